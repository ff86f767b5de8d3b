package bot

import (
	"sync"

	"github.com/af22046e/skat/assets"
	"github.com/af22046e/skat/internal/bot/appraisal"
)

// evaluationFile is what `skat train` made; see EXPERT-TRAINING.md.
const evaluationFile = "evaluation/expert.bin"

// Evaluation returns the tables that the program carries.
var Evaluation = sync.OnceValues(func() (*appraisal.Model, error) {
	file, err := assets.FS.ReadFile(evaluationFile)
	if err != nil {
		return appraisal.Primer(), err
	}
	m, err := appraisal.Decode(file)
	if err != nil {
		return appraisal.Primer(), err
	}
	return m, nil
})

// model returns the tables that the Expert bids by.
func (o *ExpertOptions) model() *appraisal.Model {
	if o.Model != nil {
		return o.Model
	}
	m, _ := Evaluation() // a test reads the file; rules of thumb stand in for it
	return m
}

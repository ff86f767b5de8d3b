package tui

// setupLayout is where the setup's parts lie.
type setupLayout struct {
	presets []rect // by the screen's presets, side by side; nil where they do not fit
	rules   []rect // by rule, those not shown empty
	room    rect   // of the rules below the preset together
	value   int    // column of the values
	top     int    // the first rule shown below the preset
	hint    rect
}

// layout puts the presets above the rules and the explanation below, with
// blank lines as there is room. Where the rules are more than fit they move
// below the preset.
func (s *setup) layout(rules []rule) setupLayout {
	r := body(s.w, s.h)
	column := r.centred(readable+2, r.h)
	l := setupLayout{rules: make([]rect, len(rules)), hint: rect{column.x + 2, 0, column.w - 2, 2}}
	groups := 0
	for i, one := range rules {
		l.value = max(l.value, width(one.label))
		if one.group && i > rulePlayers {
			groups++
		}
	}
	l.value += column.x + 2 + 2
	if r.w < 58 {
		l.hint.h = 4
	} else {
		l.value += 2
	}

	spare := r.h - len(rules) - l.hint.h - 1 // one blank line stands above the hint
	under, between := 0, 0
	if spare >= 1 {
		under = 1
		spare--
	}
	if spare >= groups {
		between = 1
		spare -= groups
	}
	y := r.y + min(2, max(0, spare)/3)
	l.rules[rulePreset] = rect{column.x, y, column.w, 1}
	l.presets = s.placePresets(l.rules[rulePreset])
	y += 1 + under
	shown := min(len(rules)-1, r.h-1-l.hint.h-1)
	l.top = min(max(rulePlayers, s.at-shown/2), len(rules)-shown)
	l.room = rect{column.x, y, column.w, shown}
	for i := l.top; i < l.top+shown; i++ {
		if rules[i].group && i > l.top {
			y += between
		}
		l.rules[i] = rect{column.x, y, column.w, 1}
		y++
	}
	l.hint.y = y + 1
	return l
}

// placePresets lays the names of the presets side by side, each with room for
// its brackets.
func (s *setup) placePresets(r rect) []rect {
	var list []rect
	x := r.x + 2
	for _, p := range s.presets() {
		w := width(s.env.Text.T(presetWords[p])) + 2
		list = append(list, rect{x, r.y, w, 1})
		x += w + 1
	}
	if x-1 > r.x+r.w {
		return nil
	}
	return list
}

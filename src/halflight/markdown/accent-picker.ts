import type { Element } from 'hast';
import { h } from 'hastscript';
import { lookParts } from '../features/theme/look';
import { DEFAULT_ACCENT, toControls } from '../features/theme/palette';
import type { Words } from '../words/en';

/**
 * Puts controls above a block of `site.md` to try out its `accent`, and its `mood` if it has one. Without scripts, only the block is shown. `file` is
 * the URL of the script that computes the palette (`features/accent-picker/picker.ts`).
 */
export function toAccentPicker(source: string, block: Element, file: string, words: Words): Element {
  const { hex, hue } = toControls(valueIn(source, 'accent') ?? DEFAULT_ACCENT);
  const mood = valueIn(source, 'mood');
  const autoComplete = 'off';
  const label = (name: string, control: Element) => h('label', [h('span', name), control]);
  return h('div', { className: ['accent-picker'], dataFile: file }, [
    h('fieldset', { className: ['accent-controls'] }, [
      h('legend', { className: ['visually-hidden'] }, words.theme),
      label(words.accent, h('input', { type: 'color', value: hex, autoComplete })),
      label(words.accentHue, h('input', { type: 'range', min: '0', max: '359', value: String(hue), autoComplete })),
      ...(mood === undefined
        ? []
        : [
            label(
              words.accentMood,
              h(
                'select',
                { autoComplete },
                lookParts.mood.map((name) => h('option', { selected: name === mood }, name)),
              ),
            ),
          ]),
      h('button', { type: 'button', className: ['accent-reset'] }, words.accentReset),
    ]),
    block,
  ]);
}

/** The value of a YAML key, without quotes. */
function valueIn(source: string, key: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`^\\s*${key}:\\s*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\s#][^#\\n]*?))\\s*(?:#.*)?$`, 'm').exec(source) ?? [];
  return double ?? single ?? bare;
}

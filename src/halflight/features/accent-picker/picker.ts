import { converter, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori';
import { toPaletteCss, type Mood } from '../theme/palette';

/**
 * The browser side of the controls that `markdown/accent-picker.ts` puts above lines of `site.md`: applies the picked accent to the page and writes
 * it into those lines. It is a separate file, imported when a picker on the page is first used, because it computes palettes with the build's code.
 */

// All colour spaces that the palette needs. The build also parses the other notations.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);
const toOklch = converter('oklch');

/** The palette of the picker used last. It applies only while that picker is on the page, because React may replace it. */
const sheet = new CSSStyleSheet();

/** The original lines, keyed by the `code` element that shows them. */
const written = new WeakMap<Element, Node[]>();

/** An accent as the colour input (`hex`), the hue slider (`hue`, in degrees) and `site.md` (`accent`) write it. */
interface Picked {
  hex: string;
  hue: number;
  accent: string;
}

function fromHex(hex: string): Picked {
  return { hex, hue: Math.round(toOklch(hex)?.h ?? 0), accent: hex };
}

/** A hue at the lightness and chroma of `DEFAULT_ACCENT`, in round numbers, so that the line looks handwritten. */
function fromHue(hue: number): Picked {
  const accent = `oklch(0.62 0.17 ${hue})`;
  return { hex: formatHex(accent) ?? '', hue, accent };
}

/** Applies a picker to the page, or resets it. `control` is the input, select or button that was used. */
export function pick(control: Element): void {
  const picker = control.closest<HTMLElement>('.accent-picker');
  const code = picker?.querySelector('code');
  if (!picker || !code) return;
  const [colour, hue] = picker.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
  const mood = picker.querySelector('select');
  if (!written.has(code)) written.set(code, [...code.cloneNode(true).childNodes]);
  if (control instanceof HTMLButtonElement) {
    colour.value = colour.defaultValue;
    hue.value = hue.defaultValue;
    for (const option of mood?.options ?? []) option.selected = option.defaultSelected;
    code.replaceChildren(...(written.get(code) ?? []).map((node) => node.cloneNode(true)));
    delete picker.dataset.used;
    return;
  }
  const before = /^\s*accent: *"?([^"\n]*)/m.exec(code.textContent)?.[1] ?? colour.value;
  const picked =
    control === hue
      ? fromHue(Number(hue.value))
      : control === colour
        ? fromHex(colour.value)
        : { ...fromHex(colour.value), accent: before };
  colour.value = picked.hex;
  hue.value = String(picked.hue);
  say(code, 'accent', `"${picked.accent}"`);
  if (mood) say(code, 'mood', mood.value);
  picker.dataset.used = '';
  const css = toPaletteCss(picked.accent, mood?.value as Mood | undefined);
  sheet.replaceSync(css.replace(':root', ':root:has(.accent-picker[data-used])'));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/** Replaces the value of a key in its line; the value is the line's last element. */
function say(code: Element, key: string, value: string): void {
  const line = [...code.querySelectorAll('.line')].find(({ textContent }) => textContent.trim().startsWith(`${key}:`));
  if (line?.lastElementChild) line.lastElementChild.textContent = ` ${value}`;
}

import { converter, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori';
import { toPaletteCss, type Mood } from '../theme/palette';

/**
 * What `src/markdown/accent-picker.ts` puts above lines of `site.md` comes to life here: the page takes on the accent that is picked, and the lines
 * say it. A file of its own, which a page asks for when a picker on it is first used; it computes with what the build computes with.
 */

// All that the palette is made of: the build knows the other ways to write a colour, too.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);
const toOklch = converter('oklch');

/** The palette of the picker that was used last. It holds as long as that is in the page: React may put another in its place. */
const sheet = new CSSStyleSheet();

/** The lines as their author wrote them, by the code that has them. */
const written = new WeakMap<Element, Node[]>();

/** A colour and hue as controls have them, and as `site.md` has the colour. */
interface Picked {
  hex: string;
  hue: number;
  accent: string;
}

function fromHex(hex: string): Picked {
  return { hex, hue: Math.round(toOklch(hex)?.h ?? 0), accent: hex };
}

/** A hue at the lightness and the chroma of the accent of a site that names none; round, so that the line is one that people write. */
function fromHue(hue: number): Picked {
  const accent = `oklch(0.62 0.17 ${hue})`;
  return { hex: formatHex(accent) ?? '', hue, accent };
}

/** Does what a control of a picker says: `control` is the one that was used. */
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

/** Writes the value of a key into the line that has it; the value is the last thing in its line. */
function say(code: Element, key: string, value: string): void {
  const line = [...code.querySelectorAll('.line')].find(({ textContent }) => textContent.trim().startsWith(`${key}:`));
  if (line?.lastElementChild) line.lastElementChild.textContent = ` ${value}`;
}

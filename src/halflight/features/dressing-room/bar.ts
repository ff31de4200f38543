import { modeHsl, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeRgb, parse, useMode } from 'culori';
import { looks, lookNames, lookParts, type Look } from '../theme/look';
import { toControls, toPaletteCss, type Mood } from '../theme/palette';
import styles from './bar.css';
import { adaptContent, applyLook, addStylesheets, keepOutfit, readOutfit, type Outfit, type Room } from './outfit';

/**
 * The dressing room of a demonstration: a bar that shows the page in every look, hue and mood, by day and by night, and copies the lines for
 * `site.md`. A module of its own, because it computes palettes with the code of the build.
 */

// The notations in which a link may name an accent.
for (const mode of [modeRgb, modeHsl, modeLrgb, modeLab, modeLch, modeOklab, modeOklch]) useMode(mode);

const script = document.querySelector<HTMLScriptElement>('script[data-room]');
const room = JSON.parse(script?.dataset.room ?? '') as Room;

/** The palette of the outfit, if it names an accent or a mood. */
const palette = new CSSStyleSheet();
document.adoptedStyleSheets.push(palette);

let outfit = valid(readOutfit());

/** An outfit without what cannot be worn: an address may say anything. */
function valid({ look, accent, mood, theme }: Outfit): Outfit {
  return {
    ...(look && look in looks && { look }),
    ...(accent && parse(accent) && { accent }),
    ...(mood && lookParts.mood.includes(mood) && { mood }),
    ...(theme && /^(?:light|dark)$/.test(theme) && { theme }),
  };
}

function paint({ look, accent, mood }: Outfit): void {
  const own = look ? looks[look].mood : room.mood;
  palette.replaceSync(accent || mood ? toPaletteCss(accent ?? room.accent, mood ?? own) : '');
}

/** Wears an outfit, within a view transition. */
async function wear(next: Outfit): Promise<void> {
  const before = outfit;
  outfit = valid(next);
  const { look, theme } = outfit;
  const links = look === before.look ? undefined : addStylesheets(room, look, false);
  await Promise.all((links ?? []).map((link) => new Promise((done) => ((link.onload = done), (link.onerror = done)))));
  // Another look was chosen meanwhile.
  if (outfit.look !== look) return links?.forEach((link) => link.remove());
  const change = (): void => {
    if (links) applyLook(room, look, links);
    adaptContent(room, look);
    paint(outfit);
    const { dataset } = document.documentElement;
    if (theme) dataset.unstoredTheme = theme;
    else delete dataset.unstoredTheme;
    // The site's own script applies the theme.
    dispatchEvent(new Event('storage'));
  };
  const isStill = !links && theme === before.theme;
  if (isStill || !(document as Partial<Document>).startViewTransition) return change();
  await document.startViewTransition(change).updateCallbackDone;
}

/** The lines of `site.md` that dress a site like this page. */
function toLines({ look = room.look, accent = room.accent, mood }: Outfit): string {
  return ['theme:', `  look: ${look}`, `  accent: "${accent}"`, ...(mood ? [`  mood: ${mood}`] : [])].join('\n');
}

const isNight = (): boolean => getComputedStyle(document.documentElement).getPropertyValue('--dark').trim() === '1';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function drawBar(): void {
  const chips = lookNames.map((value) => element('input', { type: 'radio', name: 'look', value }));
  const hue = element('input', { type: 'range', min: '0', max: '359', ariaLabel: 'Hue' });
  const mood = element(
    'select',
    { ariaLabel: 'Mood' },
    ...lookParts.mood.map((value) => element('option', { value }, value)),
  );
  const night = element('button', { type: 'button' });
  const lines = element('pre');
  const status = element('p', { className: 'status', role: 'status' });
  const copy = element('button', { type: 'button', className: 'copy' });
  const close = element('button', { type: 'button', className: 'close', ariaLabel: 'Close the dressing room' }, '×');
  const open = element('button', { type: 'button', className: 'open', hidden: true }, 'Dressing room');
  const form = element(
    'form',
    {},
    element(
      'fieldset',
      { className: 'looks' },
      element('legend', {}, 'Look'),
      ...chips.map((chip) => element('label', { className: 'chip' }, chip, chip.value)),
    ),
    element('label', { className: 'hue' }, 'Hue', hue),
    element('label', { className: 'mood' }, 'Mood', mood),
    night,
    lines,
    copy,
    close,
  );

  /** Shows in the bar what the page wears. */
  const show = (): void => {
    for (const chip of chips) chip.checked = chip.value === (outfit.look ?? room.look);
    hue.value = String(toControls(outfit.accent ?? room.accent).hue);
    mood.value = outfit.mood ?? (outfit.look ? looks[outfit.look].mood : room.mood);
    night.textContent = isNight() ? 'Day' : 'Night';
    lines.textContent = toLines(outfit);
    copy.textContent = `Copy these ${lines.textContent.split('\n').length === 3 ? 'three' : 'four'} lines`;
  };
  const choose = async (part: Outfit): Promise<void> => {
    const chosen = { ...outfit, ...part };
    keepOutfit(valid(chosen));
    await wear(chosen);
    show();
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    if (target === hue) void choose({ accent: `oklch(0.62 0.17 ${hue.value})` });
    else if (target === mood) void choose({ mood: mood.value as Mood });
    else {
      // Another look has a mood of its own.
      delete outfit.mood;
      void choose({ look: (target as HTMLInputElement).value as Look });
    }
  });
  night.addEventListener('click', () => void choose({ theme: isNight() ? 'light' : 'dark' }));
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(toLines(outfit)).then(
      () => (copy.textContent = status.textContent = 'Copied: paste them into site.md'),
      () => getSelection()?.selectAllChildren(lines),
    );
  });
  const toggle = (isOpen: boolean): void => {
    form.hidden = !isOpen;
    open.hidden = isOpen;
  };
  close.addEventListener('click', () => (toggle(false), open.focus()));
  open.addEventListener('click', () => (toggle(true), chips.find(({ checked }) => checked)?.focus()));
  // On a phone, it would cover a third of what it is to show.
  toggle(matchMedia('(width >= 48rem)').matches);

  const host = element('aside', { ariaLabel: 'Dressing room', lang: 'en', dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles as string);
  // Not an element: the Content-Security-Policy allows only styles that were there when the site was built.
  root.adoptedStyleSheets = [sheet];
  root.append(form, open, status);
  document.body.append(host);
  show();
  // The theme can also be chosen in the header, and the system may change it.
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

paint(outfit);
const begin = (): void => {
  adaptContent(room, outfit.look);
  // React renders the next page in place, in the site's own look.
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      adaptContent(room, outfit.look);
    });
  }).observe(document.body, { childList: true, subtree: true });
  if (self !== top) return;
  if (Object.keys(outfit).length > 0) keepOutfit(outfit);
  drawBar();
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();

// A page restored from the back/forward cache, or prerendered, may have missed a choice.
for (const event of ['pageshow', 'prerenderingchange'])
  addEventListener(
    event,
    () => {
      const now = valid(readOutfit());
      if (JSON.stringify(now) !== JSON.stringify(outfit)) void wear(now);
    },
    true,
  );

// The page that frames this one dresses it.
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && self !== top) void wear(data as Outfit);
});

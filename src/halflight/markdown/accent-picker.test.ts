import { gzipSync } from 'node:zlib';
import { buildPickerScript } from '../gatsby/define-client-script';
import { context, render } from '../testing/markdown';

const withPicker = { ...context, toPicker: () => Promise.resolve('/static/a.js') };
const lines = '```yaml pickAccent\ntheme:\n  accent: "#b4532a" # brick\n  mood: vivid\n```';

test('lines of site.md have controls that begin with what they say', async () => {
  const root = await render(lines, withPicker);
  const picker = root.querySelector('.accent-picker');
  expect(picker?.getAttribute('data-file')).toBe('/static/a.js');
  expect([...(picker?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Accent',
    'Hue',
    'Moodplainsoftvivid',
  ]);
  const values = [...root.querySelectorAll('input')].map((input) => [input.type, input.getAttribute('value')]);
  expect(values).toEqual([
    ['color', '#b4532a'],
    ['range', '42'],
  ]);
  expect(root.querySelector('option[selected]')?.textContent).toBe('vivid');
  expect(picker?.querySelector('.code-block pre')?.textContent).toContain('accent: "#b4532a"');
});

test.each([
  ['accent: teal', '#008080'],
  ["accent: 'oklch(0.62 0.17 250)'", '#1289e7'],
  ['accent: nothing that is a colour', '#d75928'],
  ['mood: plain', '#d75928'],
])('%s begins as %s', async (line, hex) => {
  const root = await render(`\`\`\`yaml pickAccent\ntheme:\n  ${line}\n\`\`\``, withPicker);
  expect(root.querySelector('[type=color]')?.getAttribute('value')).toBe(hex);
  expect(root.querySelectorAll('select')).toHaveLength(line.startsWith('mood') ? 1 : 0);
});

test('other code has none, nor has any where nothing computes', async () => {
  expect((await render('```yaml\naccent: teal\n```', withPicker)).querySelector('.accent-picker')).toBeNull();
  expect((await render(lines)).querySelector('.accent-picker')).toBeNull();
});

test('the script that computes is small, and asks for nothing', () => {
  const script = buildPickerScript();
  // Most of it is the library's conversion between colours; a page loads it when a picker is used, and no sooner.
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(9000);
  expect(script).not.toMatch(/\bimport\b|\brequire\(/);
  expect(script).toMatch(/export ?\{[^}]*\bas pick\b/);
});

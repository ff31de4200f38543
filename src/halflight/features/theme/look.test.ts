import { existsSync, readFileSync } from 'node:fs';
import { looks, lookNames, lookParts, toWholeLook } from './look';

test('a site that says nothing looks as it always has', () => {
  const expected = { look: 'halflight', ...looks.halflight };
  expect(toWholeLook(undefined)).toEqual(expected);
  expect(toWholeLook({ look: undefined, mood: undefined })).toEqual(expected);
});

test.each(lookNames)('the look %s decides every part', (look) => {
  const whole = toWholeLook({ look });
  expect(whole).toEqual({ look, ...looks[look] });
  for (const [part, choices] of Object.entries(lookParts)) expect(choices).toContain(whole[part as 'mood']);
});

test('no two looks are alike', () => {
  expect(new Set(lookNames.map((name) => JSON.stringify(looks[name]))).size).toBe(lookNames.length);
});

test('what a site says of a part comes before what its look says', () => {
  const said = { look: 'terminal', default: 'system', headings: './fonts/own.woff2', posts: 'cards' } as const;
  expect(toWholeLook(said)).toEqual({ ...looks.terminal, ...said });
});

test('what else a theme says is no part of a look', () => {
  const theme = { look: 'studio', accent: 'teal', fonts: { sans: 'Georgia' } } as const;
  expect(toWholeLook(theme)).toEqual({ look: 'studio', ...looks.studio });
});

test('the guide shows every look, and says what each sets', () => {
  const guide = readFileSync('docs/posts/looks/index.md', 'utf8');
  const parts = Object.keys(lookParts) as (keyof typeof lookParts)[];
  for (const look of lookNames) {
    expect(guide).toContain(`| \`${look}\` | ${parts.map((part) => looks[look][part]).join(' | ')} |`);
    expect(guide).toContain(`(./${look}.webp#wide)`);
    expect(existsSync(`docs/posts/looks/${look}.webp`)).toBe(true);
  }
  for (const part of parts) {
    const row = new RegExp(`^\\| \`${part}\` \\| ([^|]*)`, 'm').exec(guide)?.[1] ?? '';
    expect(row.match(/(?<=`)[a-z]+(?=`)/g)).toEqual([...lookParts[part]]);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { looks, lookNames, lookParts, toWholeLook } from './look';

test('a site without settings has the original look', () => {
  const expected = { look: 'halflight', ...looks.halflight };
  expect(toWholeLook(undefined)).toEqual(expected);
  expect(toWholeLook({ look: undefined, mood: undefined })).toEqual(expected);
});

test('each look sets every part to a valid value', () => {
  const undecided = lookNames.flatMap((look) => {
    const whole = toWholeLook({ look });
    return Object.entries(lookParts).flatMap(([part, choices]) =>
      (choices as readonly string[]).includes(whole[part as 'mood']) ? [] : [`${look}: ${part}`],
    );
  });
  expect(undecided).toEqual([]);
});

test('a site’s own settings override those of its look', () => {
  const said = { look: 'terminal', default: 'system', headings: './fonts/own.woff2', posts: 'cards' } as const;
  const withMore = { ...said, accent: 'teal' };
  expect(toWholeLook(withMore)).toEqual({ ...looks.terminal, ...said });
});

test('the guide shows every look and what it sets', () => {
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

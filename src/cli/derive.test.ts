import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'halflight-'));
  for (const name of ['src', 'schemas', 'package.json', 'tsconfig.json'])
    cpSync(name, join(project, name), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
afterEach(() => rmSync(project, { recursive: true }));

// The registries that are there when it starts name the folder that is gone, and what is new is in none.
test('follows folders that came and went', () => {
  const { talk, quote } = { talk: join(project, 'src/collections/talk'), quote: join(project, 'src/sections/quote') };
  const definition = readFileSync('src/collections/award/schema.ts', 'utf8');
  const section = readFileSync('src/sections/stats/schema.ts', 'utf8');
  mkdirSync(talk);
  mkdirSync(quote);
  writeFileSync(
    join(talk, 'schema.ts'),
    definition.replaceAll('award', 'talk').replace(/position: \d+/, 'position: 999'),
  );
  writeFileSync(join(talk, 'list.tsx'), '');
  writeFileSync(join(talk, 'words.ts'), "export const words = { talks: 'Talks' } as const;\n");
  writeFileSync(
    join(quote, 'schema.ts'),
    section.replace("'stats'", "'quote'").replace(/position: \d+/, 'position: 999'),
  );
  writeFileSync(join(quote, 'quote.tsx'), '');
  rmSync(join(project, 'src/collections/award'), { recursive: true });
  rmSync(join(project, 'src/sections/stats'), { recursive: true });

  execFileSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'src/cli/derive.ts'], { cwd: project });

  const read = (path: string) => readFileSync(join(project, path), 'utf8');
  expect(read('src/collections/list-names.ts')).toContain("'products', 'talks']");
  expect(read('src/sections/components.ts')).toContain('quote: Quote,');
  expect(read('schemas/talk.schema.json')).toContain('"issuer"');
  expect(JSON.parse(read('schemas/site.schema.json'))).toMatchObject({
    properties: {
      collections: { properties: { talks: { type: 'object' } } },
      words: { properties: { talks: { examples: ['Talks'] } } },
    },
  });
  expect(read('docs/pages/fields.md')).toContain('### quote section');
  expect(existsSync(join(project, 'schemas/award.schema.json'))).toBe(false);
  expect(read('docs/pages/fields.md')).not.toMatch(/awards\/NAME|stats section/);
}, 120_000);

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';

let project: string;

beforeEach(() => {
  project = makeFolder();
  for (const name of ['src', 'package.json', 'tsconfig.json'])
    cpSync(name, join(project, name), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});

// At the start, the registries list a deleted folder, and none of them lists the new files.
test('follows added and deleted folders', () => {
  const lecture = join(project, 'src/halflight/collections/lecture');
  const motto = join(project, 'src/halflight/sections/motto');
  const definition = readFileSync('src/halflight/collections/award/schema.ts', 'utf8');
  const section = readFileSync('src/halflight/sections/stats/schema.ts', 'utf8');
  mkdirSync(lecture);
  mkdirSync(motto);
  writeFileSync(
    join(lecture, 'schema.ts'),
    definition.replaceAll('award', 'lecture').replace(/position: \d+/, 'position: 999'),
  );
  writeFileSync(join(lecture, 'list.tsx'), '');
  const words = join(project, 'src/halflight/words/parts/lecture.ts');
  writeFileSync(words, "export const lecture = { lectures: 'Lectures' } as const;\n");
  writeFileSync(
    join(motto, 'schema.ts'),
    section.replace("'stats'", "'motto'").replace(/position: \d+/, 'position: 999'),
  );
  writeFileSync(join(motto, 'motto.tsx'), '');
  rmSync(join(project, 'src/halflight/collections/award'), { recursive: true });
  rmSync(join(project, 'src/halflight/words/parts/award.ts'));
  rmSync(join(project, 'src/halflight/sections/stats'), { recursive: true });

  execFileSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'src/halflight/cli/derive.ts'], {
    cwd: project,
  });

  const read = (path: string) => readFileSync(join(project, path), 'utf8');
  expect(read('src/halflight/words/list-names.ts')).toContain("'lectures'");
  expect(read('src/halflight/collections/section-components.ts')).toContain('motto: Motto,');
  expect(read('src/halflight/schemas/lecture.schema.json')).toContain('"issuer"');
  expect(JSON.parse(read('src/halflight/schemas/site.schema.json'))).toMatchObject({
    properties: {
      collections: { properties: { lectures: { type: 'object' } } },
      words: { properties: { lectures: { examples: ['Lectures'] } } },
    },
  });
  expect(read('docs/pages/fields/sections.md')).toContain('## motto\n');
  expect(read('docs/pages/fields.md')).toContain('](fields/lecture.md)');
  expect(existsSync(join(project, 'src/halflight/schemas/award.schema.json'))).toBe(false);
  expect(read('docs/pages/fields.md')).not.toContain('awards/NAME');
  expect(existsSync(join(project, 'docs/pages/fields/award.md'))).toBe(false);
  expect(read('docs/pages/fields/sections.md')).not.toContain('## stats');
}, 120_000);

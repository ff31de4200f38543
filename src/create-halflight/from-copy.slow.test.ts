import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { commitAll, gitIn } from '../halflight/testing/git';
import { writeFiles } from '../halflight/testing/write-files';
import type { Migration } from '../halflight/upgrade/migration';
import knownFiles from './known-files.json';
import { decodeKnown } from './known';
import { fromCopy, type CopySurroundings, type ScaffoldSite } from './from-copy';

/** A commit of this repository that an author copied. */
const COPIED = 'd0b727ff';

/** The scaffold of a site with the new structure, but small. */
const SCAFFOLD = {
  'package.json': JSON.stringify({
    ...{ name: 'my-folder', private: true, scripts: { build: 'halflight build', check: 'halflight check' } },
    ...{ dependencies: { gatsby: '^5.16.1', halflight: '^0.2.0' }, overrides: { sharp: '^0.35.0' } },
  }),
  '.gitignore': 'node_modules/\n.cache/\npublic/\n.env*\n',
  'README.md': 'The new one\n',
  'gatsby-config.ts': 'export default halflight();\n',
  'tsconfig.json': '{}\n',
  '.github/workflows/deploy.yml': 'name: Deploy\n',
  '.github/dependabot.yml': 'version: 2\n',
};

/** What the author added to the copy and committed. */
const OWN = {
  'content/posts/mine/index.md': '\ufeff---\r\ntitle: Mine\r\ndate: 2026-01-02\r\n---\r\n\r\nWords of mine.\r\n',
  'content/posts/mine/photo.bin': Buffer.from([0, 255, 13, 10]),
  'static/hello.txt': 'Hello\r\n',
  'README.md': 'My site\n',
  '.github/dependabot.yml': 'version: 2 # mine\n',
  'notes/todo.md': 'Mine\n',
  'src/sections/prices/schema.ts': 'export const prices = {};\n',
  'src/sections/prices/prices.tsx': 'export const Prices = () => null;\n',
  'src/mine.ts': 'export {};\n',
};

/** Our files that the author changed. */
const CHANGED = [
  ...[
    'src/ui/words/languages/de.ts',
    'src/ui/styles/tokens.css',
    'src/sections/hero/hero.tsx',
    '.github/workflows/deploy.yml',
  ],
  ...['gatsby-config.ts', 'src/sourcing/to-slug.ts'],
];

let top: string;
let copy: string;
let before: string;

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'halflight-copy-'));
  copy = join(top, 'my site');
  execFileSync('git', ['archive', '--prefix=my site/', '--output', join(top, 'copy.tar'), COPIED]);
  extract({ file: join(top, 'copy.tar'), cwd: top, sync: true });
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  const manifest = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  writeFiles(copy, {
    ...OWN,
    ...Object.fromEntries(CHANGED.map((path) => [path, `${read(path)}\n// Mine\n`])),
    '.gitignore': `${read('.gitignore')}secret.txt\n`,
    'content/site.md': read('content/site.md').replace(/^title:.*/m, 'title: "Grace: a site"'),
    'package.json': JSON.stringify({
      ...{ ...manifest, name: 'grace' },
      scripts: { ...manifest.scripts, build: 'echo mine', deploy: 'rsync -r public/ host:' },
      dependencies: { ...manifest.dependencies, react: '19.9.9', 'left-pad': '1.3.0' },
    }),
  });
  before = commitAll(copy);
  writeFiles(copy, { '.env': 'KEY=1', 'secret.txt': 'mine', 'e2e/.sites/a': 'left', 'node_modules/a': 'a' });
});

afterEach(() => {
  gitIn(copy, 'reset', '--quiet', '--hard', before);
  gitIn(copy, 'clean', '--quiet', '-fd');
});

afterAll(() => rmSync(top, { recursive: true, force: true }));

function convert(more: Partial<CopySurroundings> = {}) {
  const said: string[] = [];
  const calls: string[] = [];
  const asked: ScaffoldSite[] = [];
  const code = fromCopy(copy, {
    writeScaffold: (folder, site) => {
      asked.push(site);
      writeFiles(folder, SCAFFOLD);
    },
    ...{ version: '0.2.0', migrations: [], install: true },
    run: (program, args) => {
      calls.push([program, ...args].join(' '));
      return 0;
    },
    say: (text) => said.push(text),
    complain: (text) => said.push(text),
    ...more,
  });
  return { code, calls, asked, said: said.join('\n') };
}

const filesOf = (): string[] => {
  gitIn(copy, 'add', '--all');
  return gitIn(copy, 'ls-files', '-z').split('\0').filter(Boolean);
};

test('a changed copy becomes a site of the new structure: all of the author’s files are kept, and all of ours removed', () => {
  const { code, calls, asked, said } = convert();
  expect(code).toBe(0);
  expect(calls).toEqual(['npm install']);
  expect(asked).toEqual([{ name: 'Grace: a site', languages: ['en', 'fr'], packageManager: 'npm' }]);
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  const after = filesOf();

  // Git compares blobs, so this is byte for byte.
  expect(gitIn(copy, 'diff', '--cached', '--name-only', before, '--', 'content', 'static')).toBe('');
  const kept = [...CHANGED, 'package.json'].map((path) => `changed-before-0.2/${path}`);
  expect(after.filter((path) => !path.startsWith('content/')).sort()).toEqual(
    [...new Set([...Object.keys(SCAFFOLD), ...Object.keys(OWN), ...kept])]
      .filter((path) => !path.startsWith('content/'))
      .sort(),
  );
  for (const path of CHANGED)
    expect(read(`changed-before-0.2/${path}`)).toBe(gitIn(copy, 'show', `${before}:${path}`) + '\n');
  for (const path of ['README.md', '.github/dependabot.yml', 'src/mine.ts'] as const)
    expect(read(path)).toBe(OWN[path]);
  expect(read('gatsby-config.ts')).toBe(SCAFFOLD['gatsby-config.ts']);

  expect(JSON.parse(read('package.json'))).toEqual({
    ...{ name: 'grace', private: true },
    scripts: { build: 'halflight build', check: 'halflight check', deploy: 'rsync -r public/ host:' },
    dependencies: { gatsby: '^5.16.1', halflight: '^0.2.0', 'left-pad': '1.3.0' },
    overrides: { sharp: '^0.35.0' },
  });
  for (const part of [
    'Words of the interface: "words" in content/site.md\n  src/ui/words/languages/de.ts',
    'content/custom.css, or settings of "theme" in content/site.md\n  src/ui/styles/tokens.css',
    'a section of your own in src/sections/NAME/\n  src/sections/hero/hero.tsx',
    'by commands of the package\n  .github/workflows/deploy.yml',
    'gatsby-node.ts\n  gatsby-config.ts',
    'what for\n  src/sourcing/to-slug.ts',
    'scripts.build: "echo mine"',
    'no longer uses them:\n  src/mine.ts',
    'instead of the new ones:\n  README.md\n  .github/dependabot.yml',
    'netlify.toml is gone',
  ])
    expect(said).toContain(part);

  // Secrets and leftovers stay out of git, whatever the new `.gitignore` says.
  for (const path of ['.env', 'secret.txt', 'e2e/.sites/a']) expect(existsSync(join(copy, path))).toBe(true);
  expect(after.filter((path) => /secret|\.sites|\.env|node_modules/.test(path))).toEqual([]);

  gitIn(copy, 'commit', '--quiet', '--message', 'Use the package');
  expect(convert()).toMatchObject({ code: 1, said: expect.stringContaining('no copy of Halflight 0.1') as string });
});

test('the printed command undoes everything, and the content is migrated', () => {
  const rename: Migration = {
    version: '0.2.0',
    summary: 'A title is a name now.',
    migrate: (texts) =>
      new Map([...texts].map(([path, text]) => [path, path.includes('mine') ? text.replace('title:', 'name:') : text])),
  };
  const { said } = convert({ migrations: [rename], install: false });
  expect(said).toContain('A title is a name now.\n--- a/content/posts/mine/index.md');
  expect(gitIn(copy, 'diff', '--name-only', before, '--', 'content', 'static')).toBe('content/posts/mine/index.md');
  expect(readFileSync(join(copy, 'content/posts/mine/index.md'), 'utf8')).toBe(
    OWN['content/posts/mine/index.md'].replace('title:', 'name:'),
  );
  const [, undo = ''] = /undo all of it: (.*)$/m.exec(said) ?? [];
  execFileSync(undo, { cwd: copy, shell: true, stdio: 'ignore' });
  expect(gitIn(copy, 'status', '--porcelain')).toBe('');
  expect(existsSync(join(copy, '.env'))).toBe(true);
});

test('nothing changes that git could not restore', () => {
  writeFiles(copy, { 'content/new.md': 'new' });
  expect(convert()).toMatchObject({ code: 1, calls: [], said: expect.stringContaining('  content/new.md') as string });
  expect(gitIn(copy, 'status', '--porcelain')).toBe('?? content/new.md');
  expect(fromCopy(join(copy, 'content'), { ...({} as CopySurroundings), complain: () => undefined })).toBe(1);
});

test.each(['46eefa47', COPIED, knownFiles.until])('every file of the commit %s is known as ours', (commit) => {
  const { hasFile } = decodeKnown(knownFiles.digests);
  const lines = gitIn('.', 'ls-tree', '-r', '-z', '--full-tree', commit).split('\0').filter(Boolean);
  const files = lines.map((line) => {
    const [head = '', path = ''] = line.split('\t');
    return { path, blob: head.split(' ')[2] ?? '' };
  });
  const own = files.filter(({ path }) => !/^(?:content|static)\//.test(path));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ path, blob }) => !hasFile(path, blob))).toEqual([]);
  expect(
    own.filter(({ path, blob }) =>
      hasFile(
        path,
        blob.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      ),
    ),
  ).toEqual([]);
});

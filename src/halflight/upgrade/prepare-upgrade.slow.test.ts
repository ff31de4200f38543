import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { commitAll, fakeNpm, gitIn, halflight, makeProject, manifest, prepare, readAll } from '../testing/upgrades';
import { writeFiles } from '../testing/write-files';
import { carryOut } from './carry-out';
import { checkProject } from './check-project';
import { describeConflicts } from './describe-upgrade';
import type { Preparation, Prepared } from './prepare-upgrade';

function ready(preparation: Preparation): Prepared {
  if (preparation.state !== 'ready') throw new Error(`It is ${preparation.state}.`);
  return preparation;
}

test('an upgrade replaces what is Halflight’s, and nothing that is the author’s', async () => {
  const own = {
    'static/CNAME': 'ada.dev\n',
    'README.md': 'my site\n',
    'src/code.ts': 'one, mine\ntwo\nthree\nfour\nfive\nsix\nversion 0.1.0\n',
    'notes/todo.md': 'mine\n',
  };
  const newer = halflight('0.2.0', {
    'README.md': 'Halflight\n',
    'src/new/added.ts': 'new\n',
    'CHANGELOG.md': '## 0.2.0\n\n- Better.\n\n## 0.1.0\n\n- Good.\n',
  });
  const older = halflight('0.1.0', { 'README.md': 'Halflight\n', 'src/old/gone.ts': 'old\n' });
  const { root, releases, commit } = makeProject(own, newer, older);
  const before = readAll(root);
  const { runNpm, ran } = fakeNpm();
  const prepared = ready(await prepare(root, { source: releases + '/.git' }, { runNpm, keep: true }));
  expect(readAll(root)).toMatchObject(before);
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
  expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(commit);

  const swapped = carryOut(checkProject(root), prepared);
  expect(swapped).toEqual({ from: '0.1.0', to: '0.2.0', edited: [], isCommitted: true, hasLibraries: true });
  expect(readAll(root)).toEqual({
    ...newer,
    ...own,
    'src/code.ts': 'one, mine\ntwo\nthree\nfour\nfive\nsix\nversion 0.2.0\n',
    'content/site.md': 'my site\n',
    'content/posts/a.md': 'mine\n',
    '.env': 'KEY=1\n',
    'node_modules/library/index.js': 'of 0.2.0\n',
    'node_modules/.cache/kept': 'kept\n',
  });
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
  expect(gitIn(root, 'log', '-1', '--format=%P %an %s')).toBe(`${commit} Ada Upgrade Halflight from 0.1.0 to 0.2.0`);
  const message = gitIn(root, 'log', '-1', '--format=%B');
  expect(message).toContain('- Better.');
  expect(message).not.toContain('- Good.');
  expect(message).toContain('merged line by line:\n  src/code.ts');
  expect(ran).toEqual([
    'ci --no-audit --no-fund',
    'run derive',
    expect.stringContaining('migrate'),
    'run --silent check',
  ]);

  // The way back that is shown to authors restores everything in git.
  gitIn(root, 'reset', '--quiet', '--hard', commit);
  expect(readAll(root)).toEqual({ ...before, 'node_modules/library/index.js': 'of 0.2.0\n' });
});

test('the next upgrade knows the release that this one has left, without asking anybody', async () => {
  const { root, releases } = makeProject();
  const { runNpm } = fakeNpm();
  carryOut(checkProject(root), ready(await prepare(root, { source: `file://${releases}` }, { runNpm, keep: true })));
  writeFiles(root, { 'src/code.ts': 'one, mine\ntwo\nthree\nfour\nfive\nsix\nversion 0.2.0\n' });
  commitAll(root);
  const folder = makeFolder();
  writeFiles(folder, halflight('0.3.0'));
  carryOut(checkProject(root), ready(await prepare(root, { source: folder }, { runNpm, keep: true })));
  expect(readFileSync(join(root, 'src/code.ts'), 'utf8')).toBe(
    'one, mine\ntwo\nthree\nfour\nfive\nsix\nversion 0.3.0\n',
  );
});

test('content is migrated beside, shown as a change, and committed with the rest', async () => {
  const { root, releases } = makeProject();
  const { runNpm, ran } = fakeNpm({
    migrate: (folder, _args, { CONTENT_DIR = '' }) =>
      writeFiles(join(folder, CONTENT_DIR), { 'posts/a.md': 'migrated\n', 'posts/b.md': 'new\n' }),
  });
  const prepared = ready(await prepare(root, { source: `file://${releases}` }, { runNpm, keep: true }));
  expect(prepared.contentChanges).toEqual([
    { path: 'content/posts/a.md', before: 'mine\n', after: 'migrated\n' },
    { path: 'content/posts/b.md', before: undefined, after: 'new\n' },
  ]);
  expect(ran).toContain('run --silent migrate -- --from 0.1.0 --write --force');
  expect(readFileSync(join(root, 'content/posts/a.md'), 'utf8')).toBe('mine\n');
  carryOut(checkProject(root), prepared);
  expect(gitIn(root, 'show', 'HEAD:content/posts/a.md')).toBe('migrated');
  expect(readFileSync(join(root, 'content/posts/b.md'), 'utf8')).toBe('new\n');
});

test('content that git does not hold is checked where it is, and its migration left to its author', async () => {
  const { root, releases } = makeProject();
  const content = makeFolder();
  const seen: string[] = [];
  const { runNpm, ran } = fakeNpm({ check: (_folder, _args, { CONTENT_DIR = '' }) => void seen.push(CONTENT_DIR) });
  const prepared = ready(await prepare(root, { source: `file://${releases}`, content }, { runNpm }));
  expect(prepared.isContentApart).toBe(true);
  expect(ran.join()).not.toContain('migrate');
  expect(seen).toEqual([content]);
});

describe('content in the project that leads out of it is checked where it is, and never migrated from a copy:', () => {
  const cases: [string, (root: string, outside: string) => void][] = [
    [
      'a link to a folder elsewhere',
      (root, outside) => {
        rmSync(join(root, 'content'), { recursive: true });
        symlinkSync(outside, join(root, 'content'));
      },
    ],
    [
      'a link to a folder of the project by its whole path',
      (root) => {
        renameSync(join(root, 'content'), join(root, 'texts'));
        symlinkSync(join(root, 'texts'), join(root, 'content'));
      },
    ],
    [
      'a repository of its own',
      (root) => {
        gitIn(root, 'rm', '--quiet', '--cached', '-r', 'content');
        commitAll(join(root, 'content'));
      },
    ],
    [
      'a folder in it that is a repository of its own',
      (root) => {
        gitIn(root, 'rm', '--quiet', '--cached', '-r', 'content/posts');
        commitAll(join(root, 'content/posts'));
      },
    ],
  ];
  test.each(cases)('%s', async (_, arrange) => {
    const { root, releases } = makeProject();
    const outside = makeFolder();
    writeFiles(outside, { 'site.md': 'my site\n', 'posts/a.md': 'mine\n' });
    arrange(root, outside);
    commitAll(root);
    const before = { ...readAll(root), ...readAll(outside) };
    const seen: string[] = [];
    const { runNpm, ran } = fakeNpm({ check: (_folder, _args, { CONTENT_DIR = '' }) => void seen.push(CONTENT_DIR) });
    const prepared = ready(await prepare(root, { source: `file://${releases}` }, { runNpm, keep: true }));
    expect(prepared).toMatchObject({ isContentApart: true, contentChanges: [] });
    expect(ran.join()).not.toContain('migrate');
    expect(seen).toEqual([join(root, 'content')]);
    expect({ ...readAll(root), ...readAll(outside) }).toMatchObject(before);
    const recorded = gitIn(root, 'ls-tree', '-r', 'HEAD', '--', 'content');
    carryOut(checkProject(root), prepared);
    expect(gitIn(root, 'ls-tree', '-r', 'HEAD', '--', 'content')).toBe(recorded);
    expect(readFileSync(join(root, 'content/posts/a.md'), 'utf8')).toBe('mine\n');
    expect(gitIn(root, 'status', '--porcelain')).toBe('');
  });
});

test('content in a folder that the project has a link to is migrated beside, and shown as a change', async () => {
  const { root, releases } = makeProject();
  renameSync(join(root, 'content'), join(root, 'texts'));
  symlinkSync('texts', join(root, 'content'));
  commitAll(root);
  const { runNpm } = fakeNpm({
    migrate: (folder, _args, { CONTENT_DIR = '' }) =>
      writeFiles(join(folder, CONTENT_DIR), { 'posts/a.md': 'migrated\n' }),
  });
  const prepared = ready(await prepare(root, { source: `file://${releases}` }, { runNpm }));
  expect(prepared.contentChanges).toEqual([{ path: 'texts/posts/a.md', before: 'mine\n', after: 'migrated\n' }]);
  expect(readFileSync(join(root, 'content/posts/a.md'), 'utf8')).toBe('mine\n');
});

test('what the check says is told, and stops nothing here', async () => {
  const { root, releases } = makeProject();
  const { runNpm } = fakeNpm({ check: () => 1 });
  const { check, journal } = ready(await prepare(root, { source: `file://${releases}` }, { runNpm }));
  expect(check).toEqual({ isGood: false, output: 'check ran' });
  const message = gitIn(root, 'log', '-1', '--format=%b', journal.newCommit);
  expect(message).toContain('The new check finds errors in the content:\n\n    check ran');
});

test('package.json keeps what its author added; then the lock file is made anew, and otherwise is the release’s', async () => {
  const scripts = { scripts: { deploy: 'rsync' } };
  const { root, releases } = makeProject({ 'package.json': manifest('0.1.0', scripts) });
  const first = fakeNpm();
  const prepared = ready(await prepare(root, { source: `file://${releases}` }, { ...first, keep: true }));
  expect(prepared.told.manifestKept).toEqual(['scripts']);
  carryOut(checkProject(root), prepared);
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({ version: '0.2.0', ...scripts });
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe('{ "version": "0.2.0" }\n');
  expect(first.ran[0]).toMatch(/^ci/);

  const dependencies = { dependencies: { mine: '1.0.0' } };
  const other = makeProject({ 'package.json': manifest('0.1.0', dependencies) });
  const second = fakeNpm({ install: (folder) => writeFiles(folder, { 'package-lock.json': 'with mine\n' }) });
  carryOut(
    checkProject(other.root),
    ready(await prepare(other.root, { source: `file://${other.releases}` }, { ...second, keep: true })),
  );
  expect(second.ran[0]).toMatch(/^install --package-lock-only/);
  expect(gitIn(other.root, 'show', 'HEAD:package-lock.json')).toBe('with mine');
});

describe('what cannot be both', () => {
  const own = {
    'src/code.ts': 'mine\n',
    'src/new.ts': 'mine\n',
    'package.json': manifest('0.1.0', { type: 'module' }),
  };
  const newer = halflight('0.2.0', {
    'src/new.ts': 'theirs\n',
    'package.json': manifest('0.2.0', { type: 'commonjs' }),
  });

  test('is named, and nothing is done', async () => {
    const { root, releases, commit } = makeProject(own, newer);
    const before = readAll(root);
    const { runNpm, ran } = fakeNpm();
    const found = await prepare(root, { source: `file://${releases}` }, { runNpm });
    expect(found).toMatchObject({ state: 'conflicts', hasBase: true });
    if (found.state !== 'conflicts') return;
    expect([...found.conflicts.keys()]).toEqual(['src/new.ts', 'src/code.ts', 'package.json: type']);
    expect(describeConflicts(found.conflicts, found)).toContain(
      'src/code.ts: you and the release have changed the same lines',
    );
    expect(ran).toEqual([]);
    expect(readAll(root)).toEqual(before);
    expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(commit);
  });

  test.each([
    ['mine', 'mine\n', 'mine\n'],
    ['release', halflight('0.2.0')['src/code.ts'], 'theirs\n'],
  ] as const)('is decided by --conflicts %s', async (preference, code, added) => {
    const { root, releases } = makeProject(own, newer);
    const { runNpm } = fakeNpm();
    const prepared = ready(await prepare(root, { source: `file://${releases}`, preference }, { runNpm, keep: true }));
    expect([...prepared.told.decided.keys()]).toEqual(['src/new.ts', 'src/code.ts', 'package.json: type']);
    carryOut(checkProject(root), prepared);
    expect(readFileSync(join(root, 'src/code.ts'), 'utf8')).toBe(code);
    expect(readFileSync(join(root, 'src/new.ts'), 'utf8')).toBe(added);
  });

  test('is everything that differs, where nobody knows the release that the project is of', async () => {
    const { root } = makeProject({ 'src/code.ts': 'mine\n' });
    const folder = makeFolder();
    writeFiles(folder, halflight('0.2.0'));
    const { runNpm } = fakeNpm();
    const found = await prepare(root, { source: folder }, { runNpm });
    expect(found).toMatchObject({ state: 'conflicts', hasBase: false });
    if (found.state !== 'conflicts') return;
    expect([...found.conflicts.keys()]).toEqual(['src/cli/run.cjs', 'src/code.ts']);
    expect(describeConflicts(found.conflicts, found)).toMatch(
      /^Halflight 0\.1\.0, which this project is of, is not known/,
    );
  });
});

test('--base names the release that the project is of: a commit, a folder or an archive', async () => {
  const { root, commit } = makeProject();
  writeFiles(root, { 'src/code.ts': 'one, mine\ntwo\nthree\nfour\nfive\nsix\nversion 0.1.0\n' });
  commitAll(root);
  const [older, newer] = [makeFolder(), makeFolder()];
  writeFiles(older, halflight('0.1.0'));
  writeFiles(newer, halflight('0.2.0'));
  const { runNpm } = fakeNpm();
  for (const base of [commit, older]) {
    const prepared = ready(await prepare(root, { source: newer, base }, { runNpm }));
    expect(prepared.told.merged).toEqual(['src/code.ts']);
  }
  gitIn(root, 'update-ref', '-d', 'refs/halflight/v0.1.0');
  await expect(prepare(root, { source: newer, base: newer }, { runNpm })).rejects.toThrow('is version 0.2.0');
  await expect(prepare(root, { source: newer, base: 'nothing' }, { runNpm })).rejects.toThrow('There is no nothing.');
});

test('derived files are taken and written anew, and never merged', async () => {
  const derived = (text: string) => `// Written by \`npm run derive\`.\n${text}\n`;
  const { root, releases } = makeProject(
    { 'src/index.ts': derived('with mine'), 'src/mine.ts': 'mine\n' },
    halflight('0.2.0', { 'src/index.ts': derived('newer') }),
    halflight('0.1.0', { 'src/index.ts': derived('older') }),
  );
  const { runNpm } = fakeNpm({
    derive: (folder) =>
      writeFiles(folder, { 'src/index.ts': `${readFileSync(join(folder, 'src/index.ts'), 'utf8')}and mine\n` }),
  });
  carryOut(checkProject(root), ready(await prepare(root, { source: `file://${releases}` }, { runNpm, keep: true })));
  expect(readFileSync(join(root, 'src/index.ts'), 'utf8')).toBe(derived('newer') + 'and mine\n');
});

describe('refuses, with what is wrong and a project as it was:', () => {
  const cases: [string, RegExp, (project: ReturnType<typeof makeProject>) => Partial<Parameters<typeof prepare>[1]>][] =
    [
      ['a folder that is none', /^There is no /, () => ({ source: '/nowhere/at/all' })],
      [
        'a folder that is no Halflight',
        /is no Halflight/,
        () => {
          const source = makeFolder();
          writeFiles(source, { 'package.json': '{}' });
          return { source };
        },
      ],
      [
        'a broken package.json',
        /cannot be read/,
        () => {
          const source = makeFolder();
          writeFiles(source, halflight('0.2.0', { 'package.json': '{' }));
          return { source };
        },
      ],
      [
        'no version',
        /has no version/,
        () => {
          const source = makeFolder();
          writeFiles(source, halflight('0.2.0', { 'package.json': '{ "version": 2 }' }));
          return { source };
        },
      ],
      [
        'an older release',
        /older than yours/,
        () => {
          const source = makeFolder();
          writeFiles(source, halflight('0.0.9'));
          return { source };
        },
      ],
      [
        'a newer Node',
        /needs Node >=99/,
        () => {
          const source = makeFolder();
          writeFiles(source, halflight('0.2.0', { 'package.json': manifest('0.2.0', { engines: { node: '>=99' } }) }));
          return { source };
        },
      ],
      [
        'a version that is not there',
        /has no release 0\.9\.0/,
        ({ releases }) => ({ source: `file://${releases}`, to: '0.9.0' }),
      ],
      ['a version that is none', /is no version/, ({ releases }) => ({ source: `file://${releases}`, to: 'new' })],
      ['a repository that is none', /cannot be listed/, () => ({ source: 'file:///nowhere/at/all' })],
      [
        'a repository without releases',
        /no tag of a release/,
        () => {
          const source = makeFolder();
          commitAll(source);
          return { source: `file://${source}` };
        },
      ],
    ];
  test.each(cases)('%s', async (_, message, make) => {
    const project = makeProject();
    const before = readAll(project.root);
    const { runNpm, ran } = fakeNpm();
    const options = { source: '', ...make(project) };
    await expect(prepare(project.root, options, { runNpm })).rejects.toThrow(message);
    expect(ran).toEqual([]);
    expect(readAll(project.root)).toEqual(before);
    expect(gitIn(project.root, 'rev-parse', 'HEAD')).toBe(project.commit);
  });

  test.each(['ci', 'migrate'])('npm %s that fails', async (name) => {
    const { root, releases } = makeProject();
    const before = readAll(root);
    const { runNpm } = fakeNpm({ [name]: () => 1 });
    await expect(prepare(root, { source: `file://${releases}` }, { runNpm })).rejects.toThrow(`${name} ran`);
    expect(readAll(root)).toEqual(before);
  });
});

test('a release that is there already is nothing to do, unless it is to be taken again', async () => {
  const { root, releases } = makeProject();
  const { runNpm } = fakeNpm();
  const source = `file://${releases}`;
  expect(await prepare(root, { source, to: '0.1.0' }, { runNpm })).toEqual({
    state: 'none',
    from: '0.1.0',
    to: '0.1.0',
  });
  expect(await prepare(root, { source, to: 'v0.1.0', again: true }, { runNpm })).toMatchObject({ state: 'ready' });
});

describe('a project that git could not bring back is left alone:', () => {
  const cases: [string, RegExp, (root: string) => void][] = [
    ['a change', /not committed:\n {2}src\/code\.ts\n/, (root) => writeFiles(root, { 'src/code.ts': 'changed' })],
    ['a new file', /not committed:\n {2}content\/new\.md\n/, (root) => writeFiles(root, { 'content/new.md': 'new' })],
    ['no git', /is not in git/, (root) => rmSync(join(root, '.git'), { recursive: true })],
    [
      'nothing committed',
      /Nothing is committed yet/,
      (root) => {
        rmSync(join(root, '.git'), { recursive: true });
        gitIn(root, 'init', '--quiet');
        gitIn(root, 'config', 'user.name', 'Ada');
      },
    ],
    ['no branch', /on no branch/, (root) => gitIn(root, 'checkout', '--quiet', '--detach')],
    [
      'a merge under way',
      /in the middle of/,
      (root) => writeFiles(root, { '.git/MERGE_HEAD': gitIn(root, 'rev-parse', 'HEAD') }),
    ],
  ];
  test.each(cases)('%s', (_, message, spoil) => {
    const { root } = makeProject();
    spoil(root);
    expect(() => checkProject(root)).toThrow(message);
  });

  test('a folder in a repository, and one that is not there', () => {
    const { root } = makeProject();
    expect(() => checkProject(join(root, 'src'))).toThrow('lies in the repository');
    expect(() => checkProject(join(root, 'nowhere'))).toThrow('There is no folder');
  });
});

test('what has changed since it was prepared is not overwritten', async () => {
  const { root, releases } = makeProject();
  const { runNpm } = fakeNpm();
  const project = checkProject(root);
  const prepared = ready(await prepare(root, { source: `file://${releases}` }, { runNpm, keep: true }));
  writeFiles(root, { 'content/new.md': 'meanwhile' });
  expect(() => carryOut(project, prepared)).toThrow('not committed');
  commitAll(root);
  expect(() => carryOut(project, prepared)).toThrow('Something was committed meanwhile');
  expect(readFileSync(join(root, 'src/code.ts'), 'utf8')).toContain('0.1.0');
});

test('what an author has removed does not come back when what follows from the code is written anew', async () => {
  const guides = { 'docs/pages/fields.md': 'derived\n' };
  const own = { 'src/own.ts': 'mine\n' };
  const { root, releases } = makeProject(own, halflight('0.2.0', guides), halflight('0.1.0', guides));
  rmSync(join(root, 'docs'), { recursive: true });
  commitAll(root);
  const { runNpm, ran } = fakeNpm({
    derive: (folder) => writeFiles(folder, { 'docs/pages/fields.md': 'written anew\n' }),
  });
  carryOut(checkProject(root), ready(await prepare(root, { source: `file://${releases}` }, { runNpm, keep: true })));
  expect(ran).toContain('run derive');
  expect(Object.keys(readAll(root)).filter((path) => path.startsWith('docs/'))).toEqual([]);
});

test('a part of a release is refused: what is not in it would be removed', async () => {
  const code = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => [`src/${name}.ts`, name]),
  );
  const { root, releases } = makeProject({}, halflight('0.2.0'), halflight('0.1.0', code));
  const before = readAll(root);
  const { runNpm } = fakeNpm();
  await expect(prepare(root, { source: `file://${releases}` }, { runNpm })).rejects.toThrow(
    'is not a whole release: 10 of the 18 files that yours has are not in it.',
  );
  const folder = makeFolder();
  writeFiles(folder, halflight('0.2.0', code));
  rmSync(join(folder, 'package-lock.json'));
  await expect(prepare(root, { source: folder }, { runNpm })).rejects.toThrow(
    'is not a whole release: it has no package-lock.json.',
  );
  expect(readAll(root)).toEqual(before);
});

test('a file that git ignores is not overwritten by one of the release', async () => {
  const own = { '.gitignore': 'node_modules/\n.env*\nsrc/new\n' };
  const { root, releases } = makeProject(own, halflight('0.2.0', { 'src/new/a.ts': 'theirs\n' }));
  writeFiles(root, { 'src/new': 'only here\n' });
  const { runNpm } = fakeNpm();
  const prepared = ready(await prepare(root, { source: `file://${releases}` }, { runNpm, keep: true }));
  expect(() => carryOut(checkProject(root), prepared)).toThrow('Files that are not in git stand');
  expect(readFileSync(join(root, 'src/new'), 'utf8')).toBe('only here\n');
});

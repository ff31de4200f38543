import { readFileSync } from 'node:fs';
import { contentFolderOfEachTest, page, post, svg } from '../testing/mistakes';
import { runCommand } from '../testing/run-command';
import { fixContent } from './fix-content';

const { at, write } = contentFolderOfEachTest();

const before = page(['titel: A', 'date: 2026-01-01', 'mood: fine'], '![x](<a b.svg>)\n');
const after = before.replace('titel', 'title').replace('<a b.svg>', 'a-b.svg');

beforeEach(() =>
  write({
    'site.md': page(['title: Site', 'url: https://halflight.test/']),
    'posts/a.md': before,
    'posts/a b.svg': svg(),
  }),
);

const text = () => readFileSync(at('posts/a.md'), 'utf8');

const check = (...args: string[]) => runCommand('check', args, { environment: { CONTENT_DIR: at() } });

test('only what the author agrees to is done', async () => {
  const said: string[] = [];
  const asked: string[] = [];
  const fix = (answer: string | undefined) =>
    fixContent(at(), {
      yes: false,
      say: (line) => said.push(line),
      ask: (question) => {
        asked.push(question);
        return Promise.resolve(answer);
      },
    });
  for (const answer of ['n', '', 'what?', undefined]) expect(await fix(answer)).toBe(false);
  expect(text()).toBe(before);
  expect(said.at(-1)).toBe('Nothing was changed.\n');
  expect(await fix(' Yes')).toBe(true);
  expect(new Set(asked)).toEqual(new Set(['Shall I change 1 file and rename 1 file? [y/N] ']));
  expect(said.at(-1)).toBe('Fixed: changed 1 file and renamed 1 file.\n');
  expect(text()).toBe(after);
  expect(await fix('y')).toBe(false);
  expect(said.at(-1)).toBe('There is nothing that can be fixed automatically.\n');
});

test('without a terminal the diff and the command are shown', () => {
  const { status, stdout } = check('--fix');
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /posts\/a\.md\n@@ -1,6 \+1,6 @@\n ---\n-titel: .*\n\+title: [^]*-!\[x\]\(<a b\.svg>\)\n\+!\[x\]\(a-b\.svg\)\n\nrename .*posts\/a b\.svg => .*posts\/a-b\.svg\n\nNothing was changed\. To change 1 file and rename 1 file: CONTENT_DIR=.* npm run check -- --fix --yes\n/,
  );
  expect(stdout).toMatch(
    /error "titel" is not a field[^]*; 1 of these can be fixed by "CONTENT_DIR=\S+ npm run check -- --fix"\n$/,
  );
  expect(stdout).not.toContain('\u001b');
  expect(text()).toBe(before);
}, 120_000);

test('--yes does it, and the exit code is that of the remaining problems', () => {
  const { status, stdout } = check('--fix', '--yes');
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /\nFixed: changed 1 file and renamed 1 file\.\n[^]*error "mood" is not a field[^]*\n1 error in .*\n$/,
  );
  expect(text()).toBe(after);
  write({ 'posts/a.md': after.replace('mood', 'titel') });
  expect(check('--fix', '--yes').stdout).toMatch(/^There is nothing that can be fixed automatically\.\n\n/);
  write({ 'posts/a.md': post(['lastmod: 2026-01-02'], 'x') });
  expect(check('--fix', '--yes')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/No problems in /) as string,
  });
}, 120_000);

test('--json says which problems can be fixed, and with --fix which remain', () => {
  const fixable = (stdout: string) =>
    (JSON.parse(stdout) as { message: string; fixable?: true }[]).map((each) => each.fixable);
  const first = check('--json');
  expect(fixable(first.stdout)).toEqual([true, undefined]);
  expect(first.stdout).not.toContain('"fix"');
  expect(check('--fix', '--json')).toMatchObject({
    status: 2,
    stderr: 'With "--json" no question can be asked: add "--yes".\n',
  });
  expect(fixable(check('--fix', '--yes', '--json').stdout)).toEqual([undefined]);
  expect(text()).toBe(after);
  expect(check('--fix', '--built')).toMatchObject({ status: 2 });
  expect(check('--yes')).toMatchObject({
    status: 2,
    stderr: '"--yes" only works together with "--fix".\n',
  });
}, 120_000);

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../testing/temporary-folder';
import { thisDisk } from './disk';
import { LocalRepository } from './local-repository';

const one = '---\ntitle: One\n---\n\nWords.\n';

interface File {
  path: string;
  text?: string;
  base?: string;
}

/** An editor's server for a folder with one post, and pages that ask it as Sveltia CMS does. */
function makeRepository() {
  const content = makeFolder();
  const files = makeFolder();
  mkdirSync(join(content, 'posts'));
  const post = join(content, 'posts/one.md');
  writeFileSync(post, one);
  const repository = new LocalRepository({ content, static: files }, thisDisk);
  const openPage = async () => {
    const page = repository.newPage();
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await repository.answer({ method, path, page, body: JSON.stringify(body) });
      if ('bytes' in answer) throw new Error('These are bytes.');
      return { status: answer.status, json: answer.json as Record<string, unknown> };
    };
    const save = (saved: readonly File[]) =>
      ask('POST', '/repos/local/a/contents', {
        files: saved.map(({ path, text, base }) => ({
          operation: text === undefined ? 'delete' : 'update',
          path,
          content: Buffer.from(text ?? '').toString('base64'),
          ...(base !== undefined && { base }),
        })),
      });
    const tree = async () => (await ask('GET', '/repos/local/a/git/trees/files')).json.tree as { path: string }[];
    await tree();
    return { ask, save, tree, changed: async () => (await ask('GET', '/changed')).json.changed };
  };
  return { repository, openPage, content, post, read: () => readFileSync(post, 'utf8') };
}

test('lists and reads the files of both folders', async () => {
  const { openPage } = makeRepository();
  const { tree, ask } = await openPage();
  expect((await tree()).map(({ path }) => path)).toEqual(['content/posts/one.md']);
  const { json } = await ask('POST', '/repos/local/a/file-contents', {
    files: ['content/posts/one.md', 'content/no.md'],
  });
  expect(json).toMatchObject([{ path: 'content/posts/one.md', content: Buffer.from(one).toString('base64') }]);
});

test('a page knows no changes but its own until it is loaded anew, and can ask for them', async () => {
  const { openPage, post } = makeRepository();
  const { save, changed, ask } = await openPage();
  const headOf = async () => (await ask('GET', '/repos/local/a/branches/files')).json.commit;
  const head = await headOf();
  expect(await changed()).toEqual([]);
  writeFileSync(post, one.replace('Words.', 'Other words.'));
  expect([await changed(), await headOf()]).toEqual([['content/posts/one.md'], head]);
  const { json } = await save([{ path: 'content/posts/one.md', base: one, text: one.replace('One', 'Two') }]);
  expect(json).toMatchObject({ merged: ['content/posts/one.md'] });
  expect(await headOf()).toEqual({ id: (json.commit as { sha: string }).sha, message: '' });
  // It has only its own part.
  expect(await changed()).toEqual(['content/posts/one.md']);
});

test('of two pages, the second to save is merged, or told that it was the other one', async () => {
  const { openPage, read } = makeRepository();
  const [first, second] = [await openPage(), await openPage()];
  const path = 'content/posts/one.md';
  await first.save([{ path, base: one, text: one.replace('One', 'Two') }]);
  const mine = one.replace('Words.', 'My words.');
  expect((await second.save([{ path, base: one, text: mine }])).status).toBe(200);
  expect(read()).toBe(mine.replace('One', 'Two'));
  await first.save([{ path, base: one.replace('One', 'Two'), text: one.replace('One', '2') }]);
  const { status, json } = await second.save([{ path, base: mine, text: mine.replace('One', 'Three') }]);
  expect([status, json.message]).toEqual([409, expect.stringContaining('has changed “title” in content/posts/one.md')]);
  expect(read()).toBe(mine.replace('One', '2'));
});

test('whose page last wrote what a page wants to change is said', async () => {
  const { openPage } = makeRepository();
  const [first, second] = [await openPage(), await openPage()];
  const path = 'content/posts/one.md';
  await first.save([{ path, base: one, text: one.replace('One', 'Two') }]);
  const { json } = await second.save([{ path, base: one, text: one.replace('One', 'Three') }]);
  expect(json.message).toMatch(/^Another tab of the editor has changed “title”/);
});

test('saves that come at the same time wait for each other', async () => {
  const { openPage, read } = makeRepository();
  const [first, second] = [await openPage(), await openPage()];
  const path = 'content/posts/one.md';
  await Promise.all([
    first.save([{ path, base: one, text: one.replace('One', 'Two') }]),
    second.save([{ path, base: one, text: one.replace('Words.', 'More.') }]),
  ]);
  expect(read()).toBe(one.replace('One', 'Two').replace('Words.', 'More.'));
});

test('a page of its own can be saved again and again, and deleted', async () => {
  const { openPage, content } = makeRepository();
  const { save, changed } = await openPage();
  const path = 'content/posts/new.md';
  await save([{ path, text: one }]);
  await save([{ path, base: one, text: one.replace('One', 'New') }]);
  expect(readFileSync(join(content, 'posts/new.md'), 'utf8')).toBe(one.replace('One', 'New'));
  expect((await save([{ path }])).json).toMatchObject({ files: [null] });
  expect(await changed()).toEqual([]);
});

test('an entry that was deleted meanwhile is not written again', async () => {
  const { openPage, post } = makeRepository();
  const { save } = await openPage();
  rmSync(post);
  const { status, json } = await save([{ path: 'content/posts/one.md', base: one, text: one.replace('One', 'Two') }]);
  expect([status, json.message]).toEqual([409, expect.stringContaining('has been deleted or moved')]);
});

test('answers nobody but a page that it made, and asks older ones to load anew', async () => {
  const { repository, content } = makeRepository();
  const asked = { method: 'GET', path: '/repos/local/a/git/trees/files', page: '', body: '' };
  expect(await repository.answer(asked)).toMatchObject({ status: 403 });
  expect(
    await new LocalRepository({ content }, thisDisk).answer({ ...asked, page: repository.newPage() }),
  ).toMatchObject({
    status: 403,
    json: { message: expect.stringContaining('reload the page') as string },
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { thisDisk } from './disk';
import { LocalRepository } from './local-repository';

const one = '---\ntitle: One\n---\n\nWords.\n';

interface File {
  path: string;
  text?: string;
  base?: string;
}

/** An editor server for a folder with one post, and pages that send requests as Sveltia CMS does. */
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

test('a page sees only its own changes until it is reloaded, but can ask for others', async () => {
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
  // The page has only its own part of the merged file.
  expect(await changed()).toEqual(['content/posts/one.md']);
});

test('concurrent saves wait for each other', async () => {
  const { openPage, read } = makeRepository();
  const [first, second] = [await openPage(), await openPage()];
  const path = 'content/posts/one.md';
  await Promise.all([
    first.save([{ path, base: one, text: one.replace('One', 'Two') }]),
    second.save([{ path, base: one, text: one.replace('Words.', 'More.') }]),
  ]);
  expect(read()).toBe(one.replace('One', 'Two').replace('Words.', 'More.'));
});

test('answers only pages that it made, and asks outdated ones to reload', async () => {
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

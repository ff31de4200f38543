import type { Resolving } from '../../sourcing/resolving';
import { contactPathOf } from './site-settings';

const entries = new Map<string, object>([
  ['entry:pages/contact.md', { sections: [{ type: 'contact' }] }],
  ['entry:pages/about.md', { sections: [{ type: 'prose' }] }],
  ['entry:pages/hire.md', { sections: [{ type: 'hero' }, { type: 'contact' }] }],
  ['entry:posts/a.md', {}],
  ['entry:pages/ask.md', { unlisted: true, sections: [{ type: 'contact' }] }],
]);

/** The contact path of a site with pages of these entries; `undefined` stands for a page without an entry. */
function pathOf(pages: Record<string, string | undefined>): Promise<string | undefined> {
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => entries.get(id) ?? null,
    findAll: () =>
      Promise.resolve({ entries: Object.entries(pages).map(([path, id]) => ({ path, context: id ? { id } : {} })) }),
  };
  return contactPathOf({}, { context: { nodeModel } as unknown as Resolving['context'] });
}

test('the page with the contact form is found, of several always the same', async () => {
  expect(await pathOf({ '/': undefined, '/about/': 'entry:pages/about.md', '/write/': 'entry:pages/contact.md' })).toBe(
    '/write/',
  );
  const several = { '/write/': 'entry:pages/contact.md', '/hire/': 'entry:pages/hire.md', '/a/': 'entry:posts/a.md' };
  expect(await pathOf(several)).toBe('/hire/');
});

test('one that is not published has no page, and is not told of', async () => {
  expect(await pathOf({ '/': undefined, '/about/': 'entry:pages/about.md' })).toBeUndefined();
});

test('one that is unlisted is not told of, for every page would lead to it', async () => {
  expect(await pathOf({ '/ask/': 'entry:pages/ask.md' })).toBeUndefined();
  expect(await pathOf({ '/ask/': 'entry:pages/ask.md', '/write/': 'entry:pages/contact.md' })).toBe('/write/');
});

import { render } from '../testing/markdown';
import { readFacts } from './text-facts';

const text =
  '# A #heading\n\n#loom and (#müller/web), #2 #1843 a#b \\#sign [#link](a.md) `#code` https://a.example/#hash ' +
  '<a href="b.md">#c</a> %%#canary%% #LOOM-2.\n\n```\n#fence\n```\n\n- #in_list';

test('the tags in a text are found, but not in headings, links, code and private comments', () => {
  expect(readFacts(text).hashtags).toEqual(['loom', 'müller/web', 'c', 'LOOM-2', 'in_list']);
  expect(readFacts('No tag: # a, C# and #1.')).not.toHaveProperty('hashtags');
});

test('those that the entry has lead to the pages of the tags', async () => {
  const toTag = (name: string) => (name === 'müller/web' ? undefined : `/site/tags/${name.toLowerCase()}/`);
  const root = await render(text, { toTag });
  expect(
    Array.from(root.querySelectorAll('a[rel=tag]'), (link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['#loom', '/site/tags/loom/'],
    ['#LOOM-2', '/site/tags/loom-2/'],
    ['#in_list', '/site/tags/in_list/'],
  ]);
  expect(root.textContent).toContain('#loom and (#müller/web), #2 #1843 a#b #sign');
  expect((await render(text)).querySelector('a[rel=tag]')).toBeNull();
});

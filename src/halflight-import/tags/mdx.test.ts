import { mdx } from './mdx';
import { turnTags } from './turn-tags';
import { markdownWriter } from './writers';

const turn = (text: string) =>
  turnTags(text, mdx, { write: markdownWriter, toItem: () => undefined, values: {}, variables: {} });

test.each([
  ['<Admonition type="warning" title={"Mind"}>\n\n  a\n\n  - b\n\n</Admonition>', '> [!WARNING] Mind\n> a\n>\n> - b'],
  ['<Note>a</Note>', '> [!NOTE]\n> a'],
  [
    '<Tabs groupId="os">\n  <TabItem value="a" label="Apple" default>\n\n    ```sh\n    brew\n    ```\n\n  </TabItem>\n  <TabItem value="Pear">\n    b\n  </TabItem>\n</Tabs>\n',
    '**Apple**\n\n```sh\nbrew\n```\n\n**Pear**\n\nb',
  ],
  ['<LinkCard title="The [mill]" href="/mill/" description="Grinds." />', '[The \\[mill\\]](/mill/)\n\nGrinds.'],
  ['<CardGrid>\n\t<Card title="A" icon="x">\n\t\tb\n\t</Card>\n</CardGrid>', '**A**\n\nb'],
  ['a <Link to="/b">c</Link> <Badge text="new" /> `<Note>d</Note>`', 'a [c](/b) new `<Note>d</Note>`'],
  ['<YouTube id="dQw4w9WgXcQ" />', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['<Image src="./a.png" alt="A mill" width={3} />', '![A mill](./a.png)'],
  ['<Accordion title="More">\na\n</Accordion>', '<details>\n<summary>More</summary>\n\na\n\n</details>'],
])('%j', (text, turned) => {
  const result = turn(text);
  expect(result.text.replace(/\n{3,}/g, '\n\n').trim()).toBe(turned);
  expect(result.left).toEqual([]);
});

test('a site’s own components stay and are reported', () => {
  const text = '<Chart data={{ a: [1, { b: 2 }] }} onClick={() => c()}>\nwords\n</Chart>\n\n<Image src={photo} />';
  expect(turn(text)).toEqual({
    text,
    turned: 0,
    left: [
      { name: 'Chart', line: 1 },
      { name: 'Image', line: 5 },
    ],
  });
});

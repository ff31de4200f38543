import { readFacts } from './text-facts';

test.each([
  ['{{< youtube abc >}}', 1, 1, /a shortcode of Hugo.*: put the URL of a video on a line of its own/],
  ['a\n\nb {{% notice tip %}}\nc\n{{% /notice %}}', 3, 3, /a shortcode of Hugo.*\[!NOTE\]/],
  ['a {% include x.html %}', 1, 3, /a tag of Liquid, and would be shown as plain text; if you are writing about it/],
  ['{% highlight js %}\na\n{% endhighlight %}', 1, 1, /a tag of Liquid.*between lines of ```/],
  ['- a\n- b {{ site.url }}', 2, 5, /a variable of a template/],
  ['[caption id="x"]a[/caption]', 1, 1, /a shortcode of WordPress.*!\[what it shows\]/],
  ['a [[Other note]]', 1, 3, /a link of Obsidian.*: write a link as \[words\]\(note\.md\)/],
  ['![[photo.png|300]]', 1, 1, /a picture or note of Obsidian.*!\[what it shows\]/],
  ['[1] and [[Other note]]\n\n[1]: a.md', 1, 9, /a link of Obsidian/],
  ['[a {{< b >}}][1]\n\n[1]: a.md', 1, 4, /a shortcode of Hugo/],
  ['a %%for\nmyself%%', 1, 3, /a comment of Obsidian.*<!-- comment -->/],
])('%j is told at %i:%i', (markdown, line, column, message) => {
  const [found, ...others] = readFacts(markdown).mistakes;
  expect(found).toMatchObject({ kind: 'foreign-syntax', line, column });
  expect(found?.message).toMatch(message);
  expect(others).toEqual([]);
});

test.each([
  '`{{< youtube abc >}}`',
  '```\n{% include x.html %}\n```',
  '    {{ site.url }}',
  '<!-- {% comment %} -->',
  '[caption](a.md) [gallery][1]\n\n[1]: b.md',
  '{ {a} }',
  '[[1]](a.md) [[1], [2]] `[[a]]` 100%% of it',
  'See the [gallery], [playlist x], ![embed] and [[1]].\n\n[gallery]: a.md\n[playlist x]: b.md\n[embed]: c.png\n[1]: d.md',
  '100%% safe, 20%% off',
  'a[[0]], b[1][[0]] and f()[[0]]',
  '\\[[a]], \\{{ b }}, \\{% c %}',
])('%j is none', (markdown) => {
  expect(readFacts(markdown).mistakes).toEqual([]);
});

test.each([
  [
    '![The mill](the mill.jpg)',
    1,
    13,
    /a name with spaces .* the picture .*!\[The mill\]\(<the mill\.jpg>\), or write each space as %20$/,
  ],
  ['a\n\nb [c](my paper.pdf)', 3, 7, /the link would be shown as text.*\[c\]\(<my paper\.pdf>\)/],
  ['![a](my pictures\\b.jpg)', 1, 6, /\(<my pictures\/b\.jpg>\)/],
  ['![a](photo (1).png)', 1, 6, /\(<photo \(1\)\.png>\)/],
  ['![a](my photo (1).png "A title")', 1, 6, /\(<my photo \(1\)\.png>\)/],
  ['![a](my photo.png (A title))', 1, 6, /\(<my photo\.png>\)/],
  ['![a](my\\_photo one.jpg)', 1, 6, /\(<my\\_photo one\.jpg>\)/],
  ["![a](rock 'n' roll.png)", 1, 6, /\(<rock 'n' roll\.png>\)/],
  ['[a](doc (2).pdf)', 1, 5, /the link would be shown as text.*\[a\]\(<doc \(2\)\.pdf>\)/],
])('in %j the name at %i:%i is not understood', (markdown, line, column, message) => {
  const [found, ...others] = readFacts(markdown).mistakes;
  expect(found).toMatchObject({ kind: 'bad-target', severity: 'error', line, column });
  expect(found?.message).toMatch(message);
  expect(others).toEqual([]);
});

test.each([
  '![a](<the mill.jpg>)',
  '![a](mill.jpg "the mill.jpg")',
  '![a](mill(1).jpg)',
  '![a](mill (1))',
  '![a](<mill (1).jpg>)',
  '[a] (b c.jpg)',
  '`![a](b c.jpg)`',
  '\\![a\\](b c.jpg)',
  '[f](x y)',
  'The option [deprecated](since version 2.0) is gone.',
  'handlers[name](event, 0.5)',
])('%j has no such name', (markdown) => {
  expect(readFacts(markdown).mistakes.filter(({ kind }) => kind === 'bad-target')).toEqual([]);
});

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

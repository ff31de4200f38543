import { readFacts } from './text-facts';

test.each([
  ['{{< youtube abc >}}', 1, 1, /a Hugo shortcode.*: put the URL of a video on a line of its own/],
  ['a\n\nb {{% notice tip %}}\nc\n{{% /notice %}}', 3, 3, /a Hugo shortcode.*\[!NOTE\]/],
  ['a {% include x.html %}', 1, 3, /a Liquid tag, and would be shown as plain text; if you are writing about it/],
  ['{% highlight js %}\na\n{% endhighlight %}', 1, 1, /a Liquid tag.*between lines of ```/],
  ['- a\n- b {{ site.url }}', 2, 5, /a template variable/],
  ['[caption id="x"]a[/caption]', 1, 1, /a WordPress shortcode.*!\[what it shows\]/],
  ['[a {{< b >}}][1]\n\n[1]: a.md', 1, 4, /a Hugo shortcode/],
  ['a\n\n:::tip Title\nb\n:::', 3, 1, /":::tip" is another generator’s container.*: write a note as .* \[!NOTE\]/],
  [
    '## Install {#install}',
    1,
    12,
    /"\{#install\}" is another generator’s heading id.*: the id of a heading comes from its words/,
  ],
  ['a\n{: .lead}', 2, 1, /a Kramdown attribute.*: leave it out; styles belong in custom\.css/],
  ['* a\n{:toc}', 2, 1, /"\{:toc\}" is .*: leave it out; the table of contents is made from the headings/],
  ['a\n\n[TOC]\n\nb', 3, 1, /"\[TOC\]" is another generator’s table of contents.* made from the headings/],
  ['a ![cat|300](s.svg)', 1, 3, /"!\[cat\|300\]" is an Obsidian picture with a size/],
  ['![x](a.png){width=300}', 1, 12, /"\{width=300\}" is another generator’s attribute.*: leave it out/],
  ['Done :tada: now', 1, 6, /":tada:" is a GitHub emoji code, .*: write the emoji itself/],
  ['| H~2~O |\n|---|\n| a |', 1, 4, /"~2~" is a Pandoc subscript, .*: write <sub>words<\/sub>/],
  ['It is 19^th^ of', 1, 9, /"\^th\^" is a Pandoc superscript, .*: write <sup>words<\/sup>/],
  ['A ++new word++.', 1, 3, /"\+\+new word\+\+" is another generator’s insertion.*: write <ins>words<\/ins>/],
  ['a^[A note, see [b](c.md).] d', 1, 2, /a Pandoc inline note.*: write \[\^1\], and below the text \[\^1\]: the note/],
  ['As shown [@lovelace1843].', 1, 10, /"\[@lovelace1843\]" is a Pandoc citation.*: link to where/],
  ["import X from './x'\n\na", 1, 1, /an MDX import, .*: leave it out/],
  ['a\n\nexport const x = 1;', 3, 1, /an MDX export/],
  ['a {/* b\nc */}', 1, 3, /an MDX comment.*<!-- comment -->/],
  ['a\n\n$$\na^2\n$$', 3, 1, /"\$\$" is a formula, .* set "math: true" in the front matter/],
  ['Half is $\\frac{1}{2}$.', 1, 9, /"\$\\frac\{1\}\{2\}\$" is a formula, .* set "math: true"/],
])('%j is told at %i:%i', (markdown, line, column, message) => {
  const [found, ...others] = readFacts(markdown).mistakes;
  const isTag = /Hugo|Liquid|variable|WordPress/.test(found?.message ?? '');
  expect(found).toMatchObject({ kind: isTag ? 'template-tag' : 'foreign-syntax', line, column });
  expect(found?.message).toMatch(message);
  expect(others).toEqual([]);
});

test.each([
  '`{{< youtube abc >}}`\n\n```\n{% include x.html %}\n```',
  '    {{ site.url }}\n\n<!-- {% comment %} -->',
  '[caption](a.md) [gallery][1] [[1]](a.md) [[1], [2]] `[[a]]`\n\n[1]: b.md',
  'See the [gallery], ![embed] and [[1]].\n\n[gallery]: a.md\n[embed]: c.png\n[1]: d.md',
  '100%% safe, 20%% off, { {a} }',
  'a[[0]], b[1][[0]] and f()[[0]] inside the [[ ]] environment',
  '\\[[a]], \\{{ b }}, \\{% c %}, \\==a== \\{/* a */}, \\:tada:',
  'if a == b && c == d or a==b&&c==d or (a)==b || c==d',
  'Heading\n==\n\n= a =\n\n====\n\na ==',
  'Times: 10:::20, a ::: b\n\n::: ',
  'Write {#a} or `{#a}` in {#b} words.\n\n## The `{#a}` of it',
  'A set {: a | b :} and\n`{: .lead}`',
  'The [TOC] is above.\n\nSee [TOC]\n\n\\[TOC]',
  '[TOC]\n\n[toc]: a.md',
  '![P(A|2)](s.svg) ![a | b](s.svg) [a|300](s.svg) [a](b.md) {c=d} [a](b.md){c}',
  'x^[2] and ^[a-z]+ $ and `^[a b]` and \\^[a b], e^[a b](c.md)',
  'Please import flowers from Kenya. Export = much.\n\nImport of X from "y"\n\nimport duties from 3 to 5 %',
  "    import X from './x'",
  'From $5 in C:\\windows to $9, `$\\frac{1}{2}$`, \\$\\frac{1}{2}$, $HOME\\pictures and $PATH, a$\\pi$1',
  'It costs $$ and $$$.\n\n$$ is much\n\n\\$$a\\$$\n\n$$$$',
  '[by @ada] [me@example.org] [@a](b.md) \\[@a] `[@a]`',
  '10:30:45 std::vector::iterator a:b:c: `:root:` [a](https://b.example/:c:)\n\n```css\n:root: a\n```',
  '~5 and ~6, 10~12~14, 2~4시, 5~6시, a ~b~ c, https://a.example/b~c~d <a href="/a~b~">c</a> ~~old~~',
  'a^2 + b^2, 2^3^4, x^2',
  'C++ and g++, Notepad++/C++, i++ and j++, ++i and j++, a ++ b ++ c',
])('%j is none', (markdown) => {
  expect(readFacts(markdown).mistakes).toEqual([]);
});

test('formulas are not reported where they are enabled', () => {
  expect(readFacts('$$\na^2\n$$\n\n$a==b==c$', { math: true }).mistakes).toEqual([]);
});

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
  [
    'a\n\n:::tip Title\nb\n:::',
    3,
    1,
    /":::tip" is a container of .*: write a note as a quotation that begins with \[!NOTE\]/,
  ],
  ['> ::: {.warning}\n> a', 1, 3, /a container of .*\[!NOTE\]/],
  [
    '## Install {#install}',
    1,
    12,
    /"\{#install\}" is an id of .*: the id of a heading comes from its words, so leave it out/,
  ],
  ['a\n{: .lead}', 2, 1, /an attribute of Kramdown.*: leave it out; styles belong in custom\.css/],
  ['* a\n{:toc}', 2, 1, /"\{:toc\}" is .*: leave it out; the table of contents is made from the headings/],
  ['a\n\n[TOC]\n\nb', 3, 1, /"\[TOC\]" is a table of contents .* made from the headings/],
  ['[[toc]]', 1, 1, /"\[\[toc\]\]" is a table of contents/],
  [
    'a ![cat|300](s.svg)',
    1,
    3,
    /"!\[cat\|300\]" is a picture with a size of Obsidian, which would be read out: leave it out/,
  ],
  ['![cat|300x200](s.svg)', 1, 1, /a size of Obsidian/],
  ['![x](a.png){width=300}', 1, 12, /"\{width=300\}" is an attribute .*: leave it out/],
  ['[x](a.md){.button}', 1, 10, /an attribute of/],
  ['a ==b c==.', 1, 3, /"==b c==" is a highlight of .*: write <mark>words<\/mark>/],
  ['Done :tada: now', 1, 6, /":tada:" is an emoji of GitHub, .*: write the emoji itself/],
  ['a\n\n- **:+1:**', 3, 5, /":\+1:" is an emoji/],
  ['| H~2~O |\n|---|\n| a |', 1, 4, /"~2~" is a subscript of Pandoc, .*: write <sub>words<\/sub>/],
  ['It is 19^th^ of', 1, 9, /"\^th\^" is a superscript of Pandoc, .*: write <sup>words<\/sup>/],
  ['A ++new word++.', 1, 3, /"\+\+new word\+\+" is an insertion of .*: write <ins>words<\/ins>/],
  ['a^[A note, see [b](c.md).] d', 1, 2, /an inline note of .*: write \[\^1\], and below the text \[\^1\]: the note/],
  ['As shown [@lovelace1843].', 1, 10, /"\[@lovelace1843\]" is a citation of Pandoc.*: link to where/],
  ['As shown [see @a:1843, p. 3; @b].', 1, 10, /a citation of Pandoc/],
  ["import X from './x'\n\na", 1, 1, /an import of MDX, .*: leave it out/],
  ['a\n\nexport const x = 1;', 3, 1, /an export of MDX/],
  ['a {/* b\nc */}', 1, 3, /a comment of MDX.*<!-- comment -->/],
  [
    'a\n\n$$\na^2\n$$',
    3,
    1,
    /"\$\$" is a formula, and would be shown as plain text: in a post, page or project, set "math: true" in the front matter; formulas are read in the text below it$/,
  ],
  ['$$a^2$$', 1, 1, /is a formula/],
  ['Half is $\\frac{1}{2}$.', 1, 9, /"\$\\frac\{1\}\{2\}\$" is a formula, .* set "math: true"/],
  ['It is $2\\pi r$ long, for $5.', 1, 7, /is a formula/],
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
  'inside the [[ ]] environment',
  '\\[[a]], \\{{ b }}, \\{% c %}',
  'if a == b && c == d or a==b&&c==d or (a)==b || c==d',
  'Heading\n==\n\n= a =\n\n====\n\na ==',
  'Times: 10:::20, a ::: b\n\n::: ',
  'Write {#a} or `{#a}` in {#b} words.\n\n## The `{#a}` of it',
  'A set {: a | b :} and\n`{: .lead}`',
  'The [TOC] is above.\n\nSee [TOC]\n\n\\[TOC]',
  '[TOC]\n\n[toc]: a.md',
  '![P(A|2)](s.svg) ![a | b](s.svg) [a|300](s.svg)',
  '[a](b.md) {c=d} [a](b.md){c}',
  'x^[2] and ^[a-z]+ $ and `^[a b]` and \\^[a b], e^[a b](c.md)',
  'Please import flowers from Kenya. Export = much.\n\nImport of X from "y"\n\nimport duties from 3 to 5 %',
  "    import X from './x'",
  'From $5 in C:\\windows to $9, `$\\frac{1}{2}$`, \\$\\frac{1}{2}$, $HOME\\pictures and $PATH, a$\\pi$1',
  'It costs $$ and $$$.\n\n$$ is much\n\n\\$$a\\$$\n\n$$$$',
  '\\==a== \\{/* a */}',
  '[by @ada] [me@example.org] [@a](b.md) \\[@a] `[@a]`',
])('%j is none', (markdown) => {
  expect(readFacts(markdown).mistakes).toEqual([]);
});

test('formulas are none where they are read', () => {
  expect(readFacts('$$\na^2\n$$\n\n$a==b==c$', { math: true }).mistakes).toEqual([]);
});

test.each([
  ...['10:30:45', 'std::vector::iterator', 'a:b:c:', '`:root:`', '```css\n:root: a\n```', '[a](https://b.example/:c:)'],
  ...[
    '~5 and ~6',
    '10~12~14',
    '2~4시, 5~6시',
    'a ~b~ c',
    'https://a.example/b~c~d',
    '<a href="/a~b~">c</a>',
    '~~old~~',
  ],
  ...[
    'a^2 + b^2',
    '2^3^4',
    'x^2',
    'C++ and g++',
    'Notepad++/C++',
    'i++ and j++',
    '++i and j++',
    'a ++ b ++ c',
    '\\:tada:',
  ],
])('%j is not foreign', (markdown) => {
  expect(readFacts(markdown).mistakes).toEqual([]);
});

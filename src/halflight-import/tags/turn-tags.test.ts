import { hugo, hugoExamples, zola } from './hugo';
import { hexo, liquid, rawInCode } from './liquid';
import { mdx } from './mdx';
import type { TagContext, TagSyntax } from './tag';
import { turnTags } from './turn-tags';
import { wordpress } from './wordpress';
import { htmlWriter, markdownWriter } from './writers';

const context: TagContext = {
  write: markdownWriter,
  toItem: (name) => (name.includes('missing') ? undefined : `item:${name}`),
  values: { title: 'A title' },
  variables: { 'site.title': 'Notes' },
};
const turn = (text: string, syntax: TagSyntax, more: Partial<TagContext> = {}) =>
  turnTags(text, syntax, { ...context, ...more });

const texts: Record<string, [TagSyntax, string, string]> = {
  variables: [
    liquid,
    '{{ site.title }} {{page.title}} {{- site.title -}} {{ other }}',
    'Notes A title Notes {{ other }}',
  ],
  'a gallery that a plugin reads': [
    liquid,
    '{% gallery %}\n\tsrc="a.png" alt="A"\n{% endgallery %}',
    '{% gallery %}\n\tsrc="a.png" alt="A"\n{% endgallery %}',
  ],
  'figures around what they show': [
    liquid,
    '{% figure caption:"A *mill*" %}\n![Wheels](/a.png)\n{% endfigure %}\n\n{% figure caption:"Two" %}\n![](b.png)\n![](c.png)\n{% endfigure %}',
    '![Wheels](/a.png "A mill")\n\n![](b.png)\n![](c.png)\n\nTwo',
  ],
  links: [
    liquid,
    '[a]({% post_url 2019-01-01-a %}#x) [b]({% link _posts/b.md %}) [c]({% link files/missing.pdf %})',
    '[a](item:2019-01-01-a#x) [b](item:_posts/b.md) [c](/files/missing.pdf)',
  ],
  'code within code': [
    liquid,
    '{% highlight md %}\n```js\n{% x %}\n```\n{% endhighlight %}\n\n{% gist a/1 %}',
    '````md\n```js\n{% x %}\n```\n````\n\n[Gist a/1](https://gist.github.com/a/1)',
  ],
  raw: [
    liquid,
    '{% raw %}{{ a }}{% endraw %} `{% raw %}` {% raw %}`{{ b }}`{% endraw %}',
    '{{ a }} `{% raw %}` `{{ b }}`',
  ],
  comments: [liquid, 'a{% comment %}{% gist x %}{% endcomment %}b', 'ab'],
  'a tag that is not closed': [liquid, '{% highlight js %}\ncode', '{% highlight js %}\ncode'],
  'a list': [
    liquid,
    '- one\n- {% include youtube.html id="dQw4w9WgXcQ" %}\n- two',
    '- one\n- https://www.youtube.com/watch?v=dQw4w9WgXcQ\n- two',
  ],
  'shortcodes within shortcodes': [
    hugo,
    '{{% note %}}\nA {{< ref "b" >}}\n{{% tip "T" %}}\nb\n{{% /tip %}}\n{{% /note %}}',
    '> [!NOTE]\n> A item:b\n>\n> > [!TIP] T\n> > b',
  ],
  'videos and sounds': [
    hugo,
    '{{< video src="a b.mp4" caption="What it shows" >}}\n\n{{<audio "c.mp3">}}\n\n{{< video src="https://youtu.be/dQw4w9WgXcQ" >}}\n\n{{< video id="x" >}}',
    '![What it shows](<a b.mp4> "What it shows")\n\n![](c.mp3)\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n{{< video id="x" >}}',
  ],
  'what Hexo hides, and its formulas': [
    hexo,
    '{% spoiler What I use %}\n- a\n{% endspoiler %}\n\n{% hideToggle More %}b{% endhideToggle %}\n\n{% math %}\na_1 < {b}\n{% endmath %}\n\n{% spoiler inline %}',
    '<details>\n<summary>What I use</summary>\n\n- a\n\n</details>\n\n<details>\n<summary>More</summary>\n\nb\n\n</details>\n\n$$\na_1 < {b}\n$$\n\n{% spoiler inline %}',
  ],
  galleries: [
    hugo,
    'Before\n{{< gallery caption="Both *sides*" >}}\n{{< img src="a.png" alt="A" >}}\n{{< img src="b.png" >}}\n{{< /gallery >}}\n\n{{< gallery match="*.jpg" >}}',
    'Before\n\n![A](a.png)\n![](b.png)\n\nBoth *sides*\n\n{{< gallery match="*.jpg" >}}',
  ],
  'quotation marks': [
    hugo,
    '{{< figure src="a.png" alt="a \\"b\\" [c]" caption=`x > y` >}}',
    '![a "b" \\[c\\]](a.png "x > y")',
  ],
  'a picture that is a link': [
    hugo,
    '{{< figure src="a.png" link="/b c/" caption="d" >}}\n{{< img link="e.png" >}}',
    '[![d](a.png "d")](</b c/>)\n\n![](e.png)',
  ],
  'a caption with links': [
    hugo,
    '- {{< figure src="a.png" caption="By [b](/b) and <a href=\'/c\'>c</a>" >}}',
    "- ![By b and c](a.png)\n  \n  By [b](/b) and <a href='/c'>c</a>",
  ],
  functions: [
    zola,
    '{{ youtube(id="dQw4w9WgXcQ") }}\n{% note(title="T") %}\na\n{% end %}\n{{ other(x=1) }} {{ page.title }}',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n> [!NOTE] T\n> a\n\n{{ other(x=1) }} {{ page.title }}',
  ],
  'words in brackets': [
    wordpress,
    '[sic] [link](x) [1] [a]: b [foo bar="1"] [[caption]]',
    '[sic] [link](x) [1] [a]: b [foo bar="1"] [[caption]]',
  ],
};

test.each(Object.entries(texts))('%s', (_, [syntax, text, turned]) => {
  expect(turn(text, syntax).text.trim()).toBe(turned);
});

test('tags that stay are reported with their line', () => {
  const { left, turned } = turn('a\n{{< x >}}\n\n{{< y >}}\n{{< z >}}\n{{< /y >}}\n{{< gist a b >}}', hugo);
  expect(left).toEqual([
    { name: 'x', line: 2 },
    { name: 'y', line: 4 },
    { name: 'z', line: 5 },
  ]);
  expect(turned).toBe(1);
});

test('escaped examples lose their comment marks, also in code', () => {
  expect(turn('`{{</* a */>}}` {{%/* b */%}}', hugoExamples).text).toBe('`{{< a >}}` {{% b %}}');
});

test('raw pairs are removed in code, too; an unclosed one stays and is not reported', () => {
  const turned = turn(
    '```\n{% raw %}\n  {{ a }}\n{% endraw %}\n```\n`{%- raw -%}{% b %} {% endraw %}` `{% endraw %}` `{% raw %}` `{% raw %}c{% endraw %}` `{% raw %}`',
    rawInCode,
  );
  expect(turned).toEqual({
    text: '```\n  {{ a }}\n```\n`{% b %} ` `{% endraw %}` `{% raw %}` `c` `{% raw %}`',
    turned: 3,
    left: [],
  });
});

test('the output is HTML if the text is HTML', () => {
  const write = { write: htmlWriter };
  expect(
    turn('[caption]<img src="a&amp;b.png" alt="&quot;x&quot;"> <b>Words</b>[/caption]', wordpress, write).text,
  ).toContain('<figcaption>Words</figcaption>');
  expect(turn('[code lang="php"]a &lt; "b"[/code]', wordpress, write).text.trim()).toBe(
    '<pre><code class="language-php">a &lt; &quot;b&quot;</code></pre>',
  );
  expect(turn('{% gist "a/b\\"><script>" %}', liquid, write).text).not.toContain('<a');
});

const endless: [string, TagSyntax][] = [
  ...['{% ', '{{ ', '```a ', '{% highlight %}'].map((tag): [string, TagSyntax] => [tag, liquid]),
  ...['{{< a ', '{{< note >}}'].map((tag): [string, TagSyntax] => [tag, hugo]),
  ...['{% raw %}', '{% raw %} { {% a %}'].map((tag): [string, TagSyntax] => [tag, rawInCode]),
  ...['<A ', '<A b={', '<A b="', '<A b={{', '<Note>\n'].map((tag): [string, TagSyntax] => [tag, mdx]),
  ['{% note() %}', zola],
  ['[a b ', wordpress],
];

test.each(endless)('%s: tags that are never closed stay as they are, however many there are', (tag, syntax) => {
  const text = tag.repeat(3000);
  expect(turn(text, syntax)).toMatchObject({ text, turned: 0 });
});

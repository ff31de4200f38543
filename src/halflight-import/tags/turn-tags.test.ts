import { hugo, hugoExamples, zola } from './hugo';
import { hexo, liquid, rawInCode } from './liquid';
import { mdx } from './mdx';
import type { TagContext, TagSyntax } from './tag';
import { hideCode, turnTags } from './turn-tags';
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
  paths: [
    liquid,
    '![a]({{ "/a.png" | relative_url }}) {{ site.baseurl }}/b {{ site.url }}{{ site.baseurl }}/c',
    '![a](/a.png) /b /c',
  ],
  'a gallery that a plugin reads': [
    liquid,
    '{% gallery %}\n\tsrc="a.png" alt="A"\n{% endgallery %}',
    '{% gallery %}\n\tsrc="a.png" alt="A"\n{% endgallery %}',
  ],
  links: [
    liquid,
    '[a]({% post_url 2019-01-01-a %}#x) [b]({% link _posts/b.md %}) [c]({% link files/missing.pdf %})',
    '[a](item:2019-01-01-a#x) [b](item:_posts/b.md) [c](/files/missing.pdf)',
  ],
  'a tag between words': [liquid, 'One {% gist a/b %} two.', 'One [Gist a/b](https://gist.github.com/a/b) two.'],
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
  'a video of Hexo': [hexo, '{% video /a.mp4 %}', '![](/a.mp4)'],
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
  'without a name': [hugo, '{{< >}} {{<figure src="a b.png">}}', '{{< >}} ![](<a b.png>)'],
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
  'closed by itself': [hugo, '{{< figure src="a.png" />}} {{< note />}}', '![](a.png) {{< note />}}'],
  details: [
    hugo,
    '{{< details summary="More" >}}\ntext\n{{< /details >}}',
    '<details>\n<summary>More</summary>\n\ntext\n\n</details>',
  ],
  functions: [
    zola,
    '{{ youtube(id="dQw4w9WgXcQ") }}\n{% note(title="T") %}\na\n{% end %}\n{{ other(x=1) }} {{ page.title }}',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n> [!NOTE] T\n> a\n\n{{ other(x=1) }} {{ page.title }}',
  ],
  sizes: [
    hexo,
    '{% img left /a.png 100 200 "A title" %} {% asset_img cls a.png What it shows %}',
    '![A title](/a.png) ![What it shows](a.png)',
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

test('what is left is named with its line', () => {
  const { left, turned } = turn('a\n{{< x >}}\n\n{{< y >}}\n{{< z >}}\n{{< /y >}}\n{{< gist a b >}}', hugo);
  expect(left).toEqual([
    { name: 'x', line: 2 },
    { name: 'y', line: 4 },
    { name: 'z', line: 5 },
  ]);
  expect(turned).toBe(1);
});

test('examples are freed of their marks, in code too', () => {
  expect(turn('`{{</* a */>}}` {{%/* b */%}}', hugoExamples).text).toBe('`{{< a >}}` {{% b %}}');
});

test('pairs of raw are removed in code, too; one without an end stays, and is not named', () => {
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

test('HTML is written where the text is HTML', () => {
  const write = { write: htmlWriter };
  expect(
    turn('[caption]<img src="a&amp;b.png" alt="&quot;x&quot;"> <b>Words</b>[/caption]', wordpress, write).text,
  ).toContain('<figcaption>Words</figcaption>');
  expect(turn('[code lang="php"]a &lt; "b"[/code]', wordpress, write).text.trim()).toBe(
    '<pre><code class="language-php">a &lt; &quot;b&quot;</code></pre>',
  );
  expect(turn('{% gist "a/b\\"><script>" %}', liquid, write).text).not.toContain('<a');
});

test('code is hidden, and everything else stays in its place', () => {
  const text = 'a `b` c\n\n```js\nd\n```\n> ~~~\n> e\n> ~~~\n    f `` g ` h `` i\n`j\n\nk`';
  const hidden = hideCode(text);
  expect(hidden).toHaveLength(text.length);
  expect(hidden.replace(/\uE000/g, '')).toBe('a  c\n\n\n\n\n\n\n\n    f  i\n`j\n\nk`');
});

test.each([
  ['{% '.repeat(30_000), liquid],
  ['{{ '.repeat(30_000), liquid],
  ['{{< a '.repeat(20_000), hugo],
  ['{{< note >}}'.repeat(10_000), hugo],
  ['{% note() %}'.repeat(10_000), zola],
  ['[a b '.repeat(20_000), wordpress],
  [`${'`'.repeat(3)}a `.repeat(20_000), liquid],
  ['` '.repeat(40_001), liquid],
  ['{% highlight %}'.repeat(5000), liquid],
  ['{% raw %}'.repeat(10_000), rawInCode],
  ['{% raw %} { {% a %}'.repeat(10_000), rawInCode],
  ['{% raw %}{% endraw %}'.repeat(10_000), rawInCode],
  ...['<A ', '<A b={', '<A b="', '<A b={{', '<Note>\n'].map((tag): [string, TagSyntax] => [tag.repeat(10_000), mdx]),
])('%.12s… is read in a time in proportion to its length', (text, syntax) => {
  const timeOf = (part: string) => {
    const before = process.cpuUsage();
    turn(part, syntax);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  timeOf(text.slice(0, text.length / 8));
  // With a quadratic algorithm, twice the text would take four times as long each time. Other load comes and goes: after a doubtful result both are
  // timed again, one right after the other.
  let [limit, whole] = [0, 1];
  for (let tries = 0; tries < 3 && whole >= limit; tries += 1) {
    limit = timeOf(text.slice(0, text.length / 2)) * 3.2 + 100_000;
    whole = timeOf(text);
  }
  expect(whole).toBeLessThan(limit);
});

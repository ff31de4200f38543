import { importsOfEachTest } from '../halflight/testing/imports';
import { piece, wxr } from '../halflight/testing/wordpress-export';

/** Names that every JavaScript object inherits must be treated like any other word. */

const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

const { blog, run, text, errors, inBlog } = importsOfEachTest();

const ours = inherited.map((name) => `${name}: x`).join('\n');
const lists = `tags: [${inherited.join(', ')}]\ncategories: [${inherited.join(', ')}]\nauthor: constructor`;

test.each(['constructor', '__proto__'])('in a blog of Jekyll: %s', async (name) => {
  blog({
    '_config.yml': `permalink: ${name}\n${ours}\ndefaults: [{ scope: { type: ${name} }, values: { ${name}: y } }]\n`,
    '_posts/2019-01-01-a.md': `---\ntitle: A\npermalink: ${name}\n${lists}\n${ours}\n---\nWords. {{ ${name} }} {{ site.${name} }} {% ${name} %}\n`,
    [`_posts/2019-01-02-${name}.md`]: `---\ntitle: B\nlayout: ${name}\n---\n[a](${name})\n`,
    [`_${name}/a.md`]: `---\ntitle: C\n---\nWords.\n`,
    '_data/authors.yml': `${name}: { name: N }\n`,
  });
  const report = await run({});
  expect(report.entries.map(({ from }) => from).sort()).toEqual(
    expect.arrayContaining(['_posts/2019-01-01-a.md', `_posts/2019-01-02-${name}.md`]),
  );
  expect(report.oldUrls).toContainEqual(expect.objectContaining({ from: `/${name}` }));
  const extra = text('posts/a/index.md')
    .replace(/^[^]*\nextra:\n/, '')
    .replace(/\n---\n[^]*/, '');
  for (const other of inherited) expect(extra).toContain(`  ${other}: x`);
  expect(errors()).toEqual([]);
});

test.each(['constructor', '__proto__'])('in an export of WordPress: %s', async (name) => {
  const more = `<category domain="${name}" nicename="${name}"><![CDATA[${name}]]></category><category domain="post_tag"><![CDATA[${name}]]></category><wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>`;
  const body = `<p>[${name}] words <${name}>a</${name}></p><!-- wp:${name} {"${name}":1} --><p>b</p><!-- /wp:${name} -->`;
  blog({
    'export.xml': wxr(
      piece({ id: 1, title: 'A', name: 'a', more, body }) + piece({ id: 2, title: 'B', type: name, name }),
    ),
  });
  const report = await run({ from: inBlog('export.xml') });
  expect(report.entries.map(({ to }) => to)).toEqual(['posts/a/index.md']);
  expect(report.skipped.map(({ why }) => why)).toEqual([`it is a "${name}", a kind of a plugin's own`]);
  expect(errors()).toEqual([]);
});

test('in a blog of Hugo', async () => {
  const body = inherited
    .map(
      (name) =>
        `{{ ${name} }} {{< ${name} >}}a{{< /${name} >}} {% ${name} %} {{ ${name}() }} <${name}/>\n\n:::${name}\nb\n:::`,
    )
    .join('\n\n');
  const post = `---\ntitle: A\ndate: 2019-01-01\n${lists}\ntype: constructor\nlayout: toString\n${ours}\n---\n${body}\n`;
  blog({
    'hugo.toml': `${inherited.map((name) => `[params.${name}]\n`).join('')}[permalinks]\nposts = "/:constructor/"\n`,
    'content/posts/a.md': post,
  });
  const report = await run();
  expect(report.entries.map(({ collection }) => collection)).toContain('post');
});

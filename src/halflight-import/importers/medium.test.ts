import { importsOfEachTest, missingWords } from '../../halflight/testing/imports';

const { blog, run, text, errors, answers } = importsOfEachTest();

const page = (name: string, content: string, { url = '', summary = '', tags = '' } = {}) => `<!DOCTYPE html><html><head>
<title>${name}</title><style>* { margin: 0 }</style></head><body><article class="h-entry">
<header><h1 class="p-name">${name}</h1></header>
${summary && `<section data-field="subtitle" class="p-summary">${summary}</section>`}
<section data-field="body" class="e-content"><section name="1a2b" class="section section--body section--first section--last"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn">
${content}</div></div></section></section>
<footer>${tags}<p>By <a href="https://medium.com/@ada" class="p-author h-card">Ada L.</a>${url && ` on <a href="https://medium.com/p/1a2b3c4d5e6f"><time class="dt-published" datetime="2020-01-02T10:00:00.000Z">January 2, 2020</time></a>.</p><p><a href="${url}" class="p-canonical">Canonical link</a>`}</p>
<p>Exported from <a href="https://medium.com">Medium</a> on September 21, 2021.</p></footer></article></body></html>`;

const body = `<p name="ab01" id="ab01" class="graf graf--p">Words &amp; a <a href="https://medium.com/@ada/renamed-meanwhile-2a2b3c4d5e6f?source=x" class="markup--anchor">link</a>.</p>
<h3 name="ab02" id="ab02" class="graf graf--h3">A part</h3>
<figure name="ab03" id="ab03" class="graf graf--figure"><img class="graf-image" data-image-id="1*abc.png" src="https://cdn-images-1.medium.com/max/800/1*abc.png"><figcaption class="imageCaption">The engine</figcaption></figure>
<pre data-code-block-mode="1" data-code-block-lang="javascript" name="ab04" id="ab04" class="graf graf--pre graf--preV2"><span class="pre--content"><span class="hljs-keyword">let</span> a = 1;<br>a &lt; 2;</span></pre>
<pre name="ab05" id="ab05" class="graf graf--pre">plain</pre>
<blockquote class="graf graf--pullquote">It weaves.</blockquote>
<div class="graf graf--mixtapeEmbed"><a href="https://example.com/notes" class="markup--anchor markup--mixtapeEmbed-anchor"><strong class="markup--strong markup--mixtapeEmbed-strong">Notes</strong><br><em class="markup--em markup--mixtapeEmbed-em">On the engine</em>example.com</a></div>
<figure class="graf graf--figure graf--iframe"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe></figure>`;

test('posts and drafts are converted, and responses are left out', async () => {
  blog({
    'posts/2020-01-02_A-first-post-1a2b3c4d5e6f.html': page(
      'A first post',
      `<h3 name="aa" id="aa" class="graf graf--h3 graf--title">A first post</h3><h4 class="graf graf--h4 graf--subtitle">The whole of its subtitle</h4>${body}`,
      {
        ...{ url: 'https://medium.com/@ada/a-first-post-1a2b3c4d5e6f', summary: 'The whole of…' },
        tags: '<p>Tagged in <a href="https://medium.com/tag/engines" class="p-tag">Engines</a>, <a href="https://medium.com/tag/constructor" class="p-tag">constructor</a></p>',
      },
    ),
    'posts/2020-02-03_A-second-post-2a2b3c4d5e6f.html': page(
      'A second post',
      '<p class="graf graf--p">Other words.</p>',
      {
        url: 'https://medium.com/@ada/a-second-post-2a2b3c4d5e6f',
      },
    ),
    'posts/2020-03-04_Thank-you-for-3a2b3c4d5e6f.html': page(
      'Thank you for…',
      '<p class="graf graf--p">Thank you for this text.</p>',
      {
        url: 'https://medium.com/@ada/thank-you-for-3a2b3c4d5e6f',
      },
    ),
    'posts/draft_Unfinished-4a2b3c4d5e6f.html': page('Unfinished', '<p class="graf graf--p">Not yet.</p>'),
    'posts/draft_Empty-5a2b3c4d5e6f.html': 'nothing',
    'claps/claps-0001.html': '<p>x</p>',
  });
  const report = await run();
  expect(report.program).toBe('Medium');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'posts/a-first-post/index.md',
    'posts/a-second-post/index.md',
    'posts/unfinished/index.md draft',
  ]);
  expect(report.skipped).toEqual([
    { file: 'posts/2020-03-04_Thank-you-for-3a2b3c4d5e6f.html', why: 'it is a response to a text of somebody else' },
    { file: 'posts/draft_Empty-5a2b3c4d5e6f.html', why: 'it is not a text of Medium' },
    { file: 'claps/', why: 'it holds no texts of yours' },
  ]);
  expect(report.left).toEqual([]);
  expect(report.remote).toEqual(['https://cdn-images-1.medium.com/max/800/1*abc.png']);
  const first = text('posts/a-first-post/index.md');
  expect(missingWords(body.replace('example.com</a>', '').replace(/&\w+;/g, ''), first)).toEqual([]);
  expect(first).toContain('date: 2020-01-02\nsummary: The whole of its subtitle\ntags: [Engines, constructor]\n');
  expect(first).toMatch(/---\n\nWords & a \[link\]\(\.\.\/a-second-post\/index\.md\)\.\n\n## A part\n/);
  expect(first).toContain('```javascript\nlet a = 1;\na < 2;\n```\n\n```\nplain\n```');
  expect(first).toContain(
    '> It weaves.\n\n[Notes](https://example.com/notes) — On the engine\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(first).not.toContain('Exported');
  expect(text('posts/unfinished/index.md')).toContain('date: 2021-09-21');
  expect(answers().get('/@ada/a-first-post-1a2b3c4d5e6f/')).toBe('/posts/a-first-post/');
  expect(errors().filter((error) => !error.includes('images.hosts'))).toEqual([]);
});

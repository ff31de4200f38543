import { toPalette } from '../../features/theme/palette';
import { toReaderHtml } from './to-reader-html';

const page = 'https://example.org/site/posts/a/';
const palette = toPalette(undefined, 'light');

test.each([
  ['a link within the site', '<a href="/site/about/">x</a>', '<a href="https://example.org/site/about/">x</a>'],
  ['a link on the page', '<a href="#b">x</a>', `<a href="${page}#b">x</a>`],
  [
    'a picture in several formats and sizes',
    '<picture><source srcset="/site/1.avif 400w" type="image/avif"><img src="/site/1.jpg" srcset="/site/1.jpg 400w, /site/2.jpg 800w" sizes="100vw" alt="A" loading="lazy" decoding="async"></picture>',
    '<img src="https://example.org/site/1.jpg" srcset="https://example.org/site/1.jpg 400w, https://example.org/site/2.jpg 800w" alt="A">',
  ],
  [
    'a column that is aligned',
    '<table><tbody><tr><td data-align="right">1</td></tr></tbody></table>',
    '<table><tbody><tr><td align="right">1</td></tr></tbody></table>',
  ],
  [
    'a diagram, whose colours are ours',
    '<figure class="diagram"><svg><rect fill="var(--a)"></rect></svg><figcaption><details><pre tabindex="0"><code><span>a --&gt; b</span></code></pre></details></figcaption></figure>',
    '<pre><code>a --> b</code></pre>',
  ],
  [
    'the head of a block of code',
    '<div class="code-head"><span class="code-title">a.ts</span><span class="code-language">TypeScript</span></div>',
    '<p><strong>a.ts</strong></p>',
  ],
  [
    'a card of a video',
    '<div class="embed"><a class="embed-link" href="https://vimeo.com/1"><span class="embed-label">Film</span><span class="embed-load label">Load</span><span class="embed-open label">Open</span></a><iframe></iframe></div>',
    '<p><a href="https://vimeo.com/1"><span>Film</span></a></p>',
  ],
  [
    'lines that are added and removed',
    '<pre class="has-diff" tabindex="0"><code><span class="line diff add"><b>a</b></span>\n<span class="line">b</span>\n<span class="line diff remove">c</span></code></pre>',
    '<pre><code><ins>a</ins>\nb\n<del>c</del></code></pre>',
  ],
  [
    'a callout in another',
    '<div role="note" class="callout callout-note"><p class="callout-title"><span class="callout-title-icon" aria-hidden="true"><svg></svg></span><span class="callout-title-text">Note</span></p><div class="callout-content"><p>a</p><details class="callout"><summary class="callout-title"><span class="callout-title-text">Tip</span></summary><div class="callout-content"><p>b</p></div></details></div></div>',
    '<blockquote><p><strong><span>Note</span></strong></p><p>a</p><blockquote><p><strong><span>Tip</span></strong></p><p>b</p></blockquote></blockquote>',
  ],
  [
    'a picture with another for the dark theme',
    '<figure><a class="enlarge" href="/a.jpg"><picture class="in-light"><img src="/a.jpg" alt="A"></picture><picture class="in-dark"><img src="/b.jpg" alt="A"></picture></a></figure>',
    '<figure><a href="https://example.org/a.jpg"><img src="https://example.org/a.jpg" alt="A"></a></figure>',
  ],
  [
    'code',
    '<div class="code-block"><pre class="shiki" tabindex="0"><code class="language-ts"><span class="line"><span style="color:var(--code-keyword)">let</span> a &#x3C; b</span>\n<span class="line">c</span></code></pre><button type="button">Copy</button><span class="visually-hidden" role="status"></span></div>',
    '<div><pre><code>let a &#x3C; b\nc</code></pre></div>',
  ],
  [
    'tasks',
    '<ul class="contains-task-list"><li><input type="checkbox" checked disabled> A</li><li><input type="checkbox" disabled> B</li></ul>',
    '<ul><li>\u2611\uFE0E A</li><li>\u2610 B</li></ul>',
  ],
  [
    'words for screen readers alone',
    '<a href="https://example.net/">x<span class="visually-hidden"> (elsewhere)</span></a>',
    '<a href="https://example.net/">x</a>',
  ],
  [
    'scripts, styles, frames',
    '<script>a</script><style>b</style><iframe src="https://example.net"></iframe><p class="c" data-d="e">f</p>',
    '<p>f</p>',
  ],
  [
    'a drawing in the colours of the site',
    '<figure><svg viewBox="0 0 640 200" class="drawing" role="img" aria-label="var(--accent)" stroke="currentColor"><path fill="var(--accent)" style="stroke:var(--none, red)"></path></svg></figure>',
    `<figure><svg viewBox="0 0 640 200" class="drawing" role="img" aria-label="var(--accent)" stroke="currentColor" width="640" height="200"><path fill="${palette.accent}" style="stroke:red"></path></svg></figure>`,
  ],
])('%s', (_, html, expected) => {
  expect(toReaderHtml(html, page, palette)).toBe(expected);
});

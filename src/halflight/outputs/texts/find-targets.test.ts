import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { findPublished } from './find-targets';

test.each(["it's%20here.pdf", '(a)%26b.pdf', 'a.pdf'])(
  'a file that its page shows has the URL of the page: %s',
  (name) => {
    const url = `/below/static/1f2e/${name}`;
    const html = toHtml(h('a', { href: `${url}#page=2` }));
    expect(findPublished(html, '1f2e')).toBe(url);
    expect(findPublished(JSON.stringify({ src: url }), '1f2e')).toBe(url);
    expect(findPublished(html, '3d4c')).toBeUndefined();
    expect(findPublished(html, undefined)).toBeUndefined();
  },
);

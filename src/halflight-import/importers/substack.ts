import { h } from 'hastscript';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { decodeUrl } from '../../halflight/parse-url';
import { mediaKindOf } from '../../halflight/markdown/media-files';
import { FOOTNOTE, REFERENCE } from '../footnotes';
import type { Importer, Item } from '../importer';
import { folderOf, toPath } from '../permalinks';
import { findSite, remotePictures } from '../hosts';
import { hasColumns, readCsv } from '../read-csv';
import { byClass, CARD, dataIn, drop, findIn, leave, linkTo, propertyOf, wordsIn, type Rewrite } from '../rewrite-html';
import type { Source } from '../source';
import { addItem, createBlog, withoutEmpty } from '../texts';
import { readTime } from '../times';
import { isYes, mapOf, textOf } from '../values';
import { element } from '../write-html';

export const substack: Importer = {
  label: 'Substack',
  recognise: (source) => (findList(source) === undefined ? 0 : 10),
  read: (source) => {
    const list = findList(source) ?? '';
    const rows = readCsv(source.text(list));
    const fileOf = (id: string) => source.find(`${folderOf(list)}/posts/${id}.html`);
    const listed = new Set(rows.map((row) => fileOf(row('post_id'))));
    const blog = createBlog({
      ...{ staticFolders: [''], understood: [], lists: { '/archive/': 'archive' }, feeds: ['/feed/'], rewrite },
      url: findSite(
        source.files.filter((file) => listed.has(file)).map(source.text),
        /href="https?:\/\/([^/"]+)\/p\//g,
      ),
    });
    for (const row of rows) {
      const file = fileOf(row('post_id'));
      const name = file ?? `${list}#${row('post_id')}`;
      addItem(blog, name, () => {
        if (file === undefined && row('podcast_url') === '') return 'its text is not in the export';
        const why = whyDraft(row('audience'));
        if (why !== undefined) blog.skipped.push({ file: name, why });
        return toItem(row, name, file === undefined ? '' : source.text(file));
      });
    }
    for (const file of source.files)
      if (/(?:^|\/)posts\/[^/]+\.html$/.test(file) && !listed.has(file))
        blog.skipped.push({ file, why: 'posts.csv does not list it' });
    blog.remote = remotePictures(
      blog.items,
      /^https:\/\/(?:[\w-]+\.)*(?:substack\.com|substackcdn\.com|amazonaws\.com)\//,
    );
    return blog;
  },
};

function findList({ files, text }: Source): string | undefined {
  if (!files.some((file) => /(?:^|\/)posts\/[^/]+\.html$/.test(file))) return undefined;
  return files.find((file) => /(?:^|\/)posts\.csv$/.test(file) && hasColumns(text(file), 'post_id', 'audience'));
}

/** Why a post that only some readers could see becomes a draft; `undefined` if everybody could. */
function whyDraft(audience: string): string | undefined {
  if (audience === '' || audience === 'everyone') return undefined;
  return `it was only for ${audience === 'only_free' ? 'subscribers' : 'paying subscribers'}, so it becomes a draft`;
}

function toItem(row: (name: string) => string, file: string, html: string): Item {
  const id = row('post_id');
  const slug = id.replace(/^\d+\.?/, '') || toSlug(row('title')) || id;
  const episode = row('podcast_url').trim();
  const player = mediaKindOf(episode.replace(/\?.*$/, ''))
    ? element('audio', '', { src: episode, title: row('title') })
    : element('p', element('a', 'Listen to this episode', { href: episode }));
  const isPublished = isYes(row('is_published'));
  const isPage = row('type') === 'page';
  const date = readTime(row('post_date')) ?? readTime(row('email_sent_at'));
  return {
    ...{ file, kind: isPage ? 'page' : 'post', bodyLine: 1, format: 'html', folders: [''] },
    values: withoutEmpty({ title: row('title'), subtitle: row('subtitle') }),
    body: (episode && player) + toOriginals(html),
    slug: toSlug(slug),
    date: isPage ? undefined : (date ?? '1970-01-01'),
    draft: !isPublished || whyDraft(row('audience')) !== undefined,
    oldUrls: isPublished ? [toPath('p', slug)] : [],
  };
}

/** Replaces the URLs of resized pictures with those of the pictures. */
const toOriginals = (html: string): string =>
  html
    .replace(
      /https:\/\/(?:cdn\.)?substack(?:cdn)?\.com\/image\/fetch\/[^"\s]*?(https%3A%2F%2F[^"\s,]+)/g,
      (_, url: string) => decodeUrl(url),
    )
    .replace(/https:\/\/bucketeer-[\w-]+\.s3\.amazonaws\.com/g, 'https://substack-post-media.s3.amazonaws.com');

/** Buttons of Substack's own, to which nothing here corresponds. */
const OWN_BUTTON = /%%|\/subscribe\b|[?&]action=share|\/comments\b|\/leaderboard\b|\/chat\b/;

const post: Rewrite = (element) => {
  const said = dataIn(element, 'dataAttrs');
  return linkTo(textOf(said.canonical_url) || textOf(said.url), textOf(said.title), textOf(said.caption));
};

const tweet: Rewrite = (element) => {
  const { url, full_text: words, name } = dataIn(element, 'dataAttrs');
  if (textOf(url) === '') return undefined;
  return [h('blockquote', [h('p', textOf(words)), ...linkTo(textOf(url), textOf(name))])];
};

const gallery: Rewrite = (element) => {
  const { images, caption } = mapOf(dataIn(element, 'dataAttrs').gallery);
  const urls = Array.isArray(images) ? images.map((image) => toOriginals(textOf(mapOf(image).src))) : [];
  if (urls.length === 0) return undefined;
  return [
    ...urls.map((src) => h('p', [h('img', { src, alt: '' })])),
    ...(textOf(caption) ? [h('p', textOf(caption))] : []),
  ];
};

const rewrite = byClass({
  'footnote-anchor': (link) => [h(REFERENCE, { name: propertyOf(link, 'href').replace(/\D/g, '') })],
  footnote: (note) => [
    h(FOOTNOTE, { name: wordsIn(note, 'footnote-number') }, findIn(note, 'footnote-content')?.children ?? []),
  ],
  'image-link-expand': drop,
  'image-link': (link) => (/\bimages?\b/.test(propertyOf(link, 'href')) ? link.children : undefined),
  'image-gallery-embed': gallery,
  'subscription-widget-wrap': leave('the subscribe form'),
  'subscription-widget-wrap-editor': leave('the subscribe form'),
  'subscription-widget': leave('the subscribe form'),
  'button-wrapper': (element) =>
    OWN_BUTTON.test(propertyOf(findIn(element, '<a>'), 'href')) ? leave('a button of Substack')(element) : undefined,
  'captioned-button-wrap': (element) => (findIn(element, '<a>') ? undefined : leave('a button of Substack')(element)),
  'native-video-embed': leave('an uploaded video'),
  'native-audio-embed': leave('an uploaded recording'),
  'poll-embed': leave('a poll'),
  'paywall-jump': drop,
  tweet,
  'twitter-embed': tweet,
  'digest-post-embed': post,
  'embedded-post-wrap': post,
  'embedded-publication-wrap': post,
  'file-embed-wrapper': (element) =>
    linkTo(propertyOf(findIn(element, 'file-embed-button'), 'href'), wordsIn(element, 'file-embed-details-h1')),
  pullquote: ({ children }) => [h('blockquote', children)],
  'mention-wrap': (element) => [h('span', textOf(dataIn(element, 'dataAttrs').name))],
  'latex-rendered': (element) => {
    const formula = textOf(dataIn(element, 'dataAttrs').persistentExpression);
    return formula ? [h(CARD, `$$\n${formula}\n$$`)] : undefined;
  },
});

import type { CommentService } from '../comment-service';

/** The locales of remark42, by the language that they are in; most have its name: https://remark42.com/docs/configuration/frontend. */
const LOCALES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'ar be bg cs de en es fa fi fr it ja ko mk pl ro ru th tr vi zh zh-tw'.split(' ').map((name) => [name, name]),
  ),
  pt: 'bp',
  uk: 'ua',
};

/**
 * remark42, on a server of the author. Its own script only creates this frame and answers its messages, so it is not loaded: on another server it could
 * do with the page what it likes.
 */
export const remark42: CommentService = {
  label: 'remark42',
  settings: { server: 'needed', site: 'optional' },
  originOf: ({ server = '' }) => new URL(server).origin,
  toFrame: ({ server = '', site = 'remark' }, { url, title, language }) => {
    const host = server.replace(/\/+$/, '');
    const spoken = language.toLowerCase();
    const parameters = new URLSearchParams({
      host,
      site_id: site,
      url,
      page_title: title,
      locale: LOCALES[spoken] ?? LOCALES[spoken.split('-')[0] ?? ''] ?? 'en',
    });
    // The frame does not read "+" as a space.
    return `${host}/web/iframe.html?${parameters.toString().replaceAll('+', '%20')}`;
  },
};

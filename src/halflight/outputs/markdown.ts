import { outputNames } from '../output-names';
import type { Output } from './output';
import { makeTexts } from './texts/make-texts';

/**
 * The site as text: each entry with a page as Markdown beside it, and `llms.txt`, which lists these texts (https://llmstxt.org). Nothing if the
 * author turns it off. Also leaves out entries that search engines should not index.
 */
export const markdown: Output = {
  files: [
    {
      patterns: [`/${outputNames.text}`, `/*/${outputNames.text}`],
      type: 'text/markdown; charset=utf-8',
      cache: 'page',
      readable: true,
      link: { rel: 'alternate', name: outputNames.text, of: 'entry', type: 'text/markdown' },
    },
    { patterns: ['/llms.txt'], inLanguages: true, type: 'text/plain; charset=utf-8', cache: 'page', readable: true },
  ],
  isOn: ({ settings }) => settings.texts !== false,
  pathsOf: ({ pages, settings: { home = '/' } }) => [
    ...pages.flatMap(({ kind, shared, path }) => (kind === 'entry' && shared ? [path + outputNames.text] : [])),
    `${home}llms.txt`,
  ],
  make: (site, { listed }) => makeTexts(site, listed),
};

/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { SearchEngineTags } from './search-engine-tags';
import { useSiteSettings } from '../src/use-site-settings';

jest.mock('../src/use-site-settings', () => ({ useSiteSettings: jest.fn() }));

/** The tags in the head of a page, as name or relation, and value. */
function tagsOf(props: Partial<Parameters<typeof SearchEngineTags>[0]>, settings: object = {}): string[] {
  jest.mocked(useSiteSettings).mockReturnValue({
    siteSettings: { url: 'https://a.example', ...settings },
    person: null,
  } as Queries.SiteSettingsQuery);
  render(<SearchEngineTags path="/a/" canonical="https://a.example/a/" noindex={false} {...props} />);
  return [...document.querySelectorAll('meta[name], link[rel]')].map((tag) =>
    ['name', 'content', 'rel', 'hreflang', 'href'].flatMap((name) => tag.getAttribute(name) ?? []).join(' '),
  );
}

/** A translation of the page. */
const to = (language: string, unlisted = false) => ({
  language,
  path: language === 'en' ? '/a/' : `/${language}/a/`,
  ...(unlisted && { unlisted }),
});

const listed = ['robots max-image-preview:large', 'canonical https://a.example/a/'];

test.each<[string, Parameters<typeof tagsOf>, string[]]>([
  ['may be listed under its address', [{}], listed],
  ['asks to be left out', [{ noindex: true }], ['robots noindex']],
  ['says nothing of languages where there is one', [{ translations: [to('en')] }], listed],
  [
    'leads whoever reads none of them to the main one, and is silent on those that are not listed',
    [{ translations: [to('en'), to('fr'), to('de', true)] }, { language: 'en' }],
    [
      ...listed,
      'alternate en https://a.example/a/',
      'alternate fr https://a.example/fr/a/',
      'alternate x-default https://a.example/a/',
    ],
  ],
  ['names none that would not name it', [{ translations: [to('en', true), to('fr'), to('de')] }], listed],
  ['that is not the home page shows no codes', [{}, { verification: { google: 'abc' } }], listed],
  [
    'that is the home page shows whose the site is',
    [{ path: '/' }, { verification: { google: 'abc', bing: null, pinterest: 'def' } }],
    ['google-site-verification abc', 'p:domain_verify def', ...listed],
  ],
])('a page %s', (_, given, expected) => {
  expect(tagsOf(...given).sort()).toEqual([...expected].sort());
});

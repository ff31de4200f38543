/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { toErrorDigest } from '../ui/components/exception-boundary/exception-boundary';
import { Footer } from './frame/footer';
import { Header } from './frame/header';
import { SearchHost } from '../features/search/search-host';
import { Frame } from './frame/frame';
import { de } from '../words/languages/de';
import { en } from '../words/en';
import { toWords } from '../words/words';
import { fallback, RootBoundary } from './root-boundary';
import { SiteFrame } from './site-frame';
import { useSiteSettings } from '../src/use-site-settings';

jest.mock('../src/use-site-settings', () => ({ useSiteSettings: jest.fn() }));
jest.mock('./frame/frame', () => {
  const { Frame: original } = jest.requireActual<typeof import('./frame/frame')>('./frame/frame');
  return { Frame: jest.fn(original) };
});
jest.mock('./frame/header', () => ({ Header: jest.fn(() => <header>Header</header>) }));
jest.mock('./frame/footer', () => ({ Footer: jest.fn(() => <footer>Footer</footer>) }));
jest.mock('../features/search/search-host', () => ({ SearchHost: jest.fn(() => null) }));

beforeEach(() => {
  jest.mocked(useSiteSettings).mockReturnValue({ siteSettings: null, person: null });
});
afterEach(() => jest.restoreAllMocks());

function broken(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${stack}\n    at elsewhere` });
}

describe('a broken part of the frame leaves the page intact', () => {
  const fail = () => {
    throw new Error('no mill');
  };
  const links = [{ label: 'Posts', to: '/posts/' }];
  const page = (path = '/a/') => (
    <SiteFrame path={path}>
      <p>Words</p>
    </SiteFrame>
  );
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(useSiteSettings).mockReturnValue({
      siteSettings: { title: 'A site', navigation: links, footer: { text: null, links: [{ ...links[0], url: null }] } },
      person: null,
    } as unknown as Queries.SiteSettingsQuery);
  });
  afterEach(() => {
    for (const part of [Header, Footer, SearchHost]) jest.mocked(part).mockReset();
  });

  test('its header: the links are still there', () => {
    jest.mocked(Header).mockImplementation(fail);
    render(page());
    expect(screen.getByRole('main').textContent).toBe('Words');
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual(
      expect.arrayContaining([
        ['A site', '/'],
        ['Posts', '/posts/'],
        ['Search', '/search/'],
      ]),
    );
  });

  test('its footer', () => {
    jest.mocked(Footer).mockImplementation(fail);
    render(page());
    expect(screen.getByRole('main').textContent).toBe('Words');
    expect(screen.getByRole('contentinfo').textContent).toContain('Posts');
  });
});

describe('a visitor can report what happened', () => {
  const Broken = () => {
    throw new Error('no mill');
  };
  const report = (settings: object, person: object | null) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest
      .mocked(useSiteSettings)
      .mockReturnValue({ siteSettings: settings, person } as unknown as Queries.SiteSettingsQuery);
    render(
      <SiteFrame path="/a/">
        <Broken />
      </SiteFrame>,
    );
    return screen.queryByRole('link', { name: 'Report this problem' })?.getAttribute('href');
  };

  test('by email, with the digest in it', () => {
    const href = report({ title: 'A site' }, { name: 'Ada', email: 'ada@example.org' }) ?? '';
    const digest = screen.getByText(/^[\da-f]{8}$/).textContent;
    expect(href).toMatch(/^mailto:ada@example\.org\?subject=/);
    expect(decodeURIComponent(href)).toContain(digest);
  });

  test('or else on the page with the contact form, which receives the digest', () => {
    const href = report({ title: 'A site', contactPath: '/contact/' }, null);
    expect(href).toBe(`/contact/?report=${screen.getByText(/^[\da-f]{8}$/).textContent}`);
  });
});

test('when a whole page breaks, a message remains, with a digest and a link home', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = broken('no site', 'Site (site.tsx:1)');
  jest.mocked(useSiteSettings).mockImplementation(() => {
    throw error;
  });
  render(
    <RootBoundary>
      <SiteFrame path="/a/">
        <p>Words</p>
      </SiteFrame>
    </RootBoundary>,
  );
  const name = 'Application error: a client-side exception has occurred';
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByText(toErrorDigest(error))).toBeTruthy();
  const home = screen.getByRole('link', { name: 'Back to the home page' });
  // Opened by the browser itself.
  expect([home.getAttribute('href'), home.getAttribute('target')]).toEqual(['/', '_self']);
});

test('when everything else breaks, the screen uses the site’s own words', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(useSiteSettings).mockReturnValue({
    siteSettings: { title: 'Eine Seite', language: 'de', words: toWords({ language: 'de' }) },
    person: null,
  } as unknown as Queries.SiteSettingsQuery);
  jest.mocked(Frame).mockImplementation(() => {
    throw new Error('no mill');
  });
  render(
    <RootBoundary>
      <SiteFrame path="/">
        <p>Words</p>
      </SiteFrame>
    </RootBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(de.words.exception);
  expect(screen.getByRole('link', { name: de.words.backHome })).toBeTruthy();
});

test('before the site has provided words, the screen uses English', () => {
  expect(en).toMatchObject(fallback);
});

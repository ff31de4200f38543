/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { toErrorDigest } from '../components/exception-boundary/exception-boundary';
import { Footer } from '../components/frame/footer';
import { Header } from '../components/frame/header';
import { SearchHost } from '../../features/search/search-host';
import { Frame } from '../components/frame/frame';
import { de } from '../words/languages/de';
import { en } from '../words/en';
import { toWords } from '../words/words';
import { fallback, RootBoundary } from './root-boundary';
import { SiteFrame } from './site-frame';
import { useSiteSettings } from '../../src/use-site-settings';

jest.mock('../../src/use-site-settings', () => ({ useSiteSettings: jest.fn() }));
jest.mock('../components/frame/frame', () => {
  const { Frame: original } =
    jest.requireActual<typeof import('../components/frame/frame')>('../components/frame/frame');
  return { Frame: jest.fn(original) };
});
jest.mock('../components/frame/header', () => ({ Header: jest.fn(() => <header>Header</header>) }));
jest.mock('../components/frame/footer', () => ({ Footer: jest.fn(() => <footer>Footer</footer>) }));
jest.mock('../../features/search/search-host', () => ({ SearchHost: jest.fn(() => null) }));

beforeEach(() => {
  jest.mocked(useSiteSettings).mockReturnValue({ siteSettings: null, person: null });
});
afterEach(() => jest.restoreAllMocks());

function broken(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${stack}\n    at elsewhere` });
}

test('without site.md and person.md nothing breaks', () => {
  render(
    <SiteFrame path="/">
      <p>Words</p>
    </SiteFrame>,
  );
  expect(screen.getByRole('main').textContent).toBe('Words');
});

test('a page that breaks shows the exception screen within the frame, with a digest and a way home', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = broken('no mill', 'Mill (mill.tsx:1)');
  const Broken = () => {
    throw error;
  };
  const { rerender } = render(
    <SiteFrame path="/a/">
      <Broken />
    </SiteFrame>,
  );
  const heading = { level: 1, name: 'Application error: a client-side exception has occurred' };
  expect(screen.getByRole('heading', heading)).toBeTruthy();
  expect(screen.getByText(toErrorDigest(error))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  rerender(
    <SiteFrame path="/b/">
      <p>Words</p>
    </SiteFrame>,
  );
  expect(screen.queryByRole('heading', heading)).toBeNull();
  expect(screen.getByText('Words')).toBeTruthy();
});

describe('a part of the frame that breaks leaves the page as it is', () => {
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

  test('its header: the ways that it led are still there', () => {
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

  test('its header, on one page: the next has one', () => {
    jest.mocked(Header).mockImplementation(fail);
    const { rerender } = render(page());
    jest.mocked(Header).mockImplementation(() => <header>Header</header>);
    rerender(page('/b/'));
    expect(screen.getByText('Header')).toBeTruthy();
  });

  test('its footer', () => {
    jest.mocked(Footer).mockImplementation(fail);
    render(page());
    expect(screen.getByRole('main').textContent).toBe('Words');
    expect(screen.getByRole('contentinfo').textContent).toContain('Posts');
  });

  test('its search: the page that searches is gone to, now and when it is asked for again', () => {
    jest.mocked(SearchHost).mockImplementation(fail);
    render(page());
    expect(screen.getByRole('main').textContent).toBe('Words');
    // jsdom reports that it cannot navigate.
    const gone = () => jest.mocked(console.error).mock.calls.filter(([said]) => /navigation/.test(String(said))).length;
    expect(gone()).toBe(1);
    expect(dispatchEvent(new CustomEvent('opensearch', { detail: '', cancelable: true }))).toBe(false);
    expect(gone()).toBe(2);
  });
});

describe('a visitor can say what happened', () => {
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

  test('by mail, with the digest in it', () => {
    const href = report({ title: 'A site' }, { name: 'Ada', email: 'ada@example.org' }) ?? '';
    const digest = screen.getByText(/^[\da-f]{8}$/).textContent;
    expect(href).toMatch(/^mailto:ada@example\.org\?subject=/);
    expect(decodeURIComponent(href)).toContain(digest);
  });

  test('else on the page with the contact form, which is told the digest', () => {
    const href = report({ title: 'A site', contactPath: '/contact/' }, null);
    expect(href).toBe(`/contact/?report=${screen.getByText(/^[\da-f]{8}$/).textContent}`);
  });

  test('if there is one', () => {
    expect(report({ title: 'A site' }, null)).toBeUndefined();
  });
});

test('when all of a page breaks something is left, with a digest and a way home', () => {
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

test('when all else breaks, the screen says what the site would say', () => {
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

test('what the screen says before the site said anything is what English says', () => {
  expect(en).toMatchObject(fallback);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { languagesOf, settingsIn, type SiteSettings } from '../derive/languages';
import { toRedirectsFile } from '../hosts/headers-and-redirects';
import { toNginxConf } from '../hosts/nginx';
import { listRedirects } from '../finish/host-files/redirects';
import { createBreadcrumbs } from '../finish/structured-data/breadcrumbs';
import { publishPortraits } from '../finish/structured-data/publish-portrait';
import { publish } from '../testing/published';
import { entry } from '../testing/routes';
import { makeFolder } from '../testing/temporary-folder';
import { toResume } from './person/to-resume';
import { toEntryStableId, toStableId } from './stable-id';

const settings = { title: 'A', url: 'https://a.example/site/', languages: [{ code: 'en' }, { code: 'fr' }] };
const languages = languagesOf(settings);
const of = (file: string, values: Record<string, unknown> = {}) =>
  entry(file, { title: file, date: '2026-01-01', ...values }, languages);

const site = publish(
  [
    of('posts/a.md', { aliases: ['/old/'] }),
    of('posts/a.fr.md', { aliases: ['/vieux/'], tags: ['Un'] }),
    of('posts/b.md'),
    of('pages/about.fr.md'),
  ],
  { settings },
);
const [english, french] = site.languages;

test('a file means its page in the language of the link, or else its own', () => {
  expect(english?.pathOf('posts/a.md')).toBe('/posts/a/');
  expect(french?.pathOf('posts/a.md')).toBe('/fr/posts/a/');
  expect(french?.pathOf('posts/b.md')).toBe('/posts/b/');
});

test('a translation of the name of a person, or of the title, changes no id', () => {
  const posts = [of('posts/a.md'), of('posts/a.fr.md')];
  const words = [of('site.fr.md', { title: 'Titre' }), of('person.fr.md', { name: 'Adé' })];
  const idsOf = (...[entries, own]: Parameters<typeof publish>) =>
    publish(entries, own).languages.flatMap((language) => [
      toStableId(language, 'feed'),
      ...(language.entries.get('post') ?? []).map((one) => toEntryStableId(one, language)),
    ]);
  const person = { name: 'Ada' };
  expect(idsOf([...posts, ...words], { settings, person })).toEqual(idsOf(posts, { settings, person }));
  expect(idsOf([...posts, ...words], { settings })).toEqual(idsOf(posts, { settings }));
});

test('breadcrumbs begin at the home page of the page’s language', () => {
  const page = french?.pages.find(({ path }) => path === '/fr/posts/a/');
  const way = french && page && createBreadcrumbs(french)(page);
  expect(JSON.stringify(way)).toContain('"item":"https://a.example/site/fr/"');
  expect(JSON.stringify(way)).not.toContain('"item":"https://a.example/site/"');
});

describe('a portrait of another language', () => {
  const translated = publish([of('person.fr.md', { avatar: { src: 'b.png', alt: '' } })], {
    settings,
    person: { name: 'Ada', avatar: { src: 'a.png', alt: '' } },
  });
  const addresses = [
    'https://a.example/site/static/a.png/portrait.jpg',
    'https://a.example/site/static/b.png/portrait.jpg',
  ];

  test('is published where its résumé says', async () => {
    const folder = makeFolder();
    process.env.CONTENT_DIR = folder;
    try {
      for (const name of ['a.png', 'b.png'])
        await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).toFile(join(folder, name));
      await publishPortraits(translated, join(folder, 'public'));
    } finally {
      delete process.env.CONTENT_DIR;
    }
    const said = translated.languages.map((language) => toResume(language, '') as { basics: { image: string } });
    expect(said.map(({ basics: { image } }) => image)).toEqual(addresses);
    for (const address of addresses)
      expect(existsSync(join(folder, 'public', address.replace('https://a.example/site/', '')))).toBe(true);
  });
});

test('old URLs lead to pages of every language', () => {
  expect(listRedirects(site, () => false)).toEqual([
    { from: '/old/', to: '/posts/a/' },
    { from: '/vieux/', to: '/fr/posts/a/' },
  ]);
});

describe('hosts', () => {
  const homes = ['/fr/', '/pt-br/'];
  const hosted = { prefix: '/site', headers: [], rules: [], redirects: [], hidden: [] };

  test('nginx answers with the error pages of a language below its path', () => {
    const conf = toNginxConf({ ...hosted, homes });
    expect(conf).toContain('if ($uri ~ "^/site/fr/") { set $halflight_site_language "/fr"; }');
    expect(conf).toContain('error_page 404 /site$halflight_site_language/404.html;');
    expect(conf).toContain('^/site(?:/fr|/pt-br)?(?:');
    expect(toNginxConf(hosted)).not.toContain('language');
  });

  test('_redirects ends with them for Netlify, if Netlify builds', () => {
    expect(toRedirectsFile({ prefix: '/site', redirects: [], homes, namesErrorPages: true }, '/a /b 301')).toBe(
      '/a /b 301\n/site/fr/* /site/fr/404.html 404\n/site/pt-br/* /site/pt-br/404.html 404\n',
    );
    expect(toRedirectsFile({ prefix: '/site', redirects: [], homes })).toBe('');
  });
});

test('a site in one language is one site, whose pages mention no languages', () => {
  const one = publish([entry('posts/a.md', { title: 'A', date: '2026-01-01' })]);
  expect(one.languages).toEqual([one]);
  expect(one.pages.some((page) => 'language' in page || 'translations' in page)).toBe(false);
  expect(settingsIn<SiteSettings>(one.settings, undefined)).toBe(one.settings);
});

test('a page below one that is unlisted does not name it', () => {
  const [own] = publish([
    entry('pages/quiet.md', { title: 'Quiet', unlisted: true }),
    entry('pages/quiet/below.md', { title: 'Below' }),
  ]).languages;
  const page = own?.pages.find(({ path }) => path === '/quiet/below/');
  expect(own && page && JSON.stringify(createBreadcrumbs(own)(page))).not.toMatch(/Quiet/);
});

import type { SiteValues } from '../collections';
import { toServices } from './to-services';

const url = 'https://example.org/site/';
const page = (...sections: object[]) => ({ collection: 'page', values: { sections } });
const post = { collection: 'post', values: {} };
const contact = { type: 'contact' };

/** The kind, name and allowed sources of each service. */
function tell(site: Partial<SiteValues>, entries = [post, page(contact)], person = {}) {
  return toServices({ url, ...site }, person, entries).map(({ kind, name, allowed }) => [kind, name, allowed]);
}

test('comments come from the network a post names, and from giscus for a post that names none', () => {
  const comments = { repo: 'a/b', repoId: 'a', category: 'b', categoryId: 'c' };
  const onMastodon = { collection: 'post', values: { thread: 'https://mastodon.example/@ada/1' } };
  const onBluesky = { collection: 'post', values: { thread: 'https://bsky.app/profile/ada.example/post/3m' } };
  const mastodon = ['Thread', 'Mastodon (mastodon.example)', { connect: ['https://mastodon.example'] }];
  expect(tell({}, [onMastodon, onMastodon, onBluesky, post])).toEqual([
    mastodon,
    ['Thread', 'Bluesky (public.api.bsky.app)', { connect: ['https://public.api.bsky.app'] }],
  ]);
  expect(tell({ comments }, [onMastodon])).toEqual([mastodon]);
  expect(tell({ comments }, [onMastodon, post]).map(([kind]) => kind)).toEqual(['Comments', 'Thread']);
  expect(tell({}, [{ ...onMastodon, collection: 'project' }])).toEqual([]);
});

describe('the contact form', () => {
  /** A service that receives messages, from a script or from the browser, which it then sends back to the site. */
  const posted = (name: string, host: string) => [
    'Contact',
    name,
    { connect: [`https://${host}`], form: [`https://${host}`, 'https://example.org'] },
  ];

  test.each<[string, SiteValues['contact'], unknown[]]>([
    ['Netlify', { destination: 'netlify' }, ['Contact', 'Netlify', {}]],
    ['a path of the site', { destination: 'endpoint', url: '/api/contact' }, ['ContactHere', 'example.org', {}]],
    [
      'a form service',
      { destination: 'endpoint', url: 'https://formspree.io/f/a' },
      posted('formspree.io', 'formspree.io'),
    ],
    ['a service known by name', { destination: 'getform', form: 'abc' }, posted('Getform', 'getform.io')],
    ['Web3Forms', { destination: 'web3forms', accessKey: 'a-key' }, posted('Web3Forms', 'api.web3forms.com')],
    ['a mail program', undefined, ['ContactMail', 'ada@example.org', { form: ['mailto:'] }]],
  ])('posts to %s', (_, settings, expected) => {
    expect(tell({ contact: settings }, [page(contact)], { email: 'ada@example.org' })).toEqual([expected]);
  });

  test('asks Turnstile, where it is switched on', () => {
    const settings: SiteValues['contact'] = { destination: 'endpoint', url: '/api/contact', turnstile: 'a-key' };
    const origin = ['https://challenges.cloudflare.com'];
    expect(tell({ contact: settings })[1]).toEqual([
      'Turnstile',
      'Cloudflare Turnstile',
      { script: origin, frame: origin },
    ]);
  });

  test('that no page shows asks nobody', () => {
    expect(tell({ contact: { destination: 'web3forms', accessKey: 'a-key' } }, [post])).toEqual([]);
  });
});

test('visits are counted by the service in the settings', () => {
  const origin = ['https://stats.example.org'];
  expect(tell({ analytics: { service: 'umami', id: 'an-id', host: 'stats.example.org' } }, [post])).toEqual([
    ['Analytics', 'Umami (stats.example.org)', { script: origin, connect: origin }],
  ]);
  expect(tell({ analytics: { service: 'goatcounter', id: 'ada' } }, [post])).toEqual([
    ['Analytics', 'GoatCounter', { script: ['https://gc.zgo.at'], connect: ['https://ada.goatcounter.com'] }],
  ]);
});

test('comments are framed where there are posts to comment on', () => {
  const comments = { repo: 'ada/notes', repoId: 'R_1', category: 'General', categoryId: 'DIC_1' };
  expect(tell({ comments }, [post])).toEqual([['Comments', 'giscus', { frame: ['https://giscus.app'] }]]);
  expect(tell({ comments }, [page({ type: 'hero' })])).toEqual([]);
});

test('a server of comments is framed or asked, depending on its program, and named with its host', () => {
  const server = 'https://comments.test/at/';
  expect(tell({ comments: { service: 'remark42', server } }, [post])).toEqual([
    ['CommentServer', 'remark42 (comments.test)', { frame: ['https://comments.test'] }],
  ]);
  expect(tell({ comments: { service: 'waline', server } }, [post])).toEqual([
    ['CommentServer', 'Waline (comments.test)', { connect: ['https://comments.test'] }],
  ]);
});

test('a framed service is named once, whether a section or a text frames it', () => {
  const film = 'https://www.youtube.com/watch?v=XXXXXXXXXXX';
  const frame = ['Frame', 'YouTube', { frame: ['https://www.youtube-nocookie.com'] }];
  const map = page({ type: 'embed', url: 'https://www.maps.test/a/', label: 'A map' }, { type: 'embed', url: film });
  const withFilm = { ...post, players: ['https://www.youtube-nocookie.com/embed/XXXXXXXXXXX?autoplay=1'] };
  expect(tell({}, [map, withFilm])).toEqual([frame, ['Frame', 'maps.test', { frame: ['https://www.maps.test'] }]]);
});

test('the recording of an event is framed if it is a video', () => {
  const talk = (recording: string) => ({ collection: 'event', values: { recording } });
  expect(tell({}, [talk('https://vimeo.com/76979871')])).toEqual([
    ['Frame', 'Vimeo', { frame: ['https://player.vimeo.com'] }],
  ]);
  expect(tell({}, [talk('https://example.org/talk/')])).toEqual([]);
});

test('newsletters and pictures elsewhere', () => {
  const newsletter = { type: 'newsletter', provider: 'kit', account: '123' };
  expect(tell({ images: { hosts: ['images.example.org'] } }, [page(newsletter)])).toEqual([
    ['Newsletter', 'Kit', { form: ['https://app.kit.com', 'https://example.org'] }],
    ['Images', 'images.example.org', { files: ['images.example.org'] }],
  ]);
});

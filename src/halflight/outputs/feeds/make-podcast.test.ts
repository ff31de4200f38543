import { publish } from '../../testing/published';
import { post } from '../../testing/routes';
import { makePodcast } from './make-podcast';

const podcast = { description: 'Engines & notes.', category: 'Mathematics', image: 'cover.jpg' };
const person = { name: 'Ada', email: 'secret-canary@a.example' };
const src = './a.mp3';

/** The feed of a site with these posts, whose pages all have this recording. */
async function feedOf(posts: ReturnType<typeof post>[], audio: object, given: { person?: object } = {}) {
  const site = publish(posts, { settings: { podcast }, person: { ...person, ...given.person } });
  const page = JSON.stringify({ result: { data: { post: { text: { html: '<p>Notes.</p>' }, audio } } } });
  const [file] = await makePodcast({ ...site, readPageData: () => Promise.resolve(page) });
  return String(file?.text);
}

const recording = {
  address: '/static/1/a.mp3',
  type: 'audio/mpeg',
  length: 24_986_239,
  duration: 2530,
  chapters: [{ start: 0, title: 'Welcome' }],
  chaptersAddress: '/static/2.json',
  transcript: { address: '/static/3/a.vtt', type: 'text/vtt', spoken: [] },
  episode: 7,
};

test('an episode has what Apple Podcasts and Podcasting 2.0 ask for', async () => {
  const values = { summary: 'About the store.', audio: { src } };
  const xml = await feedOf([post('store', '2026-03-14', values), post('essay', '2026-03-13')], recording);
  expect(xml.match(/<item>/g)).toHaveLength(1);
  for (const part of [
    '<itunes:category text="Science"><itunes:category text="Mathematics"/></itunes:category>',
    '<description>Engines &amp; notes.</description>',
    '<itunes:owner><itunes:name>Ada</itunes:name></itunes:owner>',
    '<itunes:image href="https://a.example/podcast.jpg"/>',
    '<itunes:explicit>false</itunes:explicit>',
    // The UUID of "a.example/podcast.xml" in the namespace of podcasts.
    '<podcast:guid>283c83b4-4c40-53f7-92fc-61ba192bac1c</podcast:guid>',
    '<link>https://a.example/posts/store/</link>',
    '<pubDate>Sat, 14 Mar 2026 00:00:00 GMT</pubDate>',
    '<content:encoded>&lt;p&gt;Notes.&lt;/p&gt;</content:encoded>',
    '<enclosure url="https://a.example/static/1/a.mp3" length="24986239" type="audio/mpeg"/>',
    '<itunes:duration>2530</itunes:duration><itunes:episode>7</itunes:episode>',
    '<podcast:transcript url="https://a.example/static/3/a.vtt" type="text/vtt" language="en"/>',
    '<podcast:chapters url="https://a.example/static/2.json" type="application/json+chapters"/>',
  ])
    expect(xml).toContain(part);
  expect(xml).not.toContain('canary');
});

test('an e-mail address that is shown is that of the owner', async () => {
  expect(await feedOf([], recording, { person: { showEmail: true } })).toContain(
    '<itunes:email>secret-canary@a.example',
  );
});

test.each([
  ['a draft', { draft: true }],
  ['unlisted', { unlisted: true }],
  ['protected', { protected: 'x' }],
  ['kept out of feeds', { feed: false }],
  ['to come', { publish: '2027-01-01', date: '2027-01-01' }],
])('an episode that is %s is not in the podcast', async (_, values) => {
  const xml = await feedOf([post('canary', '2026-03-14', { audio: { src }, ...values })], recording);
  expect(xml).not.toContain('canary');
  expect(xml).not.toContain('<item>');
});

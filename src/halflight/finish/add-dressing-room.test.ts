import { dressingRoomPass } from './add-dressing-room';

jest.mock('../sourcing/publish-file', () => ({
  publishFile: (path: string, prefix: string) => Promise.resolve(`${prefix}/static/${path.split('/').at(-1)}`),
  publishText: (_: string, ending: string, prefix: string) => Promise.resolve(`${prefix}/static/file${ending}`),
}));

const html = '<html><head><title>A &lt;/head></title></head><body></body></html>';

test('a site that is no demonstration has nothing of it, not even what a former build left', async () => {
  const demo = await dressingRoomPass({ demo: true }, '/site');
  const other = await dressingRoomPass({}, '/site');
  expect(other.run(html, '/')).toBe(html);
  expect(other.run(demo.run(html, '/'), '/')).toBe(html);
  expect(other.inputOf?.('/')).not.toBe(demo.inputOf?.('/'));
});

test('a demonstration knows every look, and its own parts', async () => {
  const demo = await dressingRoomPass(
    { demo: true, theme: { look: 'terminal', accent: 'rgb(0 0 0 / 100%)', posts: 'rows' } },
    '/site',
  );
  const [, data = ''] = /data-room='([^']*)'/.exec(demo.run(demo.run(html, '/'), '/')) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    look: 'terminal',
    accent: 'rgb(0 0 0 / 100%)',
    mood: 'soft',
    module: '/site/static/file.js',
    looks: {
      terminal: { href: '/site/static/file.css', theme: 'dark', posts: 'rows' },
      studio: { theme: 'dark', posts: 'cards', mood: 'plain' },
    },
  });
});

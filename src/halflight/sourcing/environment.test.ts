import { isNoindexSite, readDeployContext, settingsFor, type DeployContext } from './environment';

type Environment = Record<string, string>;

const netlify = { NETLIFY: 'true', DEPLOY_PRIME_URL: 'https://deploy-preview-7--ada.netlify.app' };
const vercel = { VERCEL: '1', VERCEL_URL: 'ada-1f2e.vercel.app', VERCEL_BRANCH_URL: 'ada-git-notes.vercel.app' };
const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://1f2e.ada.pages.dev' };
const pullRequest = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' };

test.each<[string, Environment, string]>([
  ['nothing said', {}, 'production'],
  ['npm start', { NODE_ENV: 'development' }, 'development'],
  ['a preview', { HALFLIGHT_PREVIEW: '1' }, 'preview'],
  ['Netlify, a pull request', { ...netlify, CONTEXT: 'deploy-preview' }, `preview at ${netlify.DEPLOY_PRIME_URL}`],
  ['a CONTEXT that is not Netlify’s', { CONTEXT: 'deploy-preview' }, 'production'],
  ['Vercel, a branch', { ...vercel, VERCEL_ENV: 'preview' }, `preview at https://${vercel.VERCEL_BRANCH_URL}`],
  ['Vercel without its system variables', { VERCEL: '1', VERCEL_ENV: 'preview' }, 'preview'],
  ['Cloudflare Pages, main', { ...cloudflare, CF_PAGES_BRANCH: 'main' }, 'production'],
  ['Cloudflare Pages, a branch', { ...cloudflare, CF_PAGES_BRANCH: 'notes' }, `preview at ${cloudflare.CF_PAGES_URL}`],
  [
    'Cloudflare Pages, main where another branch is published',
    { ...cloudflare, CF_PAGES_BRANCH: 'main', HALFLIGHT_BRANCH: 'live' },
    `preview at ${cloudflare.CF_PAGES_URL}`,
  ],
  ['Cloudflare Workers, a branch', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'notes' }, 'preview'],
  ['GitHub, a push', { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' }, 'production'],
  ['GitHub, a pull request', pullRequest, 'preview'],
  ['GitHub, from which a host’s tool builds', { ...vercel, VERCEL_ENV: 'production', ...pullRequest }, 'production'],
  ['a preview for visitors', { ...netlify, CONTEXT: 'deploy-preview', HALFLIGHT_PREVIEW: '0' }, 'production'],
  ['a build for visitors, as a preview', { ...netlify, CONTEXT: 'production', HALFLIGHT_PREVIEW: '1' }, 'preview'],
  ['an address that is none', { ...netlify, CONTEXT: 'branch-deploy', DEPLOY_PRIME_URL: 'soon' }, 'preview'],
])('%s', (_, environment, expected) => {
  const { kind, url } = readDeployContext(environment);
  expect([kind, url].filter(Boolean).join(' at ')).toBe(expected);
});

test('an invalid setting is reported, not guessed', () => {
  expect(() => readDeployContext({ HALFLIGHT_PREVIEW: 'yes' })).toThrow('HALFLIGHT_PREVIEW must be 1');
});

test('a preview has its own URL, and otherwise the author’s settings', () => {
  const settings = { title: 'Ada', url: 'https://ada.example/notes/' };
  expect(settingsFor(settings, { kind: 'preview', url: 'https://x.pages.dev' })).toEqual({
    title: 'Ada',
    url: 'https://x.pages.dev',
  });
  expect(settingsFor(settings, { kind: 'preview' })).toBe(settings);
});

test('search engines ignore previews and the demo', () => {
  const isLeftOut = (kind: DeployContext['kind'], demo?: boolean) => isNoindexSite({ demo }, { kind });
  expect([isLeftOut('production'), isLeftOut('production', true)]).toEqual([false, true]);
  expect([isLeftOut('preview'), isLeftOut('development')]).toEqual([true, true]);
});

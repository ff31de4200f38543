import { isUnlisted, readDeployContext, settingsFor, type DeployContext } from './environment';

type Environment = Record<string, string>;

const netlify = { NETLIFY: 'true', DEPLOY_PRIME_URL: 'https://deploy-preview-7--ada.netlify.app' };
const vercel = { VERCEL: '1', VERCEL_URL: 'ada-1f2e.vercel.app', VERCEL_BRANCH_URL: 'ada-git-notes.vercel.app' };
const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://1f2e.ada.pages.dev' };

test.each<[string, Environment, DeployContext]>([
  ['nothing said', {}, { kind: 'production' }],
  ['npm start', { NODE_ENV: 'development' }, { kind: 'development' }],
  ['npm start, no preview', { NODE_ENV: 'development', HALFLIGHT_PREVIEW: '0' }, { kind: 'development' }],
  ['a preview', { HALFLIGHT_PREVIEW: '1' }, { kind: 'preview' }],
  ['an empty setting', { HALFLIGHT_PREVIEW: '' }, { kind: 'production' }],
  ['Netlify, for visitors', { ...netlify, CONTEXT: 'production' }, { kind: 'production' }],
  [
    'Netlify, a pull request',
    { ...netlify, CONTEXT: 'deploy-preview' },
    { kind: 'preview', url: 'https://deploy-preview-7--ada.netlify.app' },
  ],
  [
    'Netlify, a branch',
    { ...netlify, CONTEXT: 'branch-deploy' },
    { kind: 'preview', url: 'https://deploy-preview-7--ada.netlify.app' },
  ],
  ['a CONTEXT that is not Netlify’s', { CONTEXT: 'deploy-preview' }, { kind: 'production' }],
  ['Vercel, for visitors', { ...vercel, VERCEL_ENV: 'production' }, { kind: 'production' }],
  [
    'Vercel, a branch',
    { ...vercel, VERCEL_ENV: 'preview' },
    { kind: 'preview', url: 'https://ada-git-notes.vercel.app' },
  ],
  [
    'Vercel, no branch',
    { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'ada-1f2e.vercel.app' },
    { kind: 'preview', url: 'https://ada-1f2e.vercel.app' },
  ],
  ['Vercel without its system variables', { VERCEL: '1', VERCEL_ENV: 'preview' }, { kind: 'preview' }],
  ['Cloudflare Pages, main', { ...cloudflare, CF_PAGES_BRANCH: 'main' }, { kind: 'production' }],
  ['Cloudflare Pages, master', { ...cloudflare, CF_PAGES_BRANCH: 'master' }, { kind: 'production' }],
  [
    'Cloudflare Pages, a branch',
    { ...cloudflare, CF_PAGES_BRANCH: 'notes' },
    { kind: 'preview', url: 'https://1f2e.ada.pages.dev' },
  ],
  [
    'Cloudflare Pages, a production branch of another name',
    { ...cloudflare, CF_PAGES_BRANCH: 'live', HALFLIGHT_BRANCH: 'live' },
    { kind: 'production' },
  ],
  [
    'Cloudflare Pages, main where another branch is published',
    { ...cloudflare, CF_PAGES_BRANCH: 'main', HALFLIGHT_BRANCH: 'live' },
    { kind: 'preview', url: 'https://1f2e.ada.pages.dev' },
  ],
  ['Cloudflare Workers, a branch', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'notes' }, { kind: 'preview' }],
  ['GitHub, a push', { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' }, { kind: 'production' }],
  ['GitHub, a pull request', { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' }, { kind: 'preview' }],
  [
    'GitHub, from which a host’s own tool builds',
    { ...vercel, VERCEL_ENV: 'production', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' },
    { kind: 'production' },
  ],
  [
    'a host’s preview, built for visitors all the same',
    { ...netlify, CONTEXT: 'deploy-preview', HALFLIGHT_PREVIEW: '0' },
    { kind: 'production' },
  ],
  [
    'a host’s build for visitors, as a preview',
    { NETLIFY: 'true', CONTEXT: 'production', HALFLIGHT_PREVIEW: '1' },
    { kind: 'preview' },
  ],
  ['an address that is none', { ...netlify, CONTEXT: 'branch-deploy', DEPLOY_PRIME_URL: 'soon' }, { kind: 'preview' }],
])('%s', (_, environment, expected) => {
  expect(readDeployContext(environment)).toEqual(expected);
});

test('a setting that means nothing is reported, and not guessed', () => {
  expect(() => readDeployContext({ HALFLIGHT_PREVIEW: 'yes' })).toThrow('HALFLIGHT_PREVIEW must be 1');
});

test('a preview lies at its own address, with everything else as its author set it', () => {
  const settings = { title: 'Ada', url: 'https://ada.example/notes/' };
  expect(settingsFor(settings, { kind: 'preview', url: 'https://x.pages.dev' })).toEqual({
    title: 'Ada',
    url: 'https://x.pages.dev',
  });
  expect(settingsFor(settings, { kind: 'preview' })).toBe(settings);
});

test.each<[DeployContext['kind'], boolean | undefined, boolean]>([
  ['production', undefined, false],
  ['production', false, false],
  ['production', true, true],
  ['preview', undefined, true],
  ['development', undefined, true],
])('search engines leave out %s with demo: %s: %s', (kind, demo, unlisted) => {
  expect(isUnlisted({ demo }, { kind })).toBe(unlisted);
});

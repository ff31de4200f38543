import { toPolicy, toSitePolicy } from './to-policy';

const alone = toSitePolicy([], { search: false });
const nothing = { scripts: [], styles: [] };

/** The directives of a policy, by name. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('a site without services allows itself, and no more', () => {
  expect(read(toPolicy(alone, nothing))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'media-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  });
});

test('services, search and what stands in the page are added, each once', () => {
  const services = [
    { allowed: { script: ['https://b.test'], frame: ['https://b.test'], files: ['pictures.test'] } },
    { allowed: { script: ['https://a.test', 'https://b.test'], connect: ['https://a.test'], form: ['mailto:'] } },
  ];
  const site = toSitePolicy(services, { search: true });
  const policy = read(toPolicy(site, { scripts: ["'sha256-1='", 'https://a.test'], styles: ["'sha256-2='"] }));
  expect(policy).toMatchObject({
    'script-src': "'self' 'wasm-unsafe-eval' https://a.test https://b.test 'sha256-1='",
    'style-src': "'self' 'sha256-2='",
    'img-src': "'self' data: pictures.test",
    'connect-src': "'self' https://a.test",
    'frame-src': 'https://b.test',
    'form-action': "'self' mailto:",
  });
});

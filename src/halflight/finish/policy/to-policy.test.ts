import { toPolicy, toSitePolicy } from './to-policy';

/** The directives of a policy, by name. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('services, search and inline code are added, each once', () => {
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

test('a site without a search may not run its WebAssembly', () => {
  const policy = toPolicy(toSitePolicy([], { search: false }), { scripts: [], styles: [] });
  expect(read(policy)['script-src']).toBe("'self'");
});

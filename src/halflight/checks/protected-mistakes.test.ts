import { checkContent } from './check-content';
import { checkPasswords } from './check-passwords';
import { page, post, site, testMistakes } from '../testing/mistakes';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

const SALT = 'tCkSQe3Wb0mYhZ4oXv8u1A';
const settings = site(`passwords: [{ name: acme, salt: ${SALT} }]`);

testMistakes({
  'nothing, where pages are protected with and without a teaser, and show files of their own': [
    {
      'site.md': settings,
      'projects/a.md': page(['title: A', 'protected: acme', 'tags: [x]'], '[Plan](plan.txt)'),
      'projects/plan.txt': 'A plan',
      'posts/b.md': post(['protected: acme', 'teaser: One sentence.']),
    },
  ],
  'what cannot be protected: without a password, a page, or a file of its own': [
    {
      'site.md': site(`passwords: [{ name: acme, salt: ${SALT} }, { name: acme, salt: ${SALT} }]`),
      'pages/index.md': page(['title: A', 'protected: acme'], 'Words.'),
      'projects/a.md': page(['title: A', 'protected: acne'], '[Plan](plan.txt)'),
      'projects/b.md': page(['title: B'], '[Plan](plan.txt)'),
      'projects/plan.txt': 'A plan',
      'awards/a.md': page(['title: A', 'issuer: B', 'date: 2020', 'protected: acme']),
      'posts/c.md': post(['teaser: One sentence.']),
    },
    /^site\.md:4:\d+ error repeated-password: there are two passwords of the name "acme"/,
    'pages/index.md:3:12 error not-protectable: the home page cannot be protected, because every page leads to it: protect the pages below it',
    /^projects\/a\.md:3:12 error unknown-password: site\.md has no password of the name "acne": run "npm run protect -- acne", which makes one/,
    'projects/a.md:3:12 error open-file: projects/plan.txt belongs to this protected page, and projects/b.md shows it to everybody: use another file in one of them',
    /^awards\/a\.md:5:12 error not-protectable: this has no page that a password could open, so it cannot be protected/,
    'posts/c.md:4:9 warning teaser-without-lock: only a protected page has a teaser, and this one is open: use "summary", or add "protected"',
  ],
});

test.each([
  [undefined, /^the password is not here: set HALFLIGHT_PASSWORD_ACME in the environment of the build/],
  ['k3vd-9xq2', /has 9 characters, and needs at least 12/],
  ['password1234', /is soon guessed/],
  ['qwertyuiop12', /is soon guessed/],
  ['k3vd-9xq2-hm4t-w7ps', undefined],
])('a build refuses a password that protects nothing: %s', async (password, expected) => {
  const folder = makeFolder();
  writeFiles(folder, { 'site.md': settings, 'posts/b.md': post(['protected: acme']) });
  delete process.env.HALFLIGHT_PASSWORD_ACME;
  if (password !== undefined) process.env.HALFLIGHT_PASSWORD_ACME = password;
  const problems = await checkPasswords(checkContent(folder).context);
  delete process.env.HALFLIGHT_PASSWORD_ACME;
  expect(problems.map(({ message }) => message)).toEqual(expected ? [expect.stringMatching(expected)] : []);
});

import { contentFolderOfEachTest, page } from '../testing/mistakes';

const content = contentFolderOfEachTest();

/** The problems that the check reports in a folder with these files, one per line. */
function reported(files: Record<string, readonly string[]>): string[] {
  for (const [path, lines] of Object.entries(files)) content.write({ [path]: page(lines) });
  return content.reported();
}

const site = (...contact: string[]) => ({ 'site.md': ['title: Site', 'url: https://example.org/', ...contact] });
const contactPage = { 'pages/contact.md': ['title: Contact', 'sections:', '  - type: prose', '  - type: contact'] };
const person = (...more: string[]) => ({ 'person.md': ['name: Ada', ...more] });

const warning = (published: string) =>
  `pages/contact.md:5:11 warning no-destination: the contact form opens visitors’ mail programs, because site.md has no "contact", and the "email" of person.md is in the page${published}; set "contact" in site.md, such as "contact: { destination: endpoint, url: https://... }", or "contact: mailto" to keep it that way`;

const sites: Record<string, [Record<string, readonly string[]>, ...string[]]> = {
  'a form without a destination and without a person': [
    { ...site(), ...contactPage },
    'pages/contact.md:5:11 error no-destination: the contact form has nowhere to send messages: set "contact" in site.md, such as "contact: { destination: endpoint, url: https://... }", or give person.md an "email"',
  ],
  'a form whose fallback publishes an address that is not to be seen': [
    { ...site(), ...contactPage, ...person('email: ada@example.org') },
    warning(', although "showEmail" does not make it visible'),
  ],
  'a mailbox that was chosen, but is not named': [
    { ...site('contact: mailto'), ...contactPage, ...person() },
    'site.md:4:10 error no-destination: "contact" sends messages by e-mail, but there is no address to send them to: person.md has no "email"',
  ],
  'an own page where the page after a message is': [
    { ...site('contact: netlify'), ...contactPage, 'pages/contact/sent.md': ['title: Sent'] },
    'pages/contact/sent.md:1:1 error duplicate-url: two pages would have the URL /contact/sent/: pages/contact/sent.md and the page shown after a message is sent; rename one of them, or give it a "slug"',
  ],
};

test.each(Object.entries(sites))('%s', (_, [files, ...expected]) => {
  expect(reported(files)).toEqual(expected);
});

const settings: Record<string, string[]> = {
  '{ destination: endpoint, url: https://formspree.io/f/x, format: json, turnstile: 0x4AAA }': [],
  '{ destination: endpoint, url: /api/contact, fields: [subject, phone], topics: [One, Two] }': [],
  '{ destination: endpoint, url: "http://localhost:8787/" }': [],
  endpoint: ['4:10 missing-key: "contact.url" is missing: the address that the form posts to'],
  '{ destination: mailto, form: abc }': [
    '4:39 contradiction: "contact.form" is only for the destination formspree or basin or getform',
  ],
  '{ destination: web3forms, accessKey: a, format: json, turnstile: b }': [
    '4:58 contradiction: "contact.format" is only for the destination endpoint',
    '4:75 contradiction: "contact.turnstile" is only for the destination endpoint',
  ],
  '{ destination: endpoint, url: //example.org/post }': [
    '4:40 bad-value: "contact.url" must be a URL that begins with https://, or a path on this site such as /api/contact; found "//example.org/post"',
  ],
  '{ destination: netlify, fields: [fax] }': [
    '4:43 unknown-value: "contact.fields[1]" must be one of: subject, organization, phone; found "fax"',
  ],
  '{ destination: netlify, topics: [One] }': [
    '4:42 too-few: "contact.topics" must have at least two items to choose from',
  ],
  '{ destination: netlify, fields: [phone, phone], topics: [One, Two, One] }': [],
};

test.each(Object.entries(settings))('contact: %s', (written, expected) => {
  const problems = reported({ ...site(`contact: ${written}`), ...contactPage });
  expect(problems).toEqual(expected.map((line) => `site.md:${line.replace(' ', ' error ')}`));
});

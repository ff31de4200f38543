import { deriveTitle } from './derive-title';

const url = 'https://www.example.org/a/b/';

test.each([
  ['the first words', 'A *short* one.\n\nAnd more.', {}, 'A short one.'],
  [
    'only as many as fit',
    'It is worth saying that an engine which acts on symbols could compose music of any complexity.',
    {},
    'It is worth saying that an engine which acts on symbols could compose…',
  ],
  ['those of a list', '- One\n- Two', {}, 'One'],
  ['what a picture shows', '![A mill in *snow*](./mill.jpg)', {}, 'A mill in snow'],
  ['what the cover shows', '', { cover: { src: './a.jpg', alt: 'A mill' } }, 'A mill'],
  ['what it is about', '', { link: url }, 'example.org/a/b'],
  ['what it answers', '', { reply: url }, 'example.org/a/b'],
  ['nothing', '<!-- SECRET -->', {}, undefined],
  ['nothing that a password hides', 'SECRET', { protected: 'x', teaser: 'For you' }, 'For you'],
])('a title is made of %s', (_, body, values, title) => {
  expect(deriveTitle(body, values)).toBe(title);
});

import { readTitle } from './read-title';

test.each([
  ['The `for` loop', 'The for loop', 'The <code>for</code> loop'],
  ['An *old* and **bold** _one_', 'An old and bold one', 'An <em>old</em> and <strong>bold</strong> <em>one</em>'],
  ['`a < b` & *c*', 'a < b & c', '<code>a &#x3C; b</code> &#x26; <em>c</em>'],
  ['`__init__` and `*args`', '__init__ and *args', '<code>__init__</code> and <code>*args</code>'],
  ['**`x` in *y***', 'x in y', '<strong><code>x</code> in <em>y</em></strong>'],
  ['``a ` b``', 'a ` b', '<code>a ` b</code>'],
])('the marks of %j are read', (written, plain, html) => {
  expect(readTitle(written)).toEqual({ plain, html });
});

test.each([
  ...[
    'The words',
    'snake_case_name',
    '2 * 3 * 4',
    '2*3*4',
    '__init__ of a class',
    '*nix and *bsd',
    'M*A*S*H',
    'C:\\path',
    '***',
  ],
  ...[
    'f(*args, **kwargs)',
    '# A',
    '1. A',
    '- A',
    '> A',
    '<b>A</b> `',
    '[A](b) *',
    '&amp; *',
    '5 * a',
    'It`s',
    '`',
    '__',
  ],
])('%j stays as it is written', (written) => {
  expect(readTitle(written)).toEqual({ plain: written });
});

test('a mark that is escaped is a sign', () => {
  expect(readTitle('\\*All\\* of \\`it\\`')).toEqual({ plain: '*All* of `it`' });
});

import { readTitle } from './read-title';

test.each([
  ['An *old* and **bold** _one_', 'An old and bold one', 'An <em>old</em> and <strong>bold</strong> <em>one</em>'],
  ['`a < b` & *c*', 'a < b & c', '<code>a &#x3C; b</code> &#x26; <em>c</em>'],
  ['`__init__` and `*args`', '__init__ and *args', '<code>__init__</code> and <code>*args</code>'],
  ['**`x` in *y***', 'x in y', '<strong><code>x</code> in <em>y</em></strong>'],
])('the marks of %j are read', (written, plain, html) => {
  expect(readTitle(written)).toEqual({ plain, html });
});

test('a title without markup stays as written', () => {
  const plain = [
    'snake_case_name',
    '2 * 3 * 4',
    '2*3*4',
    '__init__ of a class',
    '*nix and *bsd',
    'M*A*S*H',
    'C:\\path',
  ];
  const unlike = ['f(*args, **kwargs)', '# A', '1. A', '- A', '> A', '<b>A</b> `', '[A](b) *', '&amp; *', 'It`s', '__'];
  for (const written of [...plain, ...unlike]) expect(readTitle(written)).toEqual({ plain: written });
});

test('escaped markup is shown literally', () => {
  expect(readTitle('\\*All\\* of \\`it\\`')).toEqual({ plain: '*All* of `it`' });
});

import { render } from '../testing/markdown';

const items = (count: number) => '<li>Word</li>'.repeat(count);

test.each([
  ['no list of up to nine', `<ol>${items(9)}</ol>`, undefined],
  ['ten', `<ol>${items(10)}</ol>`, [2, 2]],
  ['one that goes on', '98. One\n99. Two\n100. Three\n', [3, 3]],
  ['one that goes on in a quotation', '> 9998. One\n> 9999. Two\n> 10000. Three\n', [5, 5]],
  ['one that goes below zero', `<ol start="-1">${items(3)}</ol>`, [2, 2]],
  ['one that counts down', `<ol reversed>${items(10)}</ol>`, [2, 2]],
  ['one that counts down from a number', `<ol reversed start="5">${items(17)}</ol>`, [3, 3]],
  ['one whose item has a number', '<ol><li>Word</li><li value="1000">Word</li><li>Word</li></ol>', [4, 4]],
  ['letters', `<ol type="a">${items(28)}</ol>`, [2, 2]],
  ['letters below zero, where browsers write numbers', `<ol type="A" start="-10">${items(2)}</ol>`, [3, 3]],
  ['large letters', `<ol type="A" start="13">${items(1)}</ol>`, [1.6, 1]],
  ['small roman numbers', `<ol type="i">${items(8)}</ol>`, [2.5, 4]],
  ['large roman numbers, counted down', `<ol type="I" reversed start="38">${items(2)}</ol>`, [6.3, 7]],
  ['roman numbers of more than browsers write', `<ol type="I" start="4000">${items(1)}</ol>`, [4, 4]],
])('says how wide the widest number is of %s', async (_, markdown, expected) => {
  const list = (await render(markdown)).querySelector('ol');
  expect(list?.getAttribute('style') ?? undefined).toBe(expected && `--width:${expected[0]};--length:${expected[1]}`);
});

test('each of nested lists has its own', async () => {
  const lists = (await render('99. One\n100. Two\n     1. Three\n')).querySelectorAll('ol');
  expect(Array.from(lists, (list) => list.getAttribute('style'))).toEqual(['--width:3;--length:3', null]);
});

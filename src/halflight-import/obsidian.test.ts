import { createVaultFinder, turnObsidian, withoutComments } from './obsidian';

const toItem = (name: string) => (/^(?:cats|a note|#)/i.test(name) ? `item:${name.replaceAll(' ', '-')}` : undefined);

test.each([
  [
    '[[cats]], [[Cats|my cats]] and [[a note#Tail]]',
    '[cats](item:cats), [my cats](item:Cats) and [a note#Tail](item:a-note#Tail)',
  ],
  ['[[dogs]] `[[cats]]` [[1]](cats) ![[cats]] a[[cats]]', '[[dogs]] `[[cats]]` [[1]](cats) ![[cats]] a[[cats]]'],
  ['```cpp\n[[cats]]\n```', '```cpp\n[[cats]]\n```'],
  ['> [!question]- \n> A', '> [!NOTE]- Question\n> A'],
  ['- > [!bug] Mind\n  > A\n\n> > [!danger]\n> > A', '- > [!bug] Mind\n  > A\n\n> > [!CAUTION]\n> > A'],
  ['> [!tip]\n> A\n\n> [!Note] B\n\n> [!own]\n> C', '> [!tip]\n> A\n\n> [!Note] B\n\n> [!own]\n> C'],
])('%j', (text, turned) => {
  expect(turnObsidian(text, toItem).text).toBe(turned);
});

const vault = {
  find: createVaultFinder([
    'Deep/Shots/Shot one.JPG',
    'a.png',
    'x/a.png',
    'x/y/b.png',
    'z/b.png',
    'paper.pdf',
    'x/cat.mp4',
  ]),
  folder: 'x',
};

test.each([
  [
    '![[shot one.jpg]] ![[SHOTS/shot one.jpg|A shot|300]]',
    '![](<../Deep/Shots/Shot one.JPG>) ![A shot](<../Deep/Shots/Shot one.JPG>)',
  ],
  ['![[a.png|300x200]] ![[x/a.png]] ![[b.png]]', '![](../a.png) ![](a.png) ![](../z/b.png)'],
  [
    '![[paper.pdf#page=3]] [[paper.pdf|the paper]] ![[cat.mp4]]',
    '[paper.pdf](../paper.pdf) [the paper](../paper.pdf) ![](cat.mp4)',
  ],
  ['![A mill|300](a.png) ![120x80](a.png) ![Room 101](a.png)', '![A mill](a.png) ![](a.png) ![Room 101](a.png)'],
  ['| ![[a.png\\|50]] | [[cats\\|mine]] |', '| ![](../a.png) | [mine](item:cats) |'],
  [
    '[[dogs]] [[dogs|my dogs]] [[dogs#Tail]] ![[gone.jpg]] `[[dogs]]` [[1]](b)',
    'dogs my dogs dogs gone.jpg `[[dogs]]` [[1]](b)',
  ],
  ['==a = b== `==c==` ==a=b== x==y==z', '<mark>a = b</mark> `==c==` <mark>a=b</mark> x==y==z'],
  [
    'Words. ^0f3a\n\n^id-2\n\n2 ^ 3 [[a note#^0f3a|b]]',
    'Words. <a id="0f3a"></a>\n\n<a id="id-2"></a>\n\n2 ^ 3 [b](item:a-note#0f3a)',
  ],
])('in a vault: %j', (text, turned) => {
  expect(turnObsidian(text, toItem, vault).text).toBe(turned);
});

test('a note’s broken links and embeds are listed', () => {
  const { missing, shown } = turnObsidian('[[dogs|x]] ![[gone.jpg]] ![[a note]]', toItem, vault);
  expect(missing).toEqual(['[[dogs|x]]', '![[gone.jpg]]']);
  expect(shown).toEqual(['![[a note]]']);
});

const left = 'its comments between %% are left out: nobody but you was to read them';
const open = 'what follows a %% without a second one is left out, because it may be private';

test.each([
  ['One %%two%% three.', 'One three.', left],
  ['One\n\n%%\ntwo -->\n\nthree\n%%\n\nfour', 'One\n\n\n\n\n\n\n\nfour', left],
  ['%%\n```mermaid\n%% a\n```\nb\n%%\nc', '\n\n\n\n\n\nc', left],
  ['%%it`s%% `a` %%b%% c', ' `a` c', left],
  ['`%%a%%`\n\n```\n%% b\n```', '`%%a%%`\n\n```\n%% b\n```', undefined],
  ['It grew by 50%% last year.', 'It grew by 50%% last year.', undefined],
  ['One\n%%\ntwo', 'One\n', open],
  ['> %% two', '> ', open],
])('comments: %j', (text, without, why) => {
  const skipped: { file: string; why: string }[] = [];
  expect(withoutComments(text, 'a.md', skipped)).toBe(without);
  expect(skipped.map((each) => each.why)).toEqual(why === undefined ? [] : [why]);
});

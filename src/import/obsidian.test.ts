import { turnObsidian } from './obsidian';

const toItem = (name: string) => (/^(?:cats|a note|#)/i.test(name) ? `item:${name.replaceAll(' ', '-')}` : undefined);

test.each([
  [
    '[[cats]], [[Cats|my cats]] and [[a note#Tail]]',
    '[cats](item:cats), [my cats](item:Cats) and [a note#Tail](item:a-note#Tail)',
  ],
  ['[[#Tail]]', '[Tail](item:#Tail)'],
  ['[[dogs]] `[[cats]]` [[1]](cats) ![[cats]] a[[cats]]', '[[dogs]] `[[cats]]` [[1]](cats) ![[cats]] a[[cats]]'],
  ['```cpp\n[[cats]]\n```', '```cpp\n[[cats]]\n```'],
  ['> [!info]\n> A', '> [!NOTE]\n> A'],
  ['> [!question]- \n> A', '> [!NOTE]- Question\n> A'],
  ['- > [!bug] Mind\n  > A\n\n> > [!danger]\n> > A', '- > [!bug] Mind\n  > A\n\n> > [!CAUTION]\n> > A'],
  ['> [!tip]\n> A\n\n> [!Note] B\n\n> [!own]\n> C', '> [!tip]\n> A\n\n> [!Note] B\n\n> [!own]\n> C'],
])('%j', (text, turned) => {
  expect(turnObsidian(text, toItem).text).toBe(turned);
});

import { findPrompts } from './prompts';

/** What is copied of a block. */
function copied(source: string, language?: string): string {
  const found = findPrompts(source, language);
  const lines = source.split('\n');
  return (found ? lines.flatMap((line, at) => (found[at] === undefined ? [] : [line.slice(found[at])])) : lines).join(
    '\n',
  );
}

test.each([
  [
    'commands and what they print',
    'console',
    '$ npm run build\n> site@1.0.0 build\n> gatsby build\n\ndone\n$ ls',
    'npm run build\nls',
  ],
  [
    'further lines',
    'sh',
    '$ curl -s \\\n    example.org \\\n>   -o x\nsaved',
    'curl -s \\\n    example.org \\\n  -o x',
  ],
  [
    'a document',
    'bash',
    '$ cat <<EOF > a\n$ one\n  two\nEOF\n$ cat a\n$ one',
    'cat <<EOF > a\n$ one\n  two\nEOF\ncat a\none',
  ],
  ['a document with prompts', 'bash', "$ cat <<'X'\n> a\n>\n> X\na", "cat <<'X'\na\n\nX"],
  ['a quotation over lines', 'bash', '$ git commit -m "One\n\ntwo"\n[main 1] One', 'git commit -m "One\n\ntwo"'],
  ['a loop', 'zsh', '$ for i in 1 2\n> do\n> echo $i\n> done\n1\n2', 'for i in 1 2\ndo\necho $i\ndone'],
  ['who is where', 'shell-session', '(env) ada@mill:~/a$ ls\nx\nroot@mill:/# id\n0', 'ls\nid'],
  ['root', 'console', '# apt update\nHit:1\n# apt upgrade', 'apt update\napt upgrade'],
  ['a prompt alone', 'console', '$ ls\na\n$ ', 'ls'],
  ['no language', undefined, '$ ls\na', 'ls'],
  ['Python', 'python', '>>> for a in b:\n...     c(a)\n...\n1\n>>> d\n2', 'for a in b:\n    c(a)\n\nd'],
  ['PowerShell', 'powershell', 'PS C:\\Users> Get-Item `\n  a\n>> b\nx\nPS> ls', 'Get-Item `\n  a\nb\nls'],
  ['a database', 'sql', 'mysql> SELECT *\n    -> FROM a;\n+--+', 'SELECT *\nFROM a;'],
])('%s: the commands are told from what they print', (_, language, source, expected) => {
  expect(copied(source, language)).toBe(expected);
});

test.each([
  ['bash', '# Install\nnpm i\necho "$ 5"'],
  ['ts', '$ ls'],
  [undefined, 'It costs\n$ 5'],
  ['console', 'ls\n# a'],
])('a block in %s without a prompt is left alone: %j', (language, source) => {
  expect(findPrompts(source, language)).toBeUndefined();
});

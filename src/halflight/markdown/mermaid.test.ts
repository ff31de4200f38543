import { toSvg } from './mermaid';

test.each([
  ['flowchart LR\n  A-->B', 1],
  ['graph TD\n  A[One]-->B(Two)\n  B-.->C{Three}', 2],
  ['graph TD\n  A["a --> b"] --> B', 1],
])('%j has all its arrows', (source, arrows) => {
  const drawn = toSvg(source);
  expect('svg' in drawn && drawn.svg.match(/<polyline/g)).toHaveLength(arrows);
});

test('axis labels are drawn without quotation marks, and the title with all it contains', () => {
  const drawn = toSvg('xychart-beta\n  x-axis "Months [2026]" ["Jan", feb, "März 1"]\n  bar [1, 2, 3]');
  const words = Array.from('svg' in drawn ? drawn.svg.matchAll(/<text[^>]*>([^<]*)/g) : [], ([, text]) => text);
  expect(words).toEqual(expect.arrayContaining(['Months [2026]', 'Jan', 'feb', 'März 1']));
});

test.each([
  ['pie\n "a": 3', /kind is not known/],
  ['', /./],
  ['flowchart LR\n  A --> B\n  click A "https://example.org/"', /cannot be drawn: click A/],
  [`graph TD\n${'A & '.repeat(20)}A --> ${'B & '.repeat(20)}B`, /it has 441 arrows, but at most 200/],
])('%j is not, and says why', (source, expected) => {
  const drawn = toSvg(source);
  expect('mistake' in drawn && drawn.mistake).toMatch(expected);
});

/** The words of a drawing, or what is wrong with it. */
function wordsOf(source: string): string[] {
  const drawn = toSvg(source);
  if ('mistake' in drawn) return [drawn.mistake];
  return Array.from(drawn.svg.matchAll(/<text[^>]*>([^]*?)<\/text>/g), ([, text = '']) => text.replace(/<[^>]*>/g, ''));
}

test.each<[string, readonly string[]]>([
  ['sequenceDiagram\n autonumber\n A->>B: x\n autonumber off\n B-->>A: y<br>z', ['1. x', 'y z']],
  ['sequenceDiagram\n A->>B: x\n activate B\n B-->>A: y\n deactivate B\n note over A,B: z', ['x', 'y', 'z']],
  ['stateDiagram-v2\n [*] --> s\n s : One\n s : two\n t', ['One', 'two', 't']],
  [
    'classDiagram\n <<interface>> A\n A : +n: Map~K~\n A "1" --o "*" B',
    ['&lt;&lt;interface&gt;&gt;', 'Map&lt;K&gt;', '1', '*'],
  ],
  ['classDiagram\n class A {\n +final int n\n -go()$ void\n }', ['final int n', 'go', 'void']],
  [
    'erDiagram\n "A b" }o..o| C : has\n "A b" {\n int n PK, FK "no"\n }\n D',
    ['A b', 'C', 'has', 'n (no)', 'PK,FK', 'D'],
  ],
  [
    'xychart-beta\n title Sales\n x-axis Months [a, "b c"]\n y-axis "Z" 0 --> 3\n bar [1, 2]',
    ['Sales', 'Months', 'b c', 'Z'],
  ],
  ['flowchart\n A["`b`"]---->|c| D; D --> E & F["#quot;#9829;"]', ['b', 'c', 'E', '&quot;&#9829;']],
])('%j says all of it', (source, expected) => {
  const words = wordsOf(source).join('\n');
  for (const word of expected) expect(words).toContain(word);
});

test.each([
  ['sequenceDiagram\n A->>B: x\n A-xB: y', 3],
  ['sequenceDiagram\n box Team\n participant A\n end', 2],
  ['sequenceDiagram\n note over A: x\n A->>B: y', 2],
  ['sequenceDiagram\n A->>B: x\n\n create participant C', 4],
  ['stateDiagram-v2\n state c <<choice>>', 2],
  ['classDiagram\n A --> B\n note for A "x"', 3],
  ['erDiagram\n p[Person] {\n }', 2],
  ['xychart-beta\n line "A" [1, 2]', 2],
  ['flowchart LR\n A --> B\n A --x C', 3],
  ['---\nconfig:\n  theme: dark\n---\nflowchart LR\n A --> B', 2],
])('%j has a statement that cannot be drawn in line %i', (source, line) => {
  expect(toSvg(source)).toEqual({ mistake: expect.stringMatching(/^this cannot be drawn: ./) as string, line });
});

test.each([
  ['---\ntitle: "A b"\n---\nflowchart LR\n A --> B', 'A b'],
  ['sequenceDiagram\n title A b\n A->>B: x', 'A b'],
  ['classDiagram\n accTitle: A b\n accDescr: c\n A --> B', 'A b'],
])('the title of %j is handed on', (source, title) => {
  expect(toSvg(source)).toHaveProperty('title', title);
});

test('a message without an arrowhead has none, and an actor is above the first message', () => {
  const drawn = toSvg('sequenceDiagram\n actor A\n A->B: x\n B->>A: y');
  const svg = 'svg' in drawn ? drawn.svg : '';
  const heads = Array.from(svg.matchAll(/<g class="message"[^]*?<\/g>/g), ([message]) =>
    message.includes('marker-end'),
  );
  expect(heads).toEqual([false, true]);
  expect(svg).toMatch(/<g class="actor" transform="translate\(0 -\d+\)" [^>]*data-type="actor"/);
});

// Read one by one, they would exceed the test's timeout.
test('many spaces are read as one', () => {
  const withBlanks = (count: number) => toSvg(`flowchart LR\n A --${' '.repeat(count)}x`);
  expect(withBlanks(4500)).toEqual(withBlanks(1));
});

test('a diamond is in front of the box its line ends at', () => {
  const drawn = toSvg('classDiagram\n A o-- B\n A--*C');
  const diamonds = 'svg' in drawn ? drawn.svg.match(/<marker id="cls-(?:comp|aggr)[^>]* refX="12"/g) : [];
  expect(diamonds).toHaveLength(2);
});

test('a frame is as wide as what somebody says to themselves in it', () => {
  const drawn = toSvg(
    'sequenceDiagram\n A->>B: x\n loop y\n B->>B: this is a rather long thing to say to oneself\n end',
  );
  const svg = 'svg' in drawn ? drawn.svg : '';
  const number = (pattern: RegExp) => Number(pattern.exec(svg)?.[1]);
  const right =
    number(/<g class="block"[^]*?<rect x="([\d.]+)"/) + number(/<g class="block"[^]*?<rect [^>]*?width="([\d.]+)"/);
  expect(right).toBeGreaterThan(number(/data-self="true"[^]*?<text x="([\d.]+)"/) + 200);
  expect(right).toBeLessThan(number(/viewBox="0 0 ([\d.]+)/));
});

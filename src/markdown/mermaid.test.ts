import { toSvg } from './mermaid';

test.each([
  ['flowchart LR\n  A --> B', 1],
  ['flowchart LR\n  A-->B', 1],
  ['graph TD\n  A[One]-->B(Two)\n  B-.->C{Three}', 2],
  ['graph TD\n  A==>B;\n  B -- words --> C;', 2],
  ['graph TD\n  A["a --> b"] --> B', 1],
])('%j has all its arrows', (source, arrows) => {
  const drawn = toSvg(source);
  expect('svg' in drawn && drawn.svg.match(/<polyline/g)).toHaveLength(arrows);
});

test.each([
  'stateDiagram-v2\n  [*] --> Idle',
  'sequenceDiagram\n  A->>B: Hello',
  'classDiagram\n  A <|-- B',
  'erDiagram\n  POST ||--o{ TAG : has',
])('%j is drawn', (source) => {
  expect(toSvg(source)).toHaveProperty('svg');
});

test('the names on the axis of a chart are drawn without their quotation marks, and its title with what is in it', () => {
  const drawn = toSvg('xychart-beta\n  x-axis "Months [2026]" ["Jan", feb, "März 1"]\n  bar [1, 2, 3]');
  const words = Array.from('svg' in drawn ? drawn.svg.matchAll(/<text[^>]*>([^<]*)/g) : [], ([, text]) => text);
  expect(words).toEqual(expect.arrayContaining(['Months [2026]', 'Jan', 'feb', 'März 1']));
});

test.each([
  ['pie\n "a": 3', /kind is not known/],
  ['nonsense', /kind is not known/],
  ['', /./],
  ['flowchart LR\n  A --> B\n  click A "https://example.org/"', /"click" cannot be drawn/],
  [`graph TD\n${'A & '.repeat(20)}A --> ${'B & '.repeat(20)}B`, /it has 441 arrows, and no more than 200/],
  ['flowchart LR\n  A@{ shape: rect } --> B', /cannot be drawn/],
])('%j is not, and says why', (source, expected) => {
  const drawn = toSvg(source);
  expect('mistake' in drawn && drawn.mistake).toMatch(expected);
});

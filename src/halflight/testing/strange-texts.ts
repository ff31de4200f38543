import fc from 'fast-check';

/** Ranges of code points, grouped by how they differ from the letters that code is usually tested with. */
const classes = {
  ignorable: [
    ...[0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x2060, 0x2065, 0x3164, 0xfeff, 0xffa0, 0xfff0],
    ...[0x1bca0, 0x1d173, 0xe0001, 0xe0041, 0xe0fff],
  ],
  spaces: [0x9, 0xa, 0xd, 0x20, 0xa0, 0x1680, 0x2003, 0x200a, 0x200b, 0x202f, 0x205f, 0x3000],
  joiners: [0x200c, 0x200d, 0xfe00, 0xfe0e, 0xfe0f, 0xe0100],
  bidi: [0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
  combining: [0x300, 0x301, 0x327, 0x35c, 0x483, 0x591, 0x64b, 0x94d, 0xe31, 0x1ab0, 0x20dd, 0x20e3, 0xfe20],
  privateUse: [0xe000, 0xf8ff, 0xf0000, 0x10fffd],
  unassigned: [0x378, 0x530, 0x1fff, 0x2fe0, 0x3ffff, 0xdffff],
  noncharacters: [0xfdd0, 0xfdef, 0xfffe, 0xffff, 0x1fffe, 0x10ffff],
  controls: [0x0, 0x1, 0x7, 0x8, 0xb, 0xc, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x92, 0x9f],
  lines: [0x2028, 0x2029],
  annotation: [0xfff9, 0xfffa, 0xfffb, 0xfffc, 0xfffd],
  arabic: [0x627, 0x628, 0x6cc, 0x600, 0x6dd, 0x661, 0xfdfa, 0x1e900],
  hebrew: [0x5d0, 0x5e9, 0x5c1, 0x5f4, 0xfb1d],
  indic: [0x915, 0x937, 0x93f, 0x967, 0x995, 0xb95, 0xe01, 0x1780, 0xf40],
  digits: [0xb2, 0x661, 0x6f4, 0x967, 0x2163, 0xff11, 0x1d7d8],
  square: [0x6f22, 0x3042, 0xac00, 0x1100, 0x20000, 0xfa0e],
  astral: [0x10330, 0x13000, 0x1d504, 0x1f130, 0x20bb7],
  emoji: [0x1f469, 0x1f3fd, 0x1f4bb, 0x2764, 0x1f1e9, 0x1f1ea, 0x1f3f4, 0x23],
  cases: [0x130, 0x131, 0xdf, 0x1e9e, 0x149, 0xfb01, 0x3a3, 0x3c2],
  signs: Array.from('"\'<>&;:,\\/()[]{}*_`#%?|@!=+-.~^$', (sign) => sign.charCodeAt(0)),
} as const;

const toCharacter = (code: number) => String.fromCodePoint(code);
const codes = Object.values(classes).flat();

/** One element of a text: a character of any of these classes, a lone surrogate, or any character at all. */
const character = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...codes).map(toCharacter) },
  { weight: 1, arbitrary: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom('a', 'B', '1', ' ', 'é', 'e\u0301') },
);

const ofOneClass = fc
  .constantFrom(...Object.values(classes))
  .chain((of) =>
    fc
      .array(fc.constantFrom<number>(...of).map(toCharacter), { minLength: 1, maxLength: 6 })
      .map((characters) => characters.join('')),
  );

/** Unusual texts that authors may still write: characters of every Unicode class, alone and mixed, and very long texts. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: ofOneClass },
  { weight: 3, arbitrary: ofOneClass.map((text) => `Of ${text}what${text} it is`) },
  {
    weight: 4,
    arbitrary: fc.array(character, { minLength: 1, maxLength: 12 }).map((characters) => characters.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '👩\u200D👩\u200D👧\u200D👦 family',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      `e${'\u0301'.repeat(3000)}`,
      'a'.repeat(10_000),
      'ab\u00AD'.repeat(3000),
      '𝔄'.repeat(5000),
      '漢'.repeat(3000),
      'word '.repeat(2000),
      '\u202Egnp.exe',
      '‏שלום‏ (a) עולם',
    ),
  },
);

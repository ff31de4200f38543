import { asked } from '../../halflight/checks/asked';
import { wordsIn } from '.';

const english = wordsIn('en');
const own = (words: typeof english) => Object.entries(words).filter(([name]) => /^(?:say|ask)\./.test(name));

test('each language translates every text, within its length limit and with the same Markdown', () => {
  const marks = (text = '') => (text.match(/\*\*|\*|`|\]\(\S+?\)/g) ?? []).sort().join(' ');
  for (const code of Object.keys(asked).filter((each) => each !== 'en')) {
    const words = own(wordsIn(code));
    const same = words.filter(([name, text = '']) => text.trim() === '' || text === english[name]);
    // These are used in fields with a maximum length.
    const long = words.filter(([name, text = '']) => text.length > (name.startsWith('say.') ? 40 : 200));
    const marked = words.filter(
      ([name, text]) => !/\.(?:codeText|postQuote)$/.test(name) && marks(text) !== marks(english[name]),
    );
    expect({ code, same, long, marked }).toEqual({ code, same: [], long: [], marked: [] });
  }
});

test('French has a narrow space before its high punctuation', () => {
  expect(own(wordsIn('fr')).filter(([, text = '']) => /[^\u202f][?!:;](?!\/\/)/.test(text))).toEqual([]);
});

test.each([
  ['de-AT', 'Über mich'],
  ['zh-Hant', 'About me'],
])('%s', (tag, expected) => {
  expect(wordsIn(tag)['say.aboutMe']).toBe(expected);
});

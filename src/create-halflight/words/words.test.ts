import { asked } from '../../halflight/checks/asked';
import { wordsIn } from '.';

const english = wordsIn('en');
const own = (words: typeof english) => Object.entries(words).filter(([name]) => /^(?:say|ask)\./.test(name));

describe.each(Object.keys(asked).filter((code) => code !== 'en'))('%s', (code) => {
  test('says each thing, differently from English', () => {
    const same = own(wordsIn(code)).filter(
      ([name, text]) => text === undefined || text.trim() === '' || text === english[name],
    );
    expect(same).toEqual([]);
  });

  test('fits where English does, in fields that have a longest text', () => {
    const long = own(wordsIn(code)).filter(([name, text = '']) => text.length > (name.startsWith('say.') ? 40 : 200));
    expect(long).toEqual([]);
  });

  test('has the same Markdown as English', () => {
    const marks = (text = '') => (text.match(/\*\*|\*|`|\]\(\S+?\)/g) ?? []).sort().join(' ');
    const other = own(wordsIn(code)).filter(
      ([name, text]) => !/\.(?:codeText|postQuote)$/.test(name) && marks(text) !== marks(english[name]),
    );
    expect(other).toEqual([]);
  });
});

test('French has a narrow space before its high punctuation', () => {
  expect(own(wordsIn('fr')).filter(([, text = '']) => /[^\u202f][?!:;](?!\/\/)/.test(text))).toEqual([]);
});

test.each([
  ['de-AT', 'Über mich'],
  ['pt-BR', 'Sobre mim'],
  ['cs', 'About me'],
  ['zh-Hant', 'About me'],
])('%s', (tag, expected) => {
  expect(wordsIn(tag)['say.aboutMe']).toBe(expected);
});

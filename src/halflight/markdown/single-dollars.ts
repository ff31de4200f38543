import type { Data, Processor } from 'unified';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<Extension['text']>[string], readonly unknown[] | undefined>;
type State = ReturnType<Construct['tokenize']>;
type Code = Parameters<State>[0];
type TokenName = Parameters<Parameters<Construct['tokenize']>[0]['enter']>[0];

/** The tokens that `remark-math` reads formulas by, whose types it does not export. */
const [FORMULA, SIGN, TEX] = ['mathText', 'mathTextSequence', 'mathTextData'] as unknown as readonly [
  TokenName,
  TokenName,
  TokenName,
];

const [DOLLAR, BACKSLASH] = [36, 92];

/** The parser represents line endings as codes below -2. */
const isLineEnd = (code: Code): boolean => code !== null && code < -2;
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57;

/** What is not a formula: text with a space just inside the dollars, as in Pandoc; text that contains code, or the end of a bold or linked price. */
const NO_FORMULA = /^\$[\s$]|\s\$$|[^\\]`|^\$\d[\d.,]*(?:\*\*|\]\()/;

/** Adds formulas between single dollars, but leaves prices alone. An escaped dollar is a sign, even within a formula. */
export function singleDollars(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push({ text: { [DOLLAR]: formula } });
}

const formula: Construct = {
  name: 'mathText',
  // Two dollars are for another construct; where that finds no formula, they are signs.
  previous(code) {
    return code !== DOLLAR || ['characterEscape', 'mathText'].includes(this.events.at(-1)?.[1].type ?? '');
  },
  tokenize(effects, ok, nok) {
    const start = this.now();
    const isAfterDigit = isDigit(this.previous);

    const takeDollar = (code: Code): void => {
      effects.enter(SIGN);
      effects.consume(code);
      effects.exit(SIGN);
    };

    const open: State = (code) => {
      effects.enter(FORMULA);
      takeDollar(code);
      return between;
    };

    const between: State = (code) => {
      if (code === null) return nok(code);
      if (code === DOLLAR) {
        takeDollar(code);
        effects.exit(FORMULA);
        return close;
      }
      if (isLineEnd(code)) {
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return between;
      }
      effects.enter(TEX);
      return inside(code);
    };

    const inside: State = (code) => {
      if (code === null || code === DOLLAR || isLineEnd(code)) {
        effects.exit(TEX);
        return between(code);
      }
      effects.consume(code);
      return code === BACKSLASH ? afterBackslash : inside;
    };

    const afterBackslash: State = (code) => {
      if (code !== DOLLAR && code !== BACKSLASH) return inside(code);
      effects.consume(code);
      return inside;
    };

    const close: State = (code) => {
      const source = this.sliceSerialize({ start, end: this.now() });
      // In "5$, or 10$/m" the sign comes after the number.
      const isPrice = isDigit(code) || (isAfterDigit && /^\$[.,;:!?)/]/.test(source));
      return isPrice || NO_FORMULA.test(source) ? nok(code) : ok(code);
    };

    return open;
  },
};

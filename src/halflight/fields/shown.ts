import type { ImageValue, ShownImage } from './images';
import type { Markdown } from './kinds';

/** The values of a definition as components receive them: images ready to be shown, Markdown as HTML. */
export type Shown<T> = T extends Markdown
  ? string
  : T extends ImageValue
    ? ShownImage | null
    : T extends readonly (infer Item)[]
      ? Shown<Item>[]
      : T extends object
        ? { [Name in keyof T]: Shown<T[Name]> }
        : T;

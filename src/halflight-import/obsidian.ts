import { posix } from 'node:path';
import { isPicture } from '../halflight/fields/picture-files';
import { toPlain } from '../halflight/to-file-path';
import { mediaKindOf } from '../halflight/markdown/media-files';
import { replaceOutsideCode } from './clean-markdown';
import type { Skipped } from './importer';
import { findKind } from './tags/equals';
import type { TagContext } from './tags/tag';
import { hideCode } from './tags/turn-tags';
import { markdownWriter } from './tags/writers';

/** Finds a file of a vault by the name that a note in a folder uses: `shot.jpg`, `pictures/shot.jpg`. Returns its path from the top of the source. */
export type FindInVault = (name: string, folder: string) => string | undefined;

/**
 * Finds the files of a vault as Obsidian does: by the path from the top or relative to the note, or else by the end of the path or the name alone.
 * The shortest path wins.
 */
export function createVaultFinder(files: readonly string[], top = ''): FindInVault {
  const byName = new Map<string, string[]>();
  const depth = (file: string) => file.split('/').length;
  for (const file of [...files].sort((a, b) => depth(a) - depth(b) || a.length - b.length)) {
    const name = toPlain(posix.basename(file));
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return (name, folder) => {
    const written = name.trim().replace(/^\/+/, '');
    const candidates = byName.get(toPlain(posix.basename(written))) ?? [];
    const at = (path: string) => candidates.find((file) => toPlain(file) === toPlain(path));
    return (
      at(posix.join(top, written)) ??
      at(posix.join(folder, written)) ??
      candidates.find((file) => toPlain(`/${file}`).endsWith(toPlain(`/${written}`))) ??
      candidates[0]
    );
  };
}

/**
 * Removes comments between two `%%`, which Obsidian does not publish. Line numbers stay the same. An unclosed comment at the start of a line extends
 * to the end of the text. Adds what was removed to `skipped`.
 */
export function withoutComments(text: string, file: string, skipped: Skipped[]): string {
  let out = '';
  let rest = text;
  let hidden = hideCode(rest);
  let found = false;
  for (;;) {
    const start = hidden.indexOf('%%');
    if (start === -1) break;
    const before = rest.slice(0, start);
    const inside = rest.slice(start + 2);
    const begins = /(?:^|\n)[ \t>]*$/.test(before) && (before !== '' || out === '' || out.endsWith('\n'));
    // Code within a multi-line comment may contain `%%`, too.
    const whole = begins && /^[ \t]*\n/.test(inside) ? hideCode(inside).indexOf('%%') : -1;
    const end = whole === -1 ? inside.indexOf('%%') : whole;
    if (end === -1 && !begins) break;
    found ||= end !== -1;
    if (end === -1) {
      skipped.push({ file, why: 'what follows a %% without a second one is left out, because it may be private' });
      rest = before;
      break;
    }
    const comment = inside.slice(0, end);
    out += before.replace(/(?<=\S) +$/, ' ') + '\n'.repeat(comment.split('\n').length - 1);
    rest = inside.slice(end + 2).replace(/^ +/, before.endsWith(' ') ? '' : ' ');
    hidden = /[`~]/.test(comment) ? hideCode(rest) : hidden.slice(hidden.length - rest.length);
  }
  if (found) skipped.push({ file, why: 'its comments between %% are left out: nobody but you was to read them' });
  return out + rest;
}

/** Whether texts with these file names link to one another as in Obsidian. */
export function isVault(texts: readonly string[], find: FindInVault): boolean {
  return texts.some((text) =>
    Array.from(hideCode(text).matchAll(WIKI)).some(([, , name = '']) =>
      [name, `${name}.md`].some((path) => find(path, '') !== undefined),
    ),
  );
}

/** `[[a note#a heading|words]]`, as the content check matches it. */
const LINK = /(?<![!\w)\]])\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\](?![[(:])/g;

/** The same in a vault, where double brackets have no other meaning; with `!`, it embeds the file or note. */
const WIKI = /(!?)\[\[(?=\S)([^[\]|\n]{1,200})(?:\|([^[\]\n]{0,200}))?\]\](?!\()/g;

/** `> [!info]- A title`: the first line of a callout of any kind. */
const CALLOUT = /^((?:[ \t]*>)+[ \t]*)\[!([a-z]{1,20})\]([+-]?)[ \t]*(.*)$/gim;

/** A vault, seen from one of its texts. */
interface Vault {
  find: FindInVault;
  /** The folder of the text. */
  folder: string;
}

interface TurnedNote {
  text: string;
  turned: number;
  /** Broken links, as written. Their words stay. */
  missing: string[];
  /** Notes embedded in this one, as written. A link replaces each. */
  shown: string[];
}

/**
 * Converts the Obsidian syntax used in digital gardens: wiki links and callouts. In a vault, also embedded files and notes, highlights, image sizes
 * and block ids; broken links become plain text. Elsewhere broken links stay. Leaves code unchanged.
 */
export function turnObsidian(text: string, toItem: TagContext['toItem'], vault?: Vault): TurnedNote {
  let turned = 0;
  const missing: string[] = [];
  const shown: string[] = [];
  const count = (written: string) => {
    turned += 1;
    return written;
  };
  const linked = vault
    ? replaceOutsideCode(withoutSizes(text), WIKI, (match) =>
        count(turnInVault(match, toItem, vault, { missing, shown })),
      )
    : replaceOutsideCode(text, LINK, ([whole = '', name = '', words]) => {
        // In a table, the `|` is escaped with a backslash.
        const target = toItem(name.replace(/\\$/, ''));
        return target === undefined ? whole : count(toLink(target, name, words));
      });
  const noted = replaceOutsideCode(linked, CALLOUT, ([whole = '', signs = '', written = '', fold = '', title = '']) => {
    const found = findKind(written);
    if (found === undefined || found.kind === written.toUpperCase()) return whole;
    const words = title || found.title;
    return count(`${signs}[!${found.kind}]${fold}${words && ` ${words}`}`);
  });
  if (!vault) return { text: noted, turned, missing, shown };
  const marked = replaceOutsideCode(noted, HIGHLIGHT, ([, words = '']) => count(`<mark>${words}</mark>`));
  const named = replaceOutsideCode(marked, BLOCK_ID, ([, space = '', id = '']) => `${space}<a id="${id}"></a>`);
  // Removes the gap that a comment left.
  return { text: replaceOutsideCode(named, /\n{3,}/g, () => '\n\n'), turned, missing, shown };
}

const HIGHLIGHT = /(?<![=\w)\]])==(?=[^\s=])((?:[^=\n]|=(?!=)){0,300}?[^\s=])==(?![=\w])/g;

/** `^0f3a9c` at the end of a paragraph, or below one: a link target. */
const BLOCK_ID = /((?<=\S)[ \t]|^[ \t]*)\^([a-z\d-]{1,60})(?=[ \t]*$)/gim;

/** Sizes take the place of the alternative text: `![A mill|300](mill.png)`. */
const withoutSizes = (text: string): string =>
  replaceOutsideCode(
    text,
    /(!\[(?:[^[\]\n]{0,300}?\\?\|)?)\d{1,5}(?:x\d{1,5})?\]\(/g,
    ([, words = '']) => `${words.replace(/\\?\|$/, '')}](`,
  );

const toLink = (target: string, name: string, words = ''): string =>
  markdownWriter.link(target, words.trim() || name.replace(/\\$/, '').replace(/^#/, '').trim()).text;

function turnInVault(
  [whole = '', sign = '', name = '', said = '']: string[],
  toItem: TagContext['toItem'],
  { find, folder }: Vault,
  { missing, shown }: Pick<TurnedNote, 'missing' | 'shown'>,
): string {
  const [path = '', ...anchors] = name.replace(/\\$/, '').trim().split('#');
  // In `|words|300`, the number is a size.
  const words = sign ? said.replace(/(?:^|\\?\|)\d{1,5}(?:x\d{1,5})?$/, '') : said;
  const file = /\.(?!md$)[a-z\d]{2,9}$/i.test(path) ? find(path, folder) : undefined;
  if (file !== undefined) {
    const target = posix.relative(folder, file);
    return sign && (isPicture(file) || mediaKindOf(file))
      ? markdownWriter.picture(target, words).text
      : toLink(target, posix.basename(path), words);
  }
  const anchor = anchors.at(-1)?.replace(/^\^/, '');
  const target = toItem(anchor ? `${path}#${anchor}` : path);
  if (target !== undefined) {
    if (sign) shown.push(whole);
    return toLink(target, name, words);
  }
  missing.push(whole);
  return words.trim() || path || (anchor ?? '');
}

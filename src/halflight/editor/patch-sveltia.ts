import { readFileSync } from 'node:fs';
import { fromEngine, fromLibrary } from '../paths';

/*
 * The editor is Sveltia CMS, whose code is patched where it has no option. It is minified, and any version may change it, so the version is pinned, and
 * each patch must fit exactly once.
 */

interface Patch {
  /** What the code does at that place, and what it should do. */
  what: string;
  place: RegExp;
  instead: string;
}

/** The module with our naming rules, and what the editor uses from it, under names that cannot occur in Sveltia CMS's own code. */
const NAMES = 'sourcing/to-slug.ts';
const NAMING = { toFileName: '__halflight_toFileName', toFinalSlug: '__halflight_toFinalSlug' };

const PATCHES: readonly Patch[] = [
  {
    what: 'makes names of titles: by our rule, since the check accepts no other characters',
    place: /([\w$]+)=\1\.replaceAll\([\w$]+\[[\w$]+===`ascii`\?`ascii`:`unicode`\],` `\)/g,
    instead: `$1=${NAMING.toFileName}($1)`,
  },
  {
    what: 'refers to an entry: by its slug, which its front matter may give, and not by its file',
    place:
      /(content:([\w$]+),collection:[^{}]*\}\)=>\{let\{locales:[\w$]+\}=([\w$]+),[\w$]+=)([\w$]+\([\w$]+,\3\.slug\))/g,
    instead: `$1${NAMING.toFinalSlug}($4,$2.slug||undefined)`,
  },
  {
    what: 'reads a file: to its very end',
    place: /([\w$]+)=\1\.trim\(\)(\.replace\(\/\\r\\n\?\/g,)/g,
    instead: '$1=$1$2',
  },
  {
    what: 'writes a file: as we format it',
    place: /`\$\{\((await [\w$]+\([\w$]+\))\)\.trim\(\)\}\\n`/g,
    instead: '($1)',
  },
  // Third parties that it asks on start: it gets these answers instead. The page's policy blocks all other requests to third parties.
  {
    what: 'asks whether there is a newer version',
    place: /https:\/\/unpkg\.com\/@sveltia\/cms/g,
    instead: toDataUrl({}),
  },
  {
    what: 'asks for the status of GitHub',
    place: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    instead: toDataUrl({ status: { indicator: 'none' } }),
  },
];

/** A URL whose content is this JSON. What is appended to it does not change the content. */
function toDataUrl(json: object): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(json))}#`;
}

/** References to the fonts in its package. */
const FONT = /\bnew URL\(`(assets\/([\w-]+?)-latin-[\w-]+\.woff2)`,import\.meta\.url\)/g;

/** References to the same fonts on a third-party CDN, in its styles. */
const FONT_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\w./-]+\.woff2/g;

/** The installed Sveltia CMS: its code that is meant for bundlers. */
export function readSveltia(): { file: string; code: string; version: string } {
  const file = fromLibrary('@sveltia/cms', 'npm/index.js');
  const { version } = JSON.parse(readFileSync(fromLibrary('@sveltia/cms', 'package.json'), 'utf8')) as {
    version: string;
  };
  return { file, code: readFileSync(file, 'utf8'), version };
}

/** The fonts that the code refers to: their paths in the package, by name. */
export function findFonts(code: string): Map<string, string> {
  return new Map([...code.matchAll(FONT)].map(([, path = '', name = '']) => [name, path]));
}

/** Applies the patches, and refers to the package's own fonts. Throws, and names the version, if anything does not fit. */
export function patchSveltia(code: string, version: string): string {
  const fail = (problem: string): never => {
    throw new Error(`Sveltia CMS ${version} ${problem}. Adapt patch-sveltia.ts to its npm/index.js.`);
  };
  let patched = code;
  for (const { what, place, instead } of PATCHES) {
    const count = [...patched.matchAll(place)].length;
    if (count !== 1) fail(`has ${count} places instead of one where it ${what}`);
    patched = patched.replace(place, instead);
  }
  const fonts = findFonts(code);
  patched = patched.replace(
    FONT_ELSEWHERE,
    (url, name: string) => `../static/${fonts.get(name) ?? fail(`has no font of its own for ${url}`)}`,
  );
  const imported = Object.entries(NAMING).map(([name, called]) => `${name} as ${called}`);
  return `import { ${imported.join(', ')} } from ${JSON.stringify(fromEngine(NAMES))};\n${patched}`;
}

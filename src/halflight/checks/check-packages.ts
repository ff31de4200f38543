import { readFileSync } from 'node:fs';
import { fromEngine, isInstalled } from '../paths';
import type { Check } from './context';
import type { Problem } from '../problem';

const EDITOR = '@sveltia/cms';

/** Font packages for sharing images, with the letters that the default font lacks. Han characters look different by language. */
const FONTS: readonly { name: string; letters: RegExp; language?: RegExp }[] = [
  { name: 'noto-sans', letters: /[\p{Script=Greek}\p{Script=Devanagari}]/u },
  { name: 'vazirmatn', letters: /\p{Script=Arabic}/u },
  { name: 'noto-sans-hebrew', letters: /\p{Script=Hebrew}/u },
  { name: 'noto-sans-thai', letters: /\p{Script=Thai}/u },
  { name: 'noto-sans-jp', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { name: 'noto-sans-kr', letters: /\p{Script=Hangul}/u },
  { name: 'noto-sans-jp', letters: /\p{Script=Han}/u, language: /^ja\b/i },
  { name: 'noto-sans-kr', letters: /\p{Script=Han}/u, language: /^ko\b/i },
  { name: 'noto-sans-tc', letters: /\p{Script=Han}/u, language: /^zh-(?:hant|tw|hk|mo)\b/i },
  { name: 'noto-sans-sc', letters: /\p{Script=Han}/u, language: /^(?!ja|ko|zh-(?:hant|tw|hk|mo))/i },
];

/** Checks that optional packages are installed if a site needs them: the editor, and fonts for sharing images. */
export const checkPackages: Check = ({ at, content: { entries, site } }) => {
  const problems: Problem[] = [];
  if (site?.editor && !isInstalled(EDITOR))
    problems.push({
      ...at('site.md', ['editor']),
      severity: 'error',
      kind: 'not-installed',
      message: `"editor" needs a package that is not installed: ${howToInstall(EDITOR)}`,
    });
  const missing = new Set<string>();
  for (const { filePath, values, language = site?.language ?? 'en' } of entries) {
    const { title } = values;
    if (typeof title !== 'string') continue;
    for (const { name, letters, language: tag = /^/ } of FONTS) {
      const library = `@fontsource-variable/${name}`;
      if (missing.has(library) || !letters.test(title) || !tag.test(language) || isInstalled(library)) continue;
      missing.add(library);
      problems.push({
        ...at(filePath, ['title']),
        severity: 'warning',
        kind: 'not-installed',
        message: `sharing pictures are drawn without the letters of this title, whose font is not installed: ${howToInstall(library)}`,
      });
    }
  }
  return problems;
};

/** The command that installs an optional package, in the version that we know. */
export function howToInstall(name: string): string {
  const { peerDependencies } = JSON.parse(readFileSync(fromEngine('package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  return `run "npm install ${name}@${peerDependencies[name]}"`;
}

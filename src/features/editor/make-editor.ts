import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { SiteValues } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import { fromEngine, fromLibrary, fromProject } from '../../paths';
import { CONFIGURATION, WAITING } from './elements';
import { originsOf, toConfiguration } from './to-configuration';

/** A file of the editor: its path in the finished site, and its content. */
export interface EditorFile {
  path: string;
  text: string | Buffer;
}

/** The path of the editor's page in the finished site. */
export const EDITOR_PAGE = 'admin/index.html';

const ENTRY = 'src/features/editor/admin.ts';

const SVELTIA = '@sveltia/cms/dist/sveltia-cms.mjs';

/**
 * The URLs that Sveltia CMS would fetch from third parties as soon as it starts, and their replacements: our fonts, and fixed answers to its
 * checks for a newer version and for the status of the git host. All other third-party requests are blocked by the page's policy.
 */
const REPLACED: Readonly<Record<string, { library: string; font: string } | { answer: string }>> = {
  'https://cdn.jsdelivr.net/fontsource/fonts/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2': {
    library: '@fontsource-variable/material-symbols-outlined',
    font: 'files/material-symbols-outlined-latin-wght-normal.woff2',
  },
  'https://cdn.jsdelivr.net/fontsource/fonts/source-sans-3:vf@5.3.0/latin-wght-normal.woff2': {
    library: '@fontsource-variable/geist',
    font: 'files/geist-latin-wght-normal.woff2',
  },
  'https://cdn.jsdelivr.net/fontsource/fonts/noto-mono@5.3.0/latin-400-normal.woff2': {
    library: '@fontsource-variable/geist-mono',
    font: 'files/geist-mono-latin-wght-normal.woff2',
  },
  'https://unpkg.com/@sveltia/cms': { answer: '{}' },
  'https://www.githubstatus.com/api/v2/status.json': { answer: '{"status":{"indicator":"none"}}' },
};

/** The module with our rules for names, and what the editor uses of it under names that its own code cannot have. */
const NAMES = 'src/sourcing/to-slug.ts';
const NAMING = { toFileName: '__halflight_toFileName', toFinalSlug: '__halflight_toFinalSlug' };

/** The places in the code of Sveltia CMS that are changed, each found exactly once, because it has no option for them. */
const CHANGED: readonly { what: string; place: RegExp; instead: string }[] = [
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
];

/** The code and the fonts of the editor, built once per process. */
let made: Promise<{ script: string; files: EditorFile[] }> | undefined;

interface Options {
  site: Partial<SiteValues> | undefined;
  registry: readonly Collection[];
  /** The content folder: an absolute path. */
  contentFolder: string;
}

/** Makes all files of the editor: its page, its code and its fonts. Those below `static/` have a digest in their names. */
export async function makeEditor(options: Options): Promise<EditorFile[]> {
  made ??= makeCode();
  const { script, files } = await made;
  return [...files, toEditorPage(options, script)];
}

/** Makes only the page of the editor. */
export async function makeEditorPage(options: Options): Promise<{ path: string; text: string }> {
  made ??= makeCode();
  return toEditorPage(options, (await made).script);
}

/** Whether the HTML of a finished page is that of the editor. */
export function isEditorPage(html: string): boolean {
  return html.includes(`<script id="${CONFIGURATION}" type="application/json">`);
}

/** The root of the repository that a folder is in; outside a repository, the project's folder. */
export function repositoryOf(folder: string): string {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? fromProject() : repositoryOf(dirname(folder));
}

/** The content folder relative to the root of its repository, with forward slashes on every system. */
export function folderInRepository(contentFolder: string): string {
  return relative(repositoryOf(contentFolder), contentFolder).replaceAll('\\', '/');
}

async function makeCode(): Promise<{ script: string; files: EditorFile[] }> {
  const fonts: EditorFile[] = [];
  const replaceUrls = (code: string): string =>
    Object.entries(REPLACED).reduce((text, [address, instead]) => {
      if (!text.includes(address))
        throw new Error(`Sveltia CMS no longer asks for ${address}: look at ${SVELTIA} anew.`);
      if ('answer' in instead)
        return text.replaceAll(address, `data:application/json,${encodeURIComponent(instead.answer)}#`);
      const content = readFileSync(fromLibrary(instead.library, instead.font));
      const font = { path: toStatic(basename(instead.font), content), text: content };
      fonts.push(font);
      return text.replaceAll(address, `../${font.path}`);
    }, code);
  const { outputFiles } = await build({
    absWorkingDir: fromEngine(),
    entryPoints: [ENTRY],
    alias: { '@sveltia/cms': fromLibrary('@sveltia/cms', 'dist/sveltia-cms.mjs') },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'eof',
    logLevel: 'silent',
    plugins: [
      {
        name: 'sveltia',
        setup: (bundler) => {
          bundler.onLoad({ filter: /sveltia-cms\.mjs$/ }, ({ path }) => ({
            contents: changeCode(replaceUrls(readFileSync(path, 'utf8'))),
          }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  const script = toStatic('editor.js', code);
  return { script, files: [...fonts, { path: script, text: code }] };
}

/** The code of Sveltia CMS with our changes. Throws if a place that is to be changed is not there, or there twice. */
export function changeCode(code: string): string {
  const changed = CHANGED.reduce((text, { what, place, instead }) => {
    const count = [...text.matchAll(place)].length;
    if (count !== 1)
      throw new Error(`Sveltia CMS has ${count} places instead of one where it ${what}. Look at ${SVELTIA} anew.`);
    return text.replace(place, instead);
  }, code);
  const imported = Object.entries(NAMING).map(([name, called]) => `${name} as ${called}`);
  return `import { ${imported.join(', ')} } from ${JSON.stringify(fromEngine(NAMES))};\n${changed}`;
}

function toStatic(name: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return `static/${name.replace(/(\.\w+)$/, `-${digest}$1`)}`;
}

/** The page of the editor, which loads the script at this path in the finished site. */
export function toEditorPage(
  { site, registry, contentFolder }: Options,
  script: string,
): { path: string; text: string } {
  const configuration = toConfiguration({
    site,
    registry,
    folder: folderInRepository(contentFolder),
    staticFolder: folderInRepository(fromProject('static')),
  });
  const policy = toEditorPolicy(site?.editor);
  const head = [
    h('meta', { charSet: 'utf-8' }),
    h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex, nofollow' }),
    h('meta', { name: 'referrer', content: 'no-referrer' }),
    h('meta', { name: 'description', content: 'Where the content of this site is edited.' }),
    // Keeps browsers from requesting `/favicon.ico`.
    h('link', { rel: 'icon', href: 'data:,' }),
    h('title', `Editor · ${site?.title ?? 'Halflight'}`),
  ];
  // A `</script>` in the JSON would end the element.
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const data = h('script', { id: CONFIGURATION, type: 'application/json' }, { type: 'raw', value: json });
  const code = h('script', { type: 'module', src: `../${script}` });
  // Shown until the editor has loaded.
  const waiting = h('main', { id: WAITING }, [h('h1', 'Editor'), h('p', 'It needs JavaScript, and a moment to load.')]);
  const html = toHtml([h('html', { lang: 'en' }, [h('head', head), h('body', [waiting, data, code])])], {
    allowDangerousHtml: true,
  });
  return { path: EDITOR_PAGE, text: `<!doctype html>${html}\n` };
}

/** The Content-Security-Policy of the editor's page: it may load its own code and fonts and the files that it shows, and contact the git host. */
export function toEditorPolicy(editor: SiteValues['editor']): string {
  const { api, pictures } = originsOf(editor);
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Sveltia's components insert their own styles.
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    ['img-src', "'self'", 'blob:', 'data:', ...pictures].join(' '),
    "media-src 'self' blob:",
    ['connect-src', 'blob:', 'data:', ...api].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

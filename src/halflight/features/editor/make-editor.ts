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
import { CONTENT, originsOf, STATIC, toConfiguration, type Local } from './to-configuration';

/** A file of the editor: its path in the finished site, and its content. */
export interface EditorFile {
  path: string;
  text: string | Buffer;
}

/** The path of the editor's page in the finished site. */
export const EDITOR_PAGE = 'admin/index.html';

const ENTRY = 'features/editor/admin.ts';

/** The build of Sveltia CMS that is meant for bundlers, in its package. */
const SVELTIA = 'npm/index.js';

/** What Sveltia CMS loads for fields and conversions that the editor does not have: highlighted code, maps, formats of pictures. */
const LEFT_OUT = /^@shikijs\/|^(?:svgo|leaflet|terra-draw)\b|^\.\/chunks\/(?:heic|webp|shiki)/;

/**
 * What Sveltia CMS asks third parties as soon as it starts, and the answers that it gets instead: whether there is a newer version, and the status of
 * the git host. All other third-party requests are blocked by the page's policy.
 */
const ANSWERED: Readonly<Record<string, string>> = {
  'https://unpkg.com/@sveltia/cms': '{}',
  'https://www.githubstatus.com/api/v2/status.json': '{"status":{"indicator":"none"}}',
};

/** The fonts of Sveltia CMS, beside its code. */
const FONT = /\bnew URL\(`(assets\/([\w-]+?)-latin-[\w-]+\.woff2)`,import\.meta\.url\)/g;

/** Where its styles look for the same fonts: at a third party. */
const FONT_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\w./-]+\.woff2/g;

/** The module with our rules for names, and what the editor uses of it under names that its own code cannot have. */
const NAMES = 'sourcing/to-slug.ts';
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

/** Makes a language that an entry is not in a narrow column with a button, rather than half of the window that says so. */
const STYLE = `
.resizable-pane:has(+ .resizable-handle + .resizable-pane .empty-state > [role=alert] + button) { flex-grow: 1 !important; }
.resizable-handle:has(+ .resizable-pane .empty-state > [role=alert] + button) { display: none; }
.resizable-handle + .resizable-pane:has(.empty-state > [role=alert] + button) { flex: 0 0 14rem !important; }
.resizable-handle + .resizable-pane .empty-state { justify-content: start; }
.resizable-handle + .resizable-pane .empty-state > [role=alert]:has(+ button) { display: none; }
`;

/** The code and the fonts of the editor, built once per process. */
let made: Promise<{ script: string; files: EditorFile[] }> | undefined;

interface Options {
  site: Partial<SiteValues> | undefined;
  registry: readonly Collection[];
  /** The content folder: an absolute path. */
  contentFolder: string;
  /** Where the files are on this machine, for the editor of `npm run admin`. Otherwise they are in a repository at a git host. */
  local?: Local;
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
  const sveltia = fromLibrary('@sveltia/cms', SVELTIA);
  const code = readFileSync(sveltia, 'utf8');
  const fonts = [...code.matchAll(FONT)].map(([, path = '']) => ({
    path: `static/${path}`,
    text: readFileSync(join(dirname(sveltia), path)),
  }));
  const { outputFiles } = await build({
    absWorkingDir: fromEngine(),
    entryPoints: { editor: ENTRY },
    alias: { '@sveltia/cms': sveltia },
    bundle: true,
    splitting: true,
    outdir: fromEngine(),
    // What is loaded later, such as the words of the interface in other languages.
    chunkNames: 'editor-[name]-[hash]',
    // How they are referred to: what nothing refers to by its path below `static/` is removed from a finished site.
    publicPath: '../static/',
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'sveltia',
        setup: (bundler) => {
          // One module for all of them: each would be a file of its own, and there are hundreds.
          bundler.onResolve({ filter: LEFT_OUT }, () => ({ path: 'nothing', namespace: 'left-out' }));
          bundler.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export default undefined' }));
          bundler.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, () => ({ contents: changeCode(code) }));
        },
      },
    ],
  });
  const [entry, later] = [true, false].map((isEntry) =>
    outputFiles.filter(({ path }) => (basename(path) === 'editor.js') === isEntry),
  );
  const text = entry?.[0]?.text ?? '';
  const script = toStatic('editor.js', text);
  const chunks = (later ?? []).map((file) => ({ path: `static/${basename(file.path)}`, text: file.text }));
  return { script, files: [...fonts, ...chunks, { path: script, text }] };
}

/** The code of Sveltia CMS with our changes. Throws if a place that is to be changed is not there, or there twice. */
export function changeCode(code: string): string {
  const changed = CHANGED.reduce((text, { what, place, instead }) => {
    const count = [...text.matchAll(place)].length;
    if (count !== 1)
      throw new Error(`Sveltia CMS has ${count} places instead of one where it ${what}. Look at its ${SVELTIA} anew.`);
    return text.replace(place, instead);
  }, code);
  const answered = Object.entries(ANSWERED).reduce((text, [url, answer]) => {
    if (!text.includes(url)) throw new Error(`Sveltia CMS no longer asks for ${url}: look at its ${SVELTIA} anew.`);
    return text.replaceAll(url, `data:application/json,${encodeURIComponent(answer)}#`);
  }, changed);
  const fonts = new Map([...code.matchAll(FONT)].map(([, path = '', name = '']) => [name, path]));
  const local = answered.replace(FONT_ELSEWHERE, (url, name: string) => {
    const path = fonts.get(name);
    if (path === undefined)
      throw new Error(`Sveltia CMS has no font of its own for ${url}. Look at its ${SVELTIA} anew.`);
    return `../static/${path}`;
  });
  const imported = Object.entries(NAMING).map(([name, called]) => `${name} as ${called}`);
  return `import { ${imported.join(', ')} } from ${JSON.stringify(fromEngine(NAMES))};\n${local}`;
}

function toStatic(name: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return `static/${name.replace(/(\.\w+)$/, `-${digest}$1`)}`;
}

/** The page of the editor, which loads the script at this path in the finished site. */
export function toEditorPage(
  { site, registry, contentFolder, local }: Options,
  script: string,
): { path: string; text: string } {
  const configuration = toConfiguration({
    site,
    registry,
    folder: local ? CONTENT : folderInRepository(contentFolder),
    staticFolder: local ? STATIC : folderInRepository(fromProject('static')),
    ...(local && { local }),
  });
  const policy = local ? toEditorPolicy(undefined, ["'self'"]) : toEditorPolicy(site?.editor);
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
    h('style', STYLE),
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
export function toEditorPolicy(editor: SiteValues['editor'], own: readonly string[] = []): string {
  const { api, pictures } = originsOf(editor);
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Sveltia's components insert their own styles.
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    ['img-src', "'self'", 'blob:', 'data:', ...pictures].join(' '),
    "media-src 'self' blob:",
    ['connect-src', 'blob:', 'data:', ...own, ...api].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { fromEngine, fromProject } from '../paths';
import { CONFIGURATION, WAITING } from './elements';
import { findFonts, patchSveltia, readSveltia } from './patch-sveltia';
import { CONTENT, originsOf, STATIC, toConfiguration, type Local } from './to-configuration';

/** A file of the editor: its path in the finished site, and its content. */
interface EditorFile {
  path: string;
  text: string | Buffer;
}

/** The path of the editor's page in the finished site. */
export const EDITOR_PAGE = 'admin/index.html';

const ENTRY = 'editor/admin.ts';

/** Modules of Sveltia CMS for features that the editor does not offer: code highlighting, maps, image conversion. */
const LEFT_OUT = /^@shikijs\/|^(?:svgo|leaflet|terra-draw)\b|^\.\/chunks\/(?:heic|webp|shiki)/;

/** Shows a language that an entry lacks as a narrow column with a button instead of filling half of the window. */
const STYLE = `
.resizable-pane:has(+ .resizable-handle + .resizable-pane .empty-state > [role=alert] + button) { flex-grow: 1 !important; }
.resizable-handle:has(+ .resizable-pane .empty-state > [role=alert] + button) { display: none; }
.resizable-handle + .resizable-pane:has(.empty-state > [role=alert] + button) { flex: 0 0 14rem !important; }
.resizable-handle + .resizable-pane .empty-state { justify-content: start; }
.resizable-handle + .resizable-pane .empty-state > [role=alert]:has(+ button) { display: none; }
`;

let made: Promise<{ script: string; files: EditorFile[] }> | undefined;

/** Builds the code and the fonts of the editor, once per process. */
const makeCodeOnce = () => (made ??= makeCode());

interface Options {
  site: Partial<SiteValues> | undefined;
  registry: readonly Collection[];
  /** The absolute path of the content folder. */
  contentFolder: string;
  /** Set for the editor of `npm run admin`, which works on local files. Otherwise they are in a repository at a git host. */
  local?: Local;
}

/** Makes all files of the editor: its page, its code and its fonts. The names of those below `static/` contain a digest. */
export async function makeEditor(options: Options): Promise<EditorFile[]> {
  const { script, files } = await makeCodeOnce();
  return [...files, toEditorPage(options, script)];
}

/** Makes only the editor's page. */
export async function makeEditorPage(options: Options): Promise<{ path: string; text: string }> {
  return toEditorPage(options, (await makeCodeOnce()).script);
}

/** Whether the HTML of a finished page is the editor's. */
export function isEditorPage(html: string): boolean {
  return html.includes(`<script id="${CONFIGURATION}" type="application/json">`);
}

/** The root of the repository that contains a folder; outside a repository, the project's folder. */
function repositoryOf(folder: string): string {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? fromProject() : repositoryOf(dirname(folder));
}

/** The content folder relative to the root of its repository, with forward slashes on every system. */
export function folderInRepository(contentFolder: string): string {
  return relative(repositoryOf(contentFolder), contentFolder).replaceAll('\\', '/');
}

async function makeCode(): Promise<{ script: string; files: EditorFile[] }> {
  const { file: sveltia, code, version } = readSveltia();
  const fonts = Array.from(findFonts(code).values(), (path) => ({
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
    // Lazily loaded code, such as the interface in other languages.
    chunkNames: 'editor-[name]-[hash]',
    // The base of references to the chunks: a file below `static/` that nothing refers to by path is removed from a finished site.
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
          // One shared module: otherwise each would become a file of its own, and there are hundreds.
          bundler.onResolve({ filter: LEFT_OUT }, () => ({ path: 'nothing', namespace: 'left-out' }));
          bundler.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export default undefined' }));
          bundler.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, () => ({
            contents: patchSveltia(code, version),
          }));
        },
      },
    ],
  });
  const isEntry = ({ path }: { path: string }) => basename(path) === 'editor.js';
  const text = outputFiles.find(isEntry)?.text ?? '';
  const script = toStatic('editor.js', text);
  const chunks = outputFiles.filter((file) => !isEntry(file));
  const files = chunks.map((file) => ({ path: `static/${basename(file.path)}`, text: file.text }));
  return { script, files: [...fonts, ...files, { path: script, text }] };
}

function toStatic(name: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return `static/${name.replace(/(\.\w+)$/, `-${digest}$1`)}`;
}

/** The HTML of the editor's page, which loads the script at this path in the finished site. */
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
  const waiting = h('main', { id: WAITING }, [
    h('h1', 'Editor'),
    h('p', 'Loading the editor, which needs JavaScript.'),
  ]);
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

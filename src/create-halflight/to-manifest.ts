import type { Answers } from './answers';

export type PackageManager = 'npm' | 'pnpm';

/** What determines a site's packages: the engine's manifest, or part of it. */
export interface Engine {
  version: string;
  dependencies: Readonly<Record<string, string>>;
  peerDependencies: Readonly<Record<string, string>>;
}

/** Where our packages come from if not from the registry, by name: for example `file:vendor/halflight-0.2.0.tgz`. */
export type Sources = Readonly<Partial<Record<string, string>>>;

/** The engine's commands that every site has as scripts, so that "npm run check" means the same everywhere. */
const COMMANDS = [
  ...['start', 'build', 'check', 'new', 'serve', 'admin', 'upgrade'],
  ...['links', 'mentions', 'audit', 'due', 'cv', 'protect', 'urls', 'index-now'],
];

/** Browsers that support module scripts: for these, Gatsby adds no polyfills and does not recompile every library. */
const BROWSERS = ['supports es6-module and last 4 years'];

/** The share image font for scripts that Geist does not cover, by script code. */
const FONTS: Readonly<Partial<Record<string, string>>> = {
  ...{ Arab: 'vazirmatn', Deva: 'noto-sans', Grek: 'noto-sans', Hebr: 'noto-sans-hebrew', Thai: 'noto-sans-thai' },
  ...{ Hans: 'noto-sans-sc', Hant: 'noto-sans-tc', Jpan: 'noto-sans-jp', Kore: 'noto-sans-kr' },
};

/** The `package.json` of a site. `folder` is the name of its folder. */
export function toManifest(
  { languages }: Pick<Answers, 'languages'>,
  folder: string,
  engine: Engine,
  sources: Sources = {},
): string {
  const { peerDependencies: peers, dependencies, version } = engine;
  const fonts = languages.flatMap((tag) => FONTS[new Intl.Locale(tag).maximize().script ?? ''] ?? []);
  const names = ['gatsby', 'react', 'react-dom', ...new Set(fonts.map((name) => `@fontsource-variable/${name}`))];
  // gatsby-sharp asks for a version that downloads its binary from elsewhere.
  const overrides = { sharp: dependencies.sharp };
  const manifest = {
    name: toPackageName(folder),
    private: true,
    scripts: {
      ...Object.fromEntries(COMMANDS.map((name) => [name, `halflight ${name}`])),
      // A site needs it only once, so npm downloads it on demand.
      import: 'npx halflight-import',
    },
    dependencies: sorted({
      halflight: `^${version}`,
      ...Object.fromEntries(names.map((name) => [name, peers[name]])),
      ...sources,
    }),
    overrides,
    pnpm: { overrides },
    browserslist: BROWSERS,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A package name that is unlikely to be in the registry. */
function toPackageName(folder: string): string {
  const name = folder
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return name || 'site';
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

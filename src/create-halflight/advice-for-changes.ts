/** What a file of ours was for, what replaces it, and its paths. The first match counts. */
const ADVICE: readonly (readonly [advice: string, paths: RegExp])[] = [
  [
    'Tests, guides and tools of Halflight itself: a site needs none of them',
    /^(?:e2e|bench|docs|schemas|\.ci)\/|\.(?:test|spec)\.tsx?$|^(?:jest|playwright|eslint|pw-look)[\w.]*\.m?ts$|^\.remarkrc|^eslint|^(?:CHANGELOG|THIRD-PARTY)\.md$/,
  ],
  ['Workflows: compare them with the new ones, which do most of it by commands of the package', /^\.github\//],
  ['Settings of the editor: add yours to the new ones', /^\.vscode\//],
  [
    'What hosts run: what receives messages is the package halflight-receiver; move your own settings back',
    /^(?:netlify|functions)\/|^netlify\.toml$|\/receiver\//,
  ],
  [
    'Gatsby: add plugins of your own to the new gatsby-config.ts, hooks to gatsby-node.ts',
    /^(?:gatsby-[\w-]+\.tsx?|plugins\/.*|src\/gatsby\/.*)$/,
  ],
  ['TypeScript: add your options to the new tsconfig.json', /^tsconfig\.json$/],
  ['Words of the interface: "words" in content/site.md', /\bwords\b/],
  [
    'Styles: rules in content/custom.css, or settings of "theme" in content/site.md',
    /\.css$|^src\/(?:features\/)?theme\//,
  ],
  [
    'Fields of collections: "extra" on an entry, or a collection of your own in content/collections/NAME.md',
    /^src\/(?:content\/)?(?:collections|fields)\/.*\.ts$/,
  ],
  ['Sections, pages and components: a section of your own in src/sections/NAME/', /^src\/.*\.tsx$|^src\/sections\//],
  ['Other code: the package has no place for it. If you cannot do without, open an issue that says what for', /(?:)/],
];

/** What to do instead of changing the file of ours at a path. */
export const adviceFor = (path: string): string => ADVICE.find(([, paths]) => paths.test(path))?.[0] ?? '';

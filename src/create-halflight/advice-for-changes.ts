/** What a changed file of ours was for, and what takes its place. */
export interface Advice {
  what: string;
  instead: string;
}

const REST: Advice = {
  what: 'Other code',
  instead: 'the package has no place for it. If you cannot do without, open an issue that says what for',
};

/** What to do instead of changing a file of ours, by its path; the first that matches counts. */
const ADVICE: readonly (readonly [RegExp, Advice])[] = [
  [
    /^(?:e2e|bench|docs|schemas|\.ci)\/|\.(?:test|spec)\.tsx?$|^(?:jest|playwright|eslint|pw-look)[\w.]*\.m?ts$|^\.remarkrc|^eslint|^(?:CHANGELOG|THIRD-PARTY)\.md$/,
    { what: 'Tests, guides and tools of Halflight itself', instead: 'a site needs none of them' },
  ],
  [
    /^\.github\//,
    { what: 'Workflows', instead: 'compare them with the new ones, which do most of it by commands of the package' },
  ],
  [/^\.vscode\//, { what: 'Settings of the editor', instead: 'add yours to the new ones' }],
  [
    /^(?:netlify|functions)\/|^netlify\.toml$|\/receiver\//,
    {
      what: 'What hosts run',
      instead: 'what receives messages is the package halflight-receiver; move your own settings back',
    },
  ],
  [
    /^(?:gatsby-[\w-]+\.tsx?|plugins\/.*|src\/gatsby\/.*)$/,
    { what: 'Gatsby', instead: 'add plugins of your own to the new gatsby-config.ts, hooks to gatsby-node.ts' },
  ],
  [/^tsconfig\.json$/, { what: 'TypeScript', instead: 'add your options to the new tsconfig.json' }],
  [/\bwords\b/, { what: 'Words of the interface', instead: '"words" in content/site.md' }],
  [
    /\.css$|^src\/(?:features\/)?theme\//,
    { what: 'Styles', instead: 'rules in content/custom.css, or settings of "theme" in content/site.md' },
  ],
  [
    /^src\/(?:content\/)?(?:collections|fields)\/.*\.ts$/,
    {
      what: 'Fields of collections',
      instead: '"extra" on an entry, or a collection of your own in content/collections/NAME.md',
    },
  ],
  [
    /^src\/.*\.tsx$|^src\/sections\//,
    { what: 'Sections, pages and components', instead: 'a section of your own in src/sections/NAME/' },
  ],
];

/** What to do instead of changing a file of ours. */
export const adviceFor = (path: string): Advice => ADVICE.find(([pattern]) => pattern.test(path))?.[1] ?? REST;

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importBlog } from '../src/halflight-import/import-blog';
import type { ImportReport } from '../src/halflight-import/report';
import {
  bearblogSample,
  bloggerSample,
  ghostSample,
  mediumSample,
  notionSample,
  squarespaceSample,
  substackSample,
  tumblrSample,
} from '../src/halflight/testing/export-samples';
import {
  astroSample,
  eleventySample,
  gatsbySample,
  hexoSample,
  hugoSample,
  jekyllSample,
  png,
  wordpressSample,
  zolaSample,
} from '../src/halflight/testing/import-samples';
import type { Files } from '../src/halflight/testing/mistakes';
import { contentOf } from './sites';

/** A sample blog of each program that can be imported from. */
const samples: Readonly<Record<string, Files>> = {
  jekyll: jekyllSample,
  hugo: hugoSample,
  zola: zolaSample,
  hexo: hexoSample,
  eleventy: eleventySample,
  astro: astroSample,
  gatsby: gatsbySample,
  wordpress: wordpressSample,
  quartz: {
    'quartz.config.ts': 'const config: QuartzConfig = { configuration: { baseUrl: "old.example", locale: "en-US" } }',
    'content/posts/store.md':
      '---\ntitle: Store\ndate: 2021-12-30\naliases: [old store]\n---\n![[wheel.png|The wheel]] See [[garden]].\n',
    'content/posts/wheel.png': png(),
    'content/garden.md': '---\ntitle: A garden\n---\nBegin with [[store]].\n',
  },
  markdown: {
    '2020-02-29 store.md': '---\ntitle: Store\n---\n![The wheel](wheel.png)\n',
    'wheel.png': png(),
  },
  ghost: ghostSample,
  medium: mediumSample,
  substack: substackSample,
  notion: notionSample,
  blogger: bloggerSample,
  squarespace: squarespaceSample,
  bearblog: bearblogSample,
  tumblr: tumblrSample,
};

/** Words of the texts of each sample, which readers of the built site must find. */
export const wordsOfSamples: Readonly<Record<string, readonly string[]>> = {
  Jekyll: ['Boil.', 'Write.', 'Schöne Grüße.', 'Numbers, and a mill', 'The wheels'],
  Hugo: ['No date: a page.', 'Hello.', 'Mind', 'The end', 'A caption'],
  Zola: ['See the store-of-zola', 'What it holds', 'Me.'],
  Hexo: ['It weaves.', 'Pulled.', '内容 mill', 'Old style.', 'Hello there'],
  Eleventy: ['Words of Notes.', 'Me & you', 'Left'],
  Astro: ['Words', 'second'],
  Gatsby: ['next', 'Words.'],
  WordPress: ['First paragraph with a link', 'A second line.', 'The wheel', 'はい', 'Seen'],
  Quartz: ['Begin with'],
  Markdown: ['Store-of-markdown'],
  Ghost: ['The wheel turned slowly that spring.', 'Drawn in winter', 'Mind the gears', 'Kept by a miller.'],
  Medium: ['The sluice was closed in March.', 'Water waits for nobody.', 'Why it stopped'],
  Substack: ['Two stones, one turning', 'Flour on everything.', 'The lower one rests.', 'Letters from a valley.'],
  Notion: ['See about-notion', 'The race freezes first', 'Kept by the village.'],
  Blogger: ['The dam broke.', 'We rebuilt it with oak.', 'A family of millers.'],
  Squarespace: ['The loft smells of grain.', 'Open on Sundays.'],
  'Bear Blog': ['The miller sleeps by day.', 'At night', 'He listens.', 'Four kilometres upstream.'],
  Tumblr: ['Sold for nothing, kept for ever.', 'The river does the work.', 'The miller'],
};

const site = `---
title: Imported site
url: https://imported.test
languages: [en, { code: fr, path: /francais/ }]
---
`;

/** Imports a blog of every program into one content folder, one after another, and stores the report of each import. */
export async function writeImported(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.md'), site);
  const reports: ImportReport[] = [];
  for (const [program, files] of Object.entries(samples)) {
    const blog = mkdtempSync(join(tmpdir(), 'halflight-blog-'));
    try {
      for (const [path, content] of Object.entries(files)) {
        const to = join(blog, toOwnNames(path, program));
        mkdirSync(dirname(to), { recursive: true });
        writeFileSync(to, typeof content === 'string' ? toOwnNames(content, program) : content);
      }
      const from = Object.hasOwn(files, 'export.xml') ? join(blog, 'export.xml') : blog;
      reports.push(await importBlog({ from, folder, program, staticFolder: `${folder}.static` }));
    } finally {
      rmSync(blog, { recursive: true });
    }
  }
  writeFileSync(reportsOf(folder), JSON.stringify(reports, null, 2));
}

/** Makes the samples' names distinct: they are similar, and a URL that an entry already has would be taken for that entry. */
function toOwnNames(text: string, program: string): string {
  return text
    .replace(/\babout\b/g, `about-${program}`)
    .replace(/\bthe-mill\b/g, `mill-of-${program}`)
    .replace(/\bstore\b/gi, (word) => `${word}-of-${program}`);
}

const reportsOf = (folder: string): string => `${folder}.reports.json`;

export function readReports(): ImportReport[] {
  return JSON.parse(readFileSync(reportsOf(contentOf('imported')), 'utf8')) as ImportReport[];
}

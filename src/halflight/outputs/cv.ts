import type { Values } from '../collections';
import type { CvPart } from '../collections/cv/parts';
import { outputNames } from '../output-names';
import { isCv } from '../routes/cv-parts';
import { madeOf } from './made-of';
import type { Output } from './output';
import { toResume } from './person/to-resume';

const name = outputNames.resume;

/** Each CV of `cv/` as a JSON Resume, beside its page. */
export const cv: Output = {
  files: [
    {
      patterns: [`/cv/*/${name}`],
      inLanguages: true,
      type: 'application/json; charset=utf-8',
      cache: 'page',
      readable: true,
    },
  ],
  isOn: ({ written }) => written.has('cv'),
  pathsOf: ({ pages }) => pages.filter(isCv).map(({ path }) => path + name),
  make: (site) =>
    site.pages.filter(isCv).flatMap(({ path, entry = '', context }) => {
      const node = site.nodeOf(entry);
      if (!node) return [];
      const { role, hide = [] } = node as unknown as Values<'cv'>;
      const parts = context.parts as readonly CvPart[];
      const selection = {
        ids: parts.flatMap(({ ids }) => ids),
        summary: node.firstParagraph || undefined,
        role,
        hide,
        lists: parts.map(({ of }) => of),
        highlights: new Map(
          parts.flatMap(({ ids, highlights, brief }) =>
            ids.map((id) => [id, brief ? 0 : (highlights ?? Infinity)] as const),
          ),
        ),
      };
      const address = site.toAddress(path + name);
      return [
        madeOf(node.filePath, () => ({
          path: path.slice(1) + name,
          text: `${JSON.stringify(toResume(site, address, selection), undefined, 2)}\n`,
        })),
      ];
    }),
};

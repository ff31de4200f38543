import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENTIONS_FILE, toMentionsFile } from '../features/mentions/mention';
import { readMentions } from '../features/mentions/read-mentions';
import type { Problem } from '../problem';
import type { Check } from './context';

/** Reports mistakes in the files of mentions, and files whose entry is not there. */
export const checkMentions: Check = ({ folder, content: { files, entries, broken } }) => {
  const expected = new Set([...entries, ...broken].map(({ filePath }) => toMentionsFile(filePath)));
  return [...files]
    .filter((file) => MENTIONS_FILE.test(file))
    .flatMap((file): Problem[] => {
      const { mistakes } = readMentions(readFileSync(join(folder, file), 'utf8'));
      const stray: Problem = {
        file,
        line: 1,
        column: 1,
        severity: 'warning',
        kind: 'stray-mentions',
        message: `there is no ${file.replace(MENTIONS_FILE, '.md')} that these mentions are about: rename this file as that one was, or delete it`,
      };
      return [
        ...(expected.has(file) ? [] : [stray]),
        ...mistakes.map((mistake) => ({ file, severity: 'error' as const, kind: 'bad-mention', ...mistake })),
      ];
    });
};

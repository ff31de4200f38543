import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeKnown, entriesOf, factsOfEntry, factsOfFile } from './known';

/**
 * Writes `known-files.json` from the history of this repository: `npx tsx src/create-halflight/write-known-files.ts`. It is complete: whoever has a copy
 * of the repository has it from before this commit, after which the engine is a package.
 */
const LAST = '03329931ab11d1303d399199bba00ad4f584a053';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Every file of every commit, but what has always been an author's. Lines are `:mode mode blob blob status<tab>path`. */
const files = git('log', '-m', '--raw', '--no-renames', '--no-abbrev', '--format=', LAST)
  .split('\n')
  .flatMap((line) => {
    const [head = '', path = ''] = line.split('\t');
    const [, , , blob = '', status] = head.split(' ');
    return path === '' || status === 'D' || /^(?:content|static)\//.test(path) ? [] : [{ path, blob }];
  });
const manifests = new Set(files.flatMap(({ path, blob }) => (path === 'package.json' ? blob : [])));
const entries = [...manifests].flatMap((blob) =>
  entriesOf(JSON.parse(git('cat-file', 'blob', blob)) as Record<string, unknown>),
);
const facts = [...files.flatMap(({ path, blob }) => factsOfFile(path, blob)), ...entries.flatMap(factsOfEntry)];
writeFileSync(
  join(__dirname, 'known-files.json'),
  `${JSON.stringify({ until: LAST, digests: encodeKnown(facts) }, null, 2)}\n`,
);

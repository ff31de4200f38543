import { readdirSync, readFileSync } from 'node:fs';
import { toCamelCase } from '../letter-case';

/** A folder whose files each export one object of a type, and whose `index.ts` lists these by file name. */
interface FileRegistry {
  folder: string;
  /** The constant that holds the list. */
  constant: string;
  /** The type of the objects. Files without an export of this type are left out. */
  type: string;
}

/** To add a registry, add a line. */
const registries: readonly FileRegistry[] = [
  { folder: 'src/halflight/checks', constant: 'checks', type: 'Check' },
  { folder: 'src/halflight/features/analytics/services', constant: 'services', type: 'AnalyticsService' },
  { folder: 'src/halflight/features/comments/frames', constant: 'frames', type: 'Frame' },
  { folder: 'src/halflight/features/comments/services', constant: 'services', type: 'CommentService' },
  { folder: 'src/halflight/features/comments/thread/services', constant: 'services', type: 'ThreadService' },
  { folder: 'src/halflight/hosts', constant: 'hosts', type: 'Host' },
  { folder: 'src/halflight-import/importers', constant: 'importers', type: 'Importer' },
  { folder: 'src/halflight/outputs', constant: 'outputs', type: 'Output' },
  { folder: 'src/halflight/words/languages', constant: 'languages', type: 'Language' },
  { folder: 'src/halflight/upgrade/migrations', constant: 'migrations', type: 'Migration' },
];

/** The text of every such list, by path from the root. */
export function fileRegistries(): Map<string, string> {
  const files = registries.map(({ folder, constant, type }) => {
    const names = readdirSync(folder)
      .flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
      .filter((name) =>
        readFileSync(`${folder}/${name}.ts`, 'utf8').includes(`export const ${toCamelCase(name)}: ${type} =`),
      );
    return [`${folder}/index.ts`, toIndex(names.sort(), constant)] as const;
  });
  return new Map(files);
}

/** An `index.ts` that lists the files with these names. */
export function toIndex(names: readonly string[], constant: string): string {
  const entries = names.map((name) => (toCamelCase(name) === name ? name : `'${name}': ${toCamelCase(name)}`));
  const line = `export const ${constant} = ${entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'} as const;`;
  return [
    '// Written by `npm run derive` from the files beside it.',
    ...names.map((name) => `import { ${toCamelCase(name)} } from './${name}';`),
    '',
    ...(line.length <= 120
      ? [line]
      : [`export const ${constant} = {`, ...entries.map((entry) => `  ${entry},`), '} as const;']),
    '',
  ].join('\n');
}

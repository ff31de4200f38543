import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isRecord } from '../is-record';

/** The ledger of sent webmentions, in the content folder. */
export const LEDGER = 'webmentions-sent.json';

/** The links that were handled, by the page that has them. */
type Ledger = Record<string, string[]>;

/** A page of the site, and the pages elsewhere that its text links to. */
export interface Linking {
  source: string;
  targets: readonly string[];
}

interface Options {
  /** Sends nothing, and writes nothing. */
  dry: boolean;
  /** Tells a page; `false` if its site receives no webmentions. */
  send: (source: string, target: string) => Promise<boolean>;
  log: (line: string) => void;
}

/**
 * Sends a webmention for each link that the ledger at `path` lacks, one after the other. The ledger is written after each, so that none is sent twice,
 * whatever happens. A link whose site receives none is noted, too; one that failed is not, so that it is tried again. Returns how many failed.
 */
export async function sendNew(pages: readonly Linking[], path: string, { dry, send, log }: Options): Promise<number> {
  const ledger = readLedger(path);
  let failed = 0;
  for (const { source, targets } of pages) {
    const known = new Set(Object.hasOwn(ledger, source) ? ledger[source] : []);
    for (const target of targets.filter((url) => !known.has(url))) {
      if (dry) {
        log(`${source} -> ${target}`);
        continue;
      }
      try {
        if (await send(source, target)) log(`Told ${target}`);
      } catch (error) {
        failed += 1;
        log(`Not told: ${target} (${error instanceof Error ? error.message : String(error)})`);
        continue;
      }
      ledger[source] = [...known.add(target)];
      writeFileSync(path, `${JSON.stringify(ledger, null, 2)}\n`);
    }
  }
  return failed;
}

function readLedger(path: string): Ledger {
  if (!existsSync(path)) return {};
  try {
    const ledger: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRecord(ledger) && Object.values(ledger).every(Array.isArray)) return ledger as Ledger;
  } catch {
    // Said below.
  }
  throw new Error(`${LEDGER} cannot be read: take it from your last commit, or everything would be sent again.`);
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text written outside this project. */
export interface StrangersText {
  path: string;
  text: string;
}

/** Every Markdown file of the installed packages, sorted by path and without duplicates. */
export function collectStrangersTexts(): StrangersText[] {
  const seen = new Set<string>();
  const found: StrangersText[] = [];
  const look = (below: string): void => {
    const items = readdirSync(below, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const item of items) {
      const path = join(below, item.name);
      if (item.isDirectory() && item.name !== '.cache') look(path);
      if (!item.isFile() || !/\.(?:md|markdown)$/i.test(item.name)) continue;
      const text = readFileSync(path, 'utf8');
      const digest = createHash('sha1').update(text).digest('hex');
      if (!seen.has(digest)) found.push({ path, text });
      seen.add(digest);
    }
  };
  look('node_modules');
  return found;
}

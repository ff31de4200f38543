import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleNames, folderOf, prefixOf, type SiteName } from './sites';

/** The files that hosts look for at the top of a site. */
const OF_HOSTS = ['_headers', '_redirects', 'nginx.conf', 'vercel.json'];

/** What a site in a folder of another may not have: a host would serve it as a page. */
const NOT_BELOW = [...OF_HOSTS, '.nojekyll', 'robots.txt'];

/** A link to the guide, with the site that it stands for: see the section `examples`. */
const TO_GUIDE = /(<h3 data-site="([^"]*)"><a href=")[^"]*"/g;

/** Puts the demonstrations below `/examples/` of a finished site, and their rules into the files that its hosts read. */
export function publishExamples(site: SiteName): void {
  const target = folderOf(site);
  const home = join(target, 'index.html');
  writeFileSync(home, readFileSync(home, 'utf8').replace(TO_GUIDE, '$1$2"'));
  for (const example of exampleNames) {
    const [from, to] = [folderOf(example), join(target, prefixOf(example))];
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
    for (const name of NOT_BELOW) rmSync(join(to, name), { force: true });
    for (const name of OF_HOSTS) {
      if (!existsSync(join(from, name))) continue;
      const [ours, theirs] = [join(target, name), join(from, name)].map((file) =>
        existsSync(file) ? readFileSync(file, 'utf8') : '',
      ) as [string, string];
      writeFileSync(join(target, name), mergers[name]?.(ours, theirs, prefixOf(example)) ?? ours);
    }
  }
}

const mergers: Partial<Record<string, (ours: string, theirs: string, prefix: string) => string>> = {
  // The rule for everything at the top holds below it, too, and a host would send its headers twice.
  _headers: (ours, theirs, prefix) =>
    ours +
    theirs
      .split(/^(?=\S)/m)
      .filter((block) => !block.startsWith(`${prefix}/*\n`))
      .join(''),
  // That of a site under a path configures nothing outside it.
  'nginx.conf': (ours, theirs) => `${ours}\n${theirs}`,
  // The first match wins, and the error pages come last.
  _redirects: (ours, theirs) => theirs + ours,
  'vercel.json': (ours, theirs) => JSON.stringify(mergeLists(read(ours), read(theirs)), null, 2),
};

const read = (text: string) => JSON.parse(text || '{}') as Record<string, unknown>;

/** Joins the lists of two objects; of what is not a list, the first one's value stays. */
function mergeLists(ours: Record<string, unknown>, theirs: Record<string, unknown>): Record<string, unknown> {
  const joined: Record<string, unknown> = { ...theirs, ...ours };
  for (const [key, theirList] of Object.entries(theirs)) {
    const ourList = ours[key] ?? [];
    if (Array.isArray(ourList) && Array.isArray(theirList))
      joined[key] = [...(ourList as unknown[]), ...(theirList as unknown[])];
  }
  return joined;
}

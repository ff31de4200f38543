import type { ExistingSite } from './existing-site';
import type { Source } from './source';
import { readExpression, readPattern, readTarget, type UrlPattern } from './url-patterns';
import { mapOf, textOf } from './values';

/** Files with rules for hosts, anywhere in a source. */
export const HOST_RULES = /(?:^|\/)(?:_redirects|netlify\.toml|vercel\.json|\.htaccess)$/;

/** A rule of the old host: from paths of the old site to a path of it, or to a full URL. */
export interface HostRule {
  file: string;
  /** The rule as written, for messages. */
  rule: string;
  from: UrlPattern;
  to: UrlPattern;
  /** Whether visitors keep seeing the old path: another program answers. */
  isProxy: boolean;
}

/** A rule that no redirect stands for, as written, and why. */
export interface UnkeptRule {
  file: string;
  rule: string;
  why: string;
}

/**
 * The rules in a source's files for hosts: `_redirects`, `netlify.toml`, `vercel.json` and `.htaccess`. `unkept` has those that `redirects` cannot
 * express.
 */
export function readHostRules(
  source: Source,
  { toOwnPath }: Pick<ExistingSite, 'toOwnPath'>,
): { rules: HostRule[]; unkept: UnkeptRule[] } {
  const rules: HostRule[] = [];
  const unkept: UnkeptRule[] = [];
  for (const file of source.files.filter((path) => HOST_RULES.test(path) && path.split('/').length <= 3))
    for (const { rule, from, to: target, status = 301, condition = false } of rulesIn(file, source)) {
      const to = target === undefined ? undefined : readTarget(toOwnPath(target) ?? target);
      // The site has an error page of its own.
      if (status === 404) continue;
      const isProxy = status === 200;
      const why =
        from === undefined || to === undefined
          ? 'its pattern is more than words and names'
          : condition
            ? 'it holds under a condition, which redirects do not have'
            : !isPath(from)
              ? 'it is for a whole domain: your host has a setting for that'
              : status === 410
                ? 'it says that a page is gone'
                : undefined;
      if (why !== undefined && !unkept.some((other) => other.rule === rule)) unkept.push({ file, rule, why });
      if (why !== undefined) continue;
      if (from && to) rules.push({ file, rule, from, to, isProxy });
    }
  return { rules, unkept };
}

const isPath = ([first]: UrlPattern): boolean => typeof first === 'string' && /^\/(?!\/)/.test(first);

/** A rule as one of the files has it. */
interface Written {
  rule: string;
  /** `undefined` if it cannot be read. */
  from: UrlPattern | undefined;
  /** The target; `undefined` if only a server knows it. */
  to: string | undefined;
  status?: number;
  condition?: boolean;
}

function rulesIn(file: string, source: Source): Written[] {
  if (file.endsWith('_redirects')) return linesOf(file, source).map(readLine);
  if (file.endsWith('.htaccess')) return readApache(linesOf(file, source));
  const settings = source.settings(file);
  const listed = (name: string) => (Array.isArray(settings[name]) ? settings[name].map(mapOf) : []);
  return [
    ...listed('redirects').map((each) => ({ each, usual: each.permanent === undefined ? '301' : '308' })),
    ...listed('rewrites').map((each) => ({ each, usual: '200' })),
  ].map(({ each, usual }) => {
    const [from, to] = [textOf(each.from) || textOf(each.source), textOf(each.to) || textOf(each.destination)];
    return {
      rule: `${from} ${to}`.trim(),
      ...{ from: readPattern(from), to },
      status: Number.parseInt(textOf(each.status) || textOf(each.statusCode) || usual, 10),
      condition: ['has', 'missing', 'conditions', 'query'].some((name) => each[name] !== undefined),
    };
  });
}

const linesOf = (file: string, source: Source): string[] =>
  source
    .text(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** A line of `_redirects`: the old path, parameters of its query, the new one, a status, conditions. */
function readLine(line: string): Written {
  const [from = '', ...rest] = line.split(/\s+/);
  const at = rest.findIndex((word) => /^(?:\/|https?:)/.test(word));
  const [to = '', code = '301', ...conditions] = rest.slice(Math.max(at, 0));
  return {
    rule: line.replace(/\s+/g, ' '),
    ...{ from: readPattern(from), to },
    status: Number.parseInt(code, 10),
    condition: at > 0 || conditions.length > 0 || !/^\d+!?$/.test(code),
  };
}

/** The rules of Apache. `Redirect` also leads what is below its path; conditions hold for the rule after them. */
function readApache(lines: readonly string[]): Written[] {
  const rules: Written[] = [];
  let condition = false;
  for (const line of lines) {
    const [name = '', ...words] = line.split(/\s+/);
    const directive = name.toLowerCase();
    if (directive === 'rewritecond') condition = true;
    if (/^redirect(?:permanent|temp|match)?$/.test(directive)) {
      const [code = '302'] = /^(?:permanent|temp|seeother|gone|\d{3})$/i.test(words[0] ?? '') ? words.splice(0, 1) : [];
      const [from = '', to = ''] = words.map((word) => word.replace(/^"|"$/g, ''));
      const status = /gone|410/i.test(code) ? 410 : Number.parseInt(code, 10) || 301;
      const match = directive === 'redirectmatch';
      const rule = { rule: line, to, status };
      rules.push({ ...rule, from: match ? readExpression(from) : [from] });
      if (!match && from.endsWith('/') && to.endsWith('/'))
        rules.push({ ...rule, from: readPattern(`${from}*`), to: `${to}:splat` });
    } else if (directive === 'rewriterule') {
      const [from = '', to = '', flags = ''] = words;
      const [, code = '302'] = /[[,]R(?:=(\d+|permanent))?[,\]]/i.exec(flags) ?? [];
      // Others only say which file of the server answers.
      const isRedirect = /[[,]R[=,\]]/i.test(flags) || /^https?:/i.test(to);
      if (isRedirect && to !== '-')
        rules.push({
          rule: line,
          // "%{HTTP_HOST}" and the like are known only to a server.
          ...{ from: readExpression(from), to: to.includes('%{') ? undefined : to.replace(/^(?!\/|https?:)/, '/') },
          ...{ status: Number.parseInt(code, 10) || 301, condition },
        });
      condition = false;
    }
  }
  return rules;
}

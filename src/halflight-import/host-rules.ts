import type { Source } from './source';
import { mapOf, textOf } from './values';

/** Files with rules for hosts, anywhere in a source. */
export const HOST_RULES = /(?:^|\/)(?:_redirects|netlify\.toml|vercel\.json|\.htaccess)$/;

/** A rule of the old host for one path. */
export interface HostRule {
  file: string;
  from: string;
  /** A path of the old site, or a full URL. */
  to: string;
  /** Whether visitors keep seeing the old path: another program answers. */
  isProxy: boolean;
}

/**
 * The redirects in a source's files for hosts: `_redirects`, `netlify.toml`, `vercel.json` and `.htaccess`. `others` has the rules with patterns,
 * conditions or targets that `redirects` in `site.md` cannot have, as written.
 */
export function readHostRules(source: Source): { rules: HostRule[]; others: { file: string; rule: string }[] } {
  const rules: HostRule[] = [];
  const others: { file: string; rule: string }[] = [];
  const add = (file: string, from: string, to: string, { status = 301, isPlain = true } = {}) => {
    const isProxy = status === 200;
    const simple = isProxy ? from.replace(/\/(?:\*|:\w+\*?|\(\.\*\))$/, '/') : from;
    if (isPlain && /^\/[^*:()?#$^]*$/.test(simple) && (isProxy || /^(?:\/|https?:\/\/)[^*$]*$/.test(to)))
      rules.push({ file, from: simple, to, isProxy });
    else others.push({ file, rule: `${from} ${to}`.trim() });
  };
  for (const file of source.files.filter((path) => HOST_RULES.test(path) && path.split('/').length <= 3)) {
    const lines = () =>
      source
        .text(file)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('#'));
    if (file.endsWith('_redirects'))
      for (const line of lines()) {
        const [from = '', to = '', code = '301', ...conditions] = line.split(/\s+/);
        add(file, from, to, {
          status: Number.parseInt(code, 10),
          isPlain: conditions.length === 0 && /^\d+!?$/.test(code),
        });
      }
    else if (file.endsWith('.htaccess'))
      for (const line of lines()) {
        const [, from = '', to = ''] =
          /^Redirect(?:Permanent|Temp)?\s+(?:(?:permanent|temp|seeother|30[1278])\s+)?(\S+)\s+(\S+)$/i.exec(line) ??
          /^RewriteRule\s+\^?(\S+?)(?:\/\?)?\$?\s+(\S+)\s+\[[^\]]*\bR\b[^\]]*\]$/i.exec(line) ??
          [];
        if (from) add(file, `/${from.replace(/^\//, '').replaceAll('\\', '')}`, to);
        else if (/^(?:Redirect|RewriteRule)/i.test(line) && !/\s-\s+\[/.test(line)) others.push({ file, rule: line });
      }
    else {
      const settings = source.settings(file);
      for (const each of [settings.redirects, settings.rewrites].flatMap((list) => (Array.isArray(list) ? list : []))) {
        const { from, to, source: written, destination, status, has, missing, conditions, query } = mapOf(each);
        const isRewrite = Array.isArray(settings.rewrites) && settings.rewrites.includes(each);
        add(file, textOf(from) || textOf(written), textOf(to) || textOf(destination), {
          status: isRewrite ? 200 : Number.parseInt(textOf(status) || '301', 10),
          isPlain: [has, missing, conditions, query].every((condition) => condition === undefined),
        });
      }
    }
  }
  return { rules, others };
}

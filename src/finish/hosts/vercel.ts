import { headersOf } from './file-rules';
import type { HostSettings } from './headers-and-redirects';
import { variantsOf } from './redirects';

interface VercelSettings {
  headers?: unknown[];
  redirects?: unknown[];
  [name: string]: unknown;
}

/**
 * `vercel.json`, for a folder that is published as it is. An author's own settings replace ours; their redirects come first, of which the first
 * that fits decides, and their headers last, of which the last one does.
 */
export function toVercelJson({ prefix, headers, rules, redirects }: HostSettings, own: VercelSettings = {}): string {
  const toHeaders = (list: ReturnType<typeof headersOf>) => list.map(([key, value]) => ({ key, value }));
  const settings: VercelSettings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    trailingSlash: true,
    ...own,
    headers: [
      { source: `${escapeSource(prefix)}/(.*)`, headers: toHeaders([...headers]) },
      ...rules.map((rule) => ({
        source: escapeSource(prefix) + toSource(rule.pattern),
        headers: toHeaders(headersOf(rule)),
      })),
      ...(own.headers ?? []),
    ],
    redirects: [
      ...(own.redirects ?? []),
      ...redirects.flatMap((redirect) =>
        variantsOf(redirect).map((from) => ({
          source: escapeSource(prefix + decodeURI(from)),
          destination: prefix + redirect.to,
          statusCode: 301,
        })),
      ),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A pattern of ours as Vercel writes it. */
function toSource(pattern: string): string {
  return pattern.split('*').map(escapeSource).join('(.*)');
}

/** A path without the signs that Vercel would take for a pattern. */
function escapeSource(path: string): string {
  return path.replace(/[\\(){}:*+?[\]^$|]/g, '\\$&');
}

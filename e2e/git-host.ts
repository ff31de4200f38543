import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesOf } from './sites';

/** A file that a commit adds or changes, with its new contents in base64. */
interface Addition {
  path: string;
  contents: string;
}

/** The body of a request from the editor to GitHub's GraphQL API. */
interface GraphqlRequest {
  query: string;
  variables: { input?: { fileChanges: { additions: Addition[]; deletions: { path: string }[] } } };
}

const HEAD = '1'.repeat(40);
const AFTER = '2'.repeat(40);
const DAY = '2026-07-01T12:00:00Z';
const AUTHOR = { name: 'Ada Lovelace', email: 'ada@example.org', user: { id: 1, login: 'ada' } };

/**
 * Stubs the parts of GitHub's API that the editor uses, for a repository with the files of a folder at `inRepository`. Resolves to a map that
 * collects the files that commits add or change, by path.
 */
export async function stubGitHub(page: Page, folder: string, inRepository: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const tree = filesOf(folder).map((name) => {
    const bytes = readFileSync(join(folder, name));
    const sha = createHash('sha1').update(name).digest('hex');
    texts.set(sha, bytes.toString('utf8'));
    return { path: `${inRepository}/${name}`, type: 'blob', sha, size: bytes.length };
  });
  const committed = new Map<string, string>();
  const history = {
    target: { history: { nodes: [{ oid: HEAD, message: 'Begin', author: AUTHOR, committedDate: DAY }] } },
  };
  const answerQuery = ({ query, variables: { input } }: GraphqlRequest): object => {
    if (input) {
      const { additions } = input.fileChanges;
      for (const { path, contents } of additions) committed.set(path, Buffer.from(contents, 'base64').toString('utf8'));
      const files = additions.map((_, index) => [`file_${index}`, { oid: String(index).repeat(40) }] as const);
      return {
        createCommitOnBranch: { commit: { oid: AFTER, committedDate: DAY, ...Object.fromEntries(files) } },
      };
    }
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', sha = '']) => [alias, { text: texts.get(sha), isTruncated: false }] as const,
    );
    const commits = [...query.matchAll(/commit_\d+/g)].map(([alias]) => [alias, history] as const);
    return { repository: { ref: history, ...Object.fromEntries<object>([...contents, ...commits]) } };
  };
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const answer = (json: object) => route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
    if (pathname === '/user') return answer({ id: 1, login: 'ada', name: 'Ada Lovelace', email: 'ada@example.org' });
    if (pathname.endsWith('/collaborators/ada'))
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    if (pathname.includes('/git/trees/')) return answer({ tree, truncated: false });
    if (pathname === '/graphql') return answer({ data: answerQuery(request.postDataJSON() as GraphqlRequest) });
    return route.fulfill({ status: 404, json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  return committed;
}

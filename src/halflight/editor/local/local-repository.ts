import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { shaOf, type Disk } from './disk';
import { listFiles, locateFile, type Folders } from './list-files';
import { Refused, saveFiles, type Change } from './save-files';
import { EDITOR_PAGES } from '../../limits';

/** A request from the editor's page, relative to the path of this API. */
export interface Asked {
  method: string;
  /** Its decoded path, without that of the API: `/version`. */
  path: string;
  /** The id of the page load that sent it; '' if it is not one of ours. */
  page: string;
  body: string;
}

/** A response: JSON, or the bytes of a file. */
export type Answer = { status: number; json: unknown } | { status: 200; bytes: Buffer };

/** What one load of the page knows. */
interface Page {
  known: Map<string, string>;
  /** The id of the state that it knows. Only its own saves change it. */
  head: string;
}

const savedFile = z.object({
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string(),
  content: z.optional(z.nullable(z.string())),
  from_path: z.optional(z.nullable(z.string())),
  base: z.optional(z.string()),
});

const saving = z.object({ files: z.array(savedFile) });
const reading = z.object({ files: z.array(z.string()) });

const YOU = { id: 1, login: 'you', full_name: 'You', email: 'you@localhost', html_url: '', avatar_url: '' };

/** The name of the branch that stands for the working files. */
const BRANCH = 'files';

/**
 * The content on this machine, presented to the editor as a repository: the part of Gitea's API that Sveltia CMS uses, plus two endpoints of our own.
 * Nothing is committed; a "commit" is a save. An open page sees only its own changes: other changes are merged when it saves, and it checks
 * `/changed` to decide whether to reload.
 */
export class LocalRepository {
  readonly #pages = new Map<string, Page>();
  /** The version that a page wrote last, by path, and which page that was. */
  readonly #written = new Map<string, { sha: string; page: string }>();
  readonly #seen = new Map<string, { mark: string; sha: string }>();
  /** Serialises saves. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor(
    readonly folders: Folders,
    readonly disk: Disk,
  ) {}

  /** Creates an unguessable id for a page load. */
  newPage(): string {
    const id = randomUUID();
    this.#pages.set(id, { known: new Map(), head: id });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > EDITOR_PAGES && oldest !== undefined) this.#pages.delete(oldest);
    return id;
  }

  /** Answers a request. Does not throw for errors that the author can fix. */
  async answer(asked: Asked): Promise<Answer> {
    const page = this.#pages.get(asked.page);
    if (!page) return refuse(403, 'The editor was restarted: copy what you typed, then reload the page.');
    try {
      return await this.#answer(asked, page);
    } catch (error) {
      if (error instanceof Refused) return refuse(409, error.message);
      throw error;
    }
  }

  async #answer({ method, path, page: id, body }: Asked, page: Page): Promise<Answer> {
    if (path === '/user') return ok(YOU);
    if (path === '/version') return ok({ version: '1.24.0' });
    if (path === '/settings/api') return ok({ default_paging_num: 200 });
    if (path === '/changed') return ok({ changed: await this.#changedSince(page) });
    const [, rest = ''] = /^\/repos\/[^/]+\/[^/]+(.*)$/.exec(path) ?? [];
    if (path.startsWith('/repos/') && rest === '')
      return ok({ permissions: { pull: true, push: true }, default_branch: BRANCH });
    if (rest === `/branches/${BRANCH}`) return ok({ commit: { id: page.head, message: '' } });
    if (rest.startsWith('/git/trees/')) return ok({ tree: await this.#tree(page), truncated: false });
    if (rest === '/file-contents' && method === 'POST')
      return ok(await this.#read(reading.parse(JSON.parse(body)).files));
    if (rest === '/contents' && method === 'POST')
      return ok(await this.#save(saving.parse(JSON.parse(body)), id, page));
    if (rest === '/commits') return ok([]);
    const [, file] = /^\/(?:media\/files|raw)\/(.+)$/.exec(rest) ?? [];
    const bytes = file === undefined ? undefined : await this.disk.read(locateFile(this.folders, file));
    return bytes ? { status: 200, bytes } : refuse(404, 'There is no such file.');
  }

  async #tree(page: Page): Promise<object[]> {
    const files = await listFiles(this.folders, this.disk, this.#seen);
    page.known = new Map(files.map(({ path, sha }) => [path, sha]));
    return files.map((file) => ({ ...file, type: 'blob' }));
  }

  async #read(paths: readonly string[]): Promise<object[]> {
    const read = paths.map(async (path) => {
      const content = await this.disk.read(locateFile(this.folders, path));
      return content ? [{ path, sha: shaOf(content), encoding: 'base64', content: content.toString('base64') }] : [];
    });
    return (await Promise.all(read)).flat();
  }

  /** The files that have changed since this page load last read or wrote them. */
  async #changedSince({ known }: Page): Promise<string[]> {
    const files = new Map((await listFiles(this.folders, this.disk, this.#seen)).map(({ path, sha }) => [path, sha]));
    const paths = new Set([...files.keys(), ...known.keys()]);
    return [...paths].filter((path) => files.get(path) !== known.get(path)).sort();
  }

  async #save({ files }: z.infer<typeof saving>, id: string, page: Page): Promise<object> {
    const changes = files.map(({ operation, path, content, from_path: from, base }): Change => ({
      path,
      ...(operation !== 'delete' && { content: Buffer.from(content ?? '', 'base64') }),
      ...(from && from !== path && { from }),
      ...(base !== undefined && { base }),
    }));
    const whoChanged = (path: string, sha: string | undefined) => {
      const last = this.#written.get(path);
      return last?.sha === sha && last?.page !== id ? 'another tab of the editor' : 'another program';
    };
    const asking = { known: page.known, whoChanged, locate: (path: string) => locateFile(this.folders, path) };
    const saved = this.#saved.then(() => saveFiles(changes, asking, this.disk));
    this.#saved = saved.catch(() => undefined);
    const merged = await saved;
    for (const { path, content, from } of changes) {
      if (from !== undefined) page.known.delete(from);
      // The page knows only its own part of a merged file, so the file is reported to it as changed.
      if (content === undefined) page.known.delete(path);
      else page.known.set(path, shaOf(content));
      if (content !== undefined && !merged.includes(path)) this.#written.set(path, { sha: shaOf(content), page: id });
    }
    page.head = randomUUID();
    const told = changes.map(({ path, content }) => (content === undefined ? null : { path, sha: shaOf(content) }));
    return { commit: { sha: page.head, created: new Date().toISOString() }, files: told, merged };
  }
}

function ok(json: unknown): Answer {
  return { status: 200, json };
}

function refuse(status: number, message: string): Answer {
  return { status, json: { message } };
}

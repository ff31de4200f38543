import { toSlug } from '../../halflight/sourcing/to-slug';
import { readForeignText } from '../front-matter';
import type { Importer, ListKind } from '../importer';
import { folderOf, splitDate, toPath, toSlugs } from '../permalinks';
import type { Source } from '../source';
import { zola as tags } from '../tags/hugo';
import { publishedBeside, publishedFrom } from '../static-files';
import { addTexts, aliasesOf, createBlog, dateOf, isDraft } from '../texts';
import { readTime } from '../times';
import { isNo, isYes, mapOf, textOf, textsOf, type Values } from '../values';

const CONFIGS = ['config.toml', 'zola.toml'];

export const zola: Importer = {
  label: 'Zola',
  recognise: (source) => {
    const config = CONFIGS.find(source.has);
    if (!config || source.settings(config).base_url === undefined) return 0;
    return source.files.some((file) => /^content\/.*\.md$/.test(file)) ? 9 : 0;
  },
  read: (source) => {
    const config = source.settings(CONFIGS.find(source.has) ?? '');
    const languages = Object.keys(mapOf(config.languages));
    const main = textOf(config.default_language) || 'en';
    const blog = createBlog({
      url: textOf(config.base_url) || undefined,
      title: textOf(config.title) || undefined,
      description: textOf(config.description) || undefined,
      feeds: toFeeds(config),
      language: main,
      staticFolders: ['static'],
      lists: { '/tags/:name/': 'tag', '/categories/:name/': 'tag', '/categories/': 'tags', ...listsOfTerms(config) },
      variables: { 'config.title': textOf(config.title), 'config.base_url': '' },
      tags: [tags],
      understood: ['template', 'render', 'in_search_index'],
      aliasesOfFiles: { '@/': 'content/' },
    });
    const bundles = new Set(source.files.filter((file) => /\/index(?:\.[\w-]+)?\.md$/.test(file)).map(folderOf));
    bundles.delete('content');
    /** The path of a file below `content/`, without its extension and its language. */
    const placeOf = (file: string): { stem: string; language?: string | undefined } => {
      const path = file.slice('content/'.length);
      const [, name = '', suffix = ''] = /^(.*?)\.([a-z]{2,3}(?:-[a-z\d]+)?)\.md$/i.exec(path) ?? [];
      return languages.includes(suffix) ? { stem: name, language: suffix } : { stem: path.replace(/\.md$/i, '') };
    };
    const whyNot = (file: string) => {
      const { stem } = placeOf(file);
      if (!/(?:^|\/)index$/.test(stem) && bundles.has(folderOf(file)))
        return 'it lies beside the text of a page, which only a template shows';
      return undefined;
    };
    const toUrlPart = urlPartsOf(textOf(mapOf(config.slugify).paths));
    const sections = new Set<string>();
    /** The slugs that dated texts at the top get if they are pages. */
    const atTop = new Map<string, string>();
    const texts = source.files.filter((path) => path.startsWith('content/'));
    let withPosts: Set<string> | undefined;
    /** Whether a section is one of posts, whose list Halflight makes. */
    const holdsPosts = (folder: string) => {
      withPosts ??= new Set(
        texts
          .filter((file) => /(?<!\/_index(?:\.[\w-]+)?)\.md$/.test(file))
          .filter(
            (file) => (dateOf(readForeignText(source.text(file)).values) ?? dayIn(placeOf(file).stem)) !== undefined,
          )
          .flatMap((file) => {
            const folders = folderOf(file).split('/');
            return folders.map((_, index) => folders.slice(0, index + 1).join('/'));
          }),
      );
      return withPosts.has(folder);
    };
    addTexts(
      source,
      blog,
      texts,
      { isRead: (path) => path.endsWith('.md'), whyNot },
      ({ file, values: read, body }) => {
        const { extra, taxonomies, ...front } = read;
        const values: Values = { ...mapOf(extra), ...front, ...mapOf(taxonomies) };
        if (isNo(values.render)) return 'it is not rendered: no page of its own';
        const { stem, language } = placeOf(file);
        const isBranch = /(?:^|\/)_index$/.test(stem);
        if (isBranch && (body.trim() === '' || (stem !== '_index' && holdsPosts(folderOf(file)))))
          return 'it is the head of a list, which Halflight makes by itself';
        const own = /(?:^|\/)_?index$/.test(stem) ? folderOf(stem) : stem;
        const { rest } = splitDate((own.split('/').at(-1) ?? '').replace(TIME, ''));
        const written = textOf(values.path);
        const named = dayIn(own) ?? dayIn(written);
        const date = dateOf(values) ?? named;
        const parent = folderOf(own);
        const prefix = language === undefined || language === main ? '' : language;
        const slug = textOf(values.slug) || written.split('/').filter(Boolean).at(-1) || rest;
        const url = written
          ? toPath(prefix, written, '/')
          : toPath(prefix, parent.split('/').map(toUrlPart).join('/'), toUrlPart(slug), '/');
        const slugOfPage = toSlugs(url.slice(prefix ? prefix.length + 1 : 0));
        if (date !== undefined && parent !== '') sections.add(own.split('/')[0] ?? '');
        else if (date !== undefined && named === undefined) atTop.set(file, slugOfPage);
        return {
          ...{ values, date, draft: isDraft(values), translationOf: own },
          ...(date === undefined ? { kind: 'page', slug: slugOfPage } : { kind: 'post', slug: toSlug(slug) }),
          oldUrls: [url, ...aliasesOf(values).map((alias) => toPath(alias))],
          language: language ?? (languages.length > 0 ? main : undefined),
        };
      },
    );
    // If more posts are in folders, and the top section is not sorted by date, the top has pages, which may be dated, too.
    const inFolders = blog.items.filter(
      ({ kind, translationOf = '' }) => kind === 'post' && /^(?!\d{4}\/).*\//.test(translationOf),
    );
    if (atTop.size < inFolders.length && !isSortedByDays(source))
      for (const item of blog.items)
        if (atTop.has(item.file)) Object.assign(item, { kind: 'page', slug: atTop.get(item.file) });
    const inStatic = publishedFrom(['static']);
    const besidePage = publishedBeside(blog.items, ({ file }) =>
      /\/_?index(?:\.[\w-]+)?\.md$/.test(file) ? folderOf(file) : undefined,
    );
    blog.publishes = (file) => inStatic(file) ?? besidePage(file);
    for (const section of ['', ...sections]) {
      const { values } = readForeignText(source.text(toPath('content', section, '_index.md').slice(1)));
      const size = Number(textOf(values.paginate_by));
      const list = toPath(section, '/');
      if (section !== '') blog.lists[list] = 'posts';
      if (!size) continue;
      blog.pageSize = Math.min(blog.pageSize ?? size, size);
      blog.lists[`${list}${textOf(values.paginate_path) || 'page'}/:number/`] = 'posts';
    }
    return blog;
  },
};

/** The pages and the feeds of tags and categories, for taxonomies that have any. */
function listsOfTerms(config: Values): Record<string, ListKind> {
  const listed = Array.isArray(config.taxonomies) ? config.taxonomies.map(mapOf) : [];
  const [feed = '/atom.xml'] = toFeeds({ ...config, generate_feeds: 'true' });
  return Object.fromEntries(
    listed
      .map((taxonomy) => ({ ...taxonomy, name: textOf(taxonomy.name) }))
      .filter(({ name }) => /^(?:tags|categories)$/.test(name))
      .flatMap(({ name, ...taxonomy }: Values & { name: string }): [string, ListKind][] => [
        ...(isYes(taxonomy.feed) ? [[`/${name}/:name${feed}`, 'tagFeed'] as [string, ListKind]] : []),
        ...(textOf(taxonomy.paginate_by)
          ? [[`/${name}/:name/${textOf(taxonomy.paginate_path) || 'page'}/:number/`, 'tag'] as [string, ListKind]]
          : []),
      ]),
  );
}

/** The feeds of a site, where its settings say that it has any. */
function toFeeds({
  generate_feeds: all,
  generate_feed: one,
  feed_filenames: names,
  feed_filename: name,
}: Values): string[] {
  if (!isYes(all ?? one ?? '')) return [];
  const written = [...textsOf(names), textOf(name)].filter(Boolean);
  return (written.length > 0 ? written : ['atom.xml']).map((file) => toPath(file));
}

/** The time that may follow the date in a file name. */
const TIME = /(?<=^\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-][\d:]+)? ?(?=[-_])/;

/** The date in a path such as `2020-03-04-a-title` or `2020/03/04/a-title`. */
function dayIn(path: string): string | undefined {
  const [, day] = /(?:^|\/)(\d{4}([-/])\d{1,2}\2\d{1,2})(?!\d)/.exec(path) ?? [];
  return day === undefined ? undefined : readTime(day);
}

/** Whether the top section lists its texts like a blog. */
function isSortedByDays(source: Source): boolean {
  const { values } = readForeignText(source.text('content/_index.md'));
  return /date/.test(textOf(values.sort_by)) || values.paginate_by !== undefined;
}

/** How folder and file names are written in URLs, according to `slugify.paths`. */
function urlPartsOf(setting: string): (name: string) => string {
  if (setting === 'off') return (name) => name;
  if (setting === 'safe') return (name) => name.replace(/[<>:"/|?*#()[\]\s]+/g, '_');
  return toSlug;
}

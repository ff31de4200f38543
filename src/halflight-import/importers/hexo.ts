import { toSlug } from '../../halflight/sourcing/to-slug';
import { isTimeZone } from '../../halflight/fields/formats';
import type { Importer, ListKind } from '../importer';
import { withPages } from '../list-urls';
import { fillPermalink, folderOf, partsOf, stemOf, toPath, toSlugs, withoutIndex } from '../permalinks';
import { hexo as tags } from '../tags/liquid';
import { isPublic, publishedBeside } from '../static-files';
import { addTexts, aliasesOf, createBlog, dateAndName, dateOf } from '../texts';
import { toLocal, toTimeZone } from '../times';
import { fieldOf, isNo, isYes, mapOf, textOf, textsOf, type Values } from '../values';

export const hexo: Importer = {
  label: 'Hexo',
  recognise: ({ files, has, text }) => {
    const posts = files.some((file) => /^source\/_(?:posts|drafts)\//.test(file));
    const isNamed = /"hexo"/.test(text('package.json'));
    return (posts && has('_config.yml') ? 8 : posts ? 5 : 0) + (isNamed ? 2 : 0);
  },
  read: (source) => {
    const config = source.settings('_config.yml');
    const setting = (name: string, usual = '') => textOf(config[name]) || usual;
    const blog = createBlog({
      url: setting('url') || undefined,
      title: setting('title') || undefined,
      description: setting('description') || undefined,
      feeds: feedsIn(config),
      language: textsOf(config.language)[0],
      staticFolders: ['source'],
      lists: listsIn(config),
      toListName: (name) => toUrlName(name, setting('filename_case')),
      pageSize: Number(textOf(mapOf(config.index_generator).per_page) || setting('per_page')) || 10,
      ...(isTimeZone(setting('timezone')) && { timeZone: setting('timezone') }),
      variables: { 'site.title': setting('title'), 'config.title': setting('title') },
      tags: [tags],
      understood: ['layout', 'comments', 'alias', 'disableNunjucks', 'lang', 'language'],
    });
    const timeZone = toTimeZone(setting('timezone'), '_config.yml', blog.skipped);
    const texts = source.files.filter((path) => /^source\/(?:[^_]|_posts\/|_drafts\/|_[^/]*$)/.test(path));
    addTexts(source, blog, texts, { needsFrontMatter: true }, ({ file, values, draft }) => {
      const [, special] = /^source\/_([^/]+)\//.exec(file) ?? [];
      const permalink = textOf(values.permalink) && toPath(textOf(values.permalink));
      const common = {
        folders: [folderOf(file), file.replace(/\.\w+$/, '')],
        language: textOf(fieldOf(values, 'lang', 'language')) || undefined,
      };
      const listed = [...aliasesOf(values), ...textsOf(values.alias)];
      if (special === undefined) {
        if (/^(?:tags|categories|archive)$/.test(textOf(values.type) || textOf(values.layout)))
          return 'it lists tags, which Halflight does by itself';
        const url = withoutIndex(permalink || file.slice('source'.length).replace(/\.\w+$/, '.html'));
        const slug = toSlugs(url.replace(/\.html$/, ''));
        return { ...common, kind: 'page', date: dateOf(values), slug, oldUrls: [url, ...listed] };
      }
      const inPosts = file.replace(/^source\/_\w+\//, '').replace(/\.\w+$/, '');
      const { date = source.changedOn(file), rest } = dateAndName(values, stemOf(file));
      const url =
        permalink ||
        fillPermalink(setting('permalink', ':year/:month/:day/:title/'), {
          ...partsOf(toLocal(date, timeZone)),
          ...{ name: rest, id: textOf(values.id) },
          title: /:year-:month-:day-/.test(setting('new_post_name'))
            ? toPath(folderOf(inPosts), rest).slice(1)
            : inPosts,
          post_title: toSlug(textOf(values.title)),
          category:
            textsOf(fieldOf(values, 'categories', 'category')).join('/') ||
            setting('default_category', 'uncategorized'),
          timestamp: String(Date.parse(`${toLocal(date, 'UTC').replace(' ', 'T')}Z`)),
        });
      if (url === undefined) {
        const why = `its old URL is not known: "${setting('permalink')}" has a part that only Hexo can make`;
        blog.skipped.push({ file, why });
      }
      const isPublished = special === 'posts';
      const oldUrls = [...(url && isPublished ? [withoutIndex(url)] : []), ...listed];
      return { ...common, kind: 'post', date, draft: !isPublished || draft, slug: toSlug(rest), oldUrls };
    });
    const inAssets = publishedBeside(blog.items, ({ file }) =>
      isYes(config.post_asset_folder) ? file.replace(/\.\w+$/, '') : undefined,
    );
    blog.publishes = (file) =>
      file.startsWith('source/') && !/\/[_.]/.test(file) && isPublic(file, source)
        ? file.slice('source'.length)
        : inAssets(file);
    return blog;
  },
};

/** The lists of Hexo's own generators: the index, its archives by year, month and day, tags and categories, with their pages. */
function listsIn(config: Values): Record<string, ListKind> {
  const setting = (name: string, usual: string) => textOf(config[name]) || usual;
  const [index, archive] = [mapOf(config.index_generator), mapOf(config.archive_generator)];
  const archives = toPath(setting('archive_dir', 'archives'), '/');
  const home = toPath(textOf(index.path), '/');
  const next = `${setting('pagination_dir', 'page')}/:number/`;
  const lists: Record<string, ListKind> = {
    [toPath(setting('tag_dir', 'tags'), ':name/')]: 'tag',
    [toPath(setting('category_dir', 'categories'), ':name/')]: 'tag',
    ...(home !== '/' && { [home]: 'posts' }),
    ...(!isNo(archive.enabled) && {
      [archives]: 'archive',
      ...(!isNo(archive.yearly) && { [`${archives}:year/`]: 'archive' }),
      ...(!isNo(archive.monthly) && { [`${archives}:year/:month/`]: 'archive' }),
      ...(isYes(archive.daily) && { [`${archives}:year/:month/:day/`]: 'archive' }),
    }),
  };
  return { ...withPages(lists, next), ...(home === '/' && { [`/${next}`]: 'posts' }) };
}

/** The name of a tag in a URL, in which Hexo keeps capitals unless `filename_case` says otherwise. */
function toUrlName(name: string, letters: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return letters === '1' ? plain.toLowerCase() : letters === '2' ? plain.toUpperCase() : plain;
}

/** The feeds that `hexo-generator-feed` makes. */
function feedsIn(config: Values): string[] {
  const paths = textsOf(mapOf(config.feed).path);
  return (paths.length > 0 ? paths : ['atom.xml']).map((path) => toPath(path));
}

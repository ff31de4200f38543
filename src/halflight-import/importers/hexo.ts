import type { Blog, Importer } from '../importer';
import { readText, reportOtherMarkup } from '../other-texts';
import { fillPermalink, folderOf, partsOf, splitDate, stemOf } from '../permalinks';
import { aliasesOf, createBlog, dateOf, formatOf, isDraft, isText, toPath, toSlugs, withoutIndex } from '../read-item';
import type { Source } from '../source';
import { hexo as tags } from '../tags/liquid';
import { readTime, toLocal, toTimeZone } from '../times';
import { fieldOf, textOf, textsOf } from '../values';
import { toSlug } from '../../halflight/sourcing/to-slug';

export const hexo: Importer = {
  label: 'Hexo',
  recognise: ({ files, has, text }) => {
    const posts = files.some((file) => /^source\/_(?:posts|drafts)\//.test(file));
    const isNamed = /"hexo"/.test(text('package.json'));
    return (posts && has('_config.yml') ? 8 : posts ? 5 : 0) + (isNamed ? 2 : 0);
  },
  read: readHexo,
};

function readHexo(source: Source): Blog {
  const config = source.settings('_config.yml');
  const blog = createBlog({
    url: textOf(config.url) || undefined,
    language: textsOf(config.language)[0],
    staticFolders: ['source'],
    lists: [
      { from: toPath(textOf(config.tag_dir) || 'tags', ':name/'), to: 'tag' },
      { from: toPath(textOf(config.category_dir) || 'categories', ':name/'), to: 'tag' },
      { from: toPath(textOf(config.archive_dir) || 'archives', '/'), to: 'posts' },
    ],
    variables: { 'site.title': textOf(config.title), 'config.title': textOf(config.title) },
    tags: [tags],
    understood: [
      'permalink',
      'layout',
      'date',
      'published',
      'comments',
      'alias',
      'disableNunjucks',
      'lang',
      'language',
    ],
  });
  const timeZone = toTimeZone(textOf(config.timezone), '_config.yml', blog.skipped);
  const texts = source.files.filter((path) => /^source\/(?:[^_]|_posts\/|_drafts\/|_[^/]*$)/.test(path));
  reportOtherMarkup(texts, blog.skipped);
  for (const file of texts.filter(isText)) {
    const [, special] = /^source\/_([^/]+)\//.exec(file) ?? [];
    const text = readText(source, file, blog.skipped);
    if (!text) continue;
    const { values, body, bodyLine } = text;
    const layout = textOf(values.layout);
    const type = textOf(values.type);
    if (special === undefined && /^(?:tags|categories|archive)$/.test(type || layout)) {
      blog.skipped.push({ file, why: 'it lists tags, which Halflight does by itself' });
      continue;
    }
    const common = {
      file,
      values,
      body,
      bodyLine,
      format: formatOf(file),
      folders: [folderOf(file), file.replace(/\.\w+$/, '')],
    };
    const listed = [...aliasesOf(values), ...textsOf(values.alias)];
    const language = textOf(fieldOf(values, 'lang', 'language')) || undefined;
    if (special === undefined) {
      const path = file.slice('source'.length).replace(/\.\w+$/, '.html');
      const url = withoutIndex(textOf(values.permalink) ? toPath(textOf(values.permalink)) : path);
      blog.items.push({
        ...common,
        ...{ kind: 'page', draft: isDraft(values), language, oldUrls: [url, ...listed], date: dateOf(values) },
        slug: toSlugs(url.replace(/\.html$/, '')),
      });
      continue;
    }
    const inPosts = file.replace(/^source\/_\w+\//, '').replace(/\.\w+$/, '');
    const { date: named, rest } = splitDate(stemOf(file));
    const title = /:year-:month-:day-/.test(textOf(config.new_post_name))
      ? toPath(folderOf(inPosts), rest).slice(1)
      : inPosts;
    const date = dateOf(values) ?? (named && readTime(named)) ?? source.changedOn(file);
    const parts = partsOf(toLocal(date, timeZone));
    const categories = textsOf(fieldOf(values, 'categories', 'category'));
    const permalink = textOf(values.permalink);
    const url = permalink
      ? toPath(permalink)
      : fillPermalink(textOf(config.permalink) || ':year/:month/:day/:title/', {
          ...{ title, name: rest, post_title: toSlug(textOf(values.title)), id: textOf(values.id) },
          category: categories.join('/') || textOf(config.default_category) || 'uncategorized',
          ...{ year: parts.year, month: parts.month, day: parts.day, hour: parts.hour, minute: parts.minute },
          ...{ second: parts.second, i_month: parts.plainMonth, i_day: parts.plainDay, i_year: parts.year },
          ...{ timestamp: String(Date.parse(`${toLocal(date, 'UTC').replace(' ', 'T')}Z`)) },
        });
    const isPublished = special === 'posts';
    blog.items.push({
      ...common,
      ...{ kind: 'post', date, draft: !isPublished || isDraft(values), language },
      slug: toSlug(rest),
      oldUrls: [...(url && isPublished ? [withoutIndex(url)] : []), ...listed],
    });
    if (url === undefined)
      blog.skipped.push({
        file,
        why: `its old URL is not known: "${textOf(config.permalink)}" has a part that only Hexo can make`,
      });
  }
  return blog;
}

import type { Feed, FeedEntry } from './feed';

/** A feed as JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): string {
  const { title, description, language, home, json, icon, authors, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: json,
    favicon: icon,
    authors,
    items: entries.map(toItem),
  });
}

function toItem({
  id,
  url,
  title,
  untitled,
  link,
  summary,
  content,
  image,
  audio,
  published,
  updated,
  authors,
  tags,
}: FeedEntry) {
  return {
    id: `urn:uuid:${id}`,
    url,
    external_url: link,
    // Readers then show a note as its text alone.
    title: untitled ? undefined : title,
    summary: untitled ? undefined : summary,
    content_html: content,
    image,
    date_published: published,
    date_modified: updated,
    authors: authors.length > 0 ? authors : undefined,
    tags: tags.length > 0 ? tags : undefined,
    attachments: audio && [
      {
        url: audio.address,
        mime_type: audio.type,
        size_in_bytes: audio.length,
        duration_in_seconds: audio.duration,
      },
    ],
  };
}

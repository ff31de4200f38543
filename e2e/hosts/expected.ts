/** How long pages, their data for React and the files made beside them may be cached. */
export const asPages = 'public, max-age=60, stale-while-revalidate=300';
/** How long files may be cached whose names change with their contents. */
export const forever = 'public, max-age=31536000, immutable';

/** Kinds of file: a pattern to find one of each, and the headers it is sent with. */
export const kinds: Record<string, { find: RegExp; cache: string; policy: string; type: RegExp }> = {
  'the home page': { find: /^index\.html$/, cache: asPages, policy: 'same-origin', type: /^text\/html/ },
  'a page': { find: /^posts\/plain\/index\.html$/, cache: asPages, policy: 'same-origin', type: /^text\/html/ },
  'data of a page': {
    find: /^page-data\/about\/page-data\.json$/,
    cache: asPages,
    policy: 'same-origin',
    type: /^application\/json/,
  },
  'a script': { find: /^app-[\da-f]{20}\.js$/, cache: forever, policy: 'same-origin', type: /javascript/ },
  'a script of a template': { find: /^component---.*\.js$/, cache: forever, policy: 'same-origin', type: /javascript/ },
  'a part of a script': { find: /^\d+-[\da-f]{20}\.js$/, cache: forever, policy: 'same-origin', type: /javascript/ },
  'a style sheet': { find: /^styles\.[\da-f]{20}\.css$/, cache: forever, policy: 'same-origin', type: /^text\/css/ },
  'a picture': { find: /^static\/.*\.avif$/, cache: forever, policy: 'cross-origin', type: /^image\/avif/ },
  'a font': { find: /^static\/.*\.woff2$/, cache: forever, policy: 'cross-origin', type: /^font\/woff2/ },
  'an icon': { find: /^icon-192\.png$/, cache: 'public, max-age=60', policy: 'cross-origin', type: /^image\/png/ },
  'the manifest': {
    find: /^manifest\.webmanifest$/,
    cache: 'public, max-age=60',
    policy: 'cross-origin',
    type: /^application\/manifest\+json/,
  },
  'the feed': {
    find: /^feed\.xml$/,
    cache: asPages,
    policy: 'cross-origin',
    type: /^application\/atom\+xml; charset=utf-8$/,
  },
  'the feed of a tag': {
    find: /^tags\/words\/feed\.xml$/,
    cache: asPages,
    policy: 'cross-origin',
    type: /^application\/atom\+xml; charset=utf-8$/,
  },
  'the JSON feed': {
    find: /^feed\.json$/,
    cache: asPages,
    policy: 'cross-origin',
    type: /^application\/feed\+json; charset=utf-8$/,
  },
  'a calendar': {
    find: /^events\/calendar\.ics$/,
    cache: asPages,
    policy: 'cross-origin',
    type: /^text\/calendar; charset=utf-8$/,
  },
  'a text': {
    find: /^posts\/plain\/index\.md$/,
    cache: asPages,
    policy: 'cross-origin',
    type: /^text\/markdown; charset=utf-8$/,
  },
  'the list of texts': {
    find: /^llms\.txt$/,
    cache: asPages,
    policy: 'cross-origin',
    type: /^text\/plain; charset=utf-8$/,
  },
  'a part of the search index': {
    find: /^pagefind\/fragment\//,
    cache: forever,
    policy: 'same-origin',
    type: /^application\/octet-stream/,
  },
  'the way into the search index': {
    find: /^pagefind\/pagefind-entry\.json$/,
    cache: asPages,
    policy: 'same-origin',
    type: /^application\/json/,
  },
};

/** Old URLs, and where they redirect to. */
export const moved = {
  '/old/plain/': '/posts/plain/',
  '/old/plain': '/posts/plain/',
  '/2019/%C3%BCber.html': '/posts/plain/',
  '/2019/plain.php': '/posts/plain/',
  '/work/': '/projects/minimal/',
  '/portfolio/': '/projects/',
  '/talks/': '/about/#work',
  '/notes-of-1843/': 'https://www.fourmilab.ch/babbage/sketch.html',
};

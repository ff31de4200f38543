/** Every numeric limit of the product, each with its source, grouped by subject. */

// Pictures

/** Image quality on JPEG's scale, 0-100, unless `site.md` says otherwise: the default of libjpeg, and of most tools since. */
export const IMAGE_QUALITY = 75;

/**
 * AVIF's quality that corresponds to JPEG's 75, at the effort below. Measured with sharp 0.35 at 1200 px as the mean SSIM of 24 pictures (the demo's
 * covers, photographs) against their originals: 56.0 matches, and the rest is a margin for grain; the figures are in `docs/posts/images/index.md`.
 */
export const AVIF_QUALITY = 60;

/**
 * The effort of the AVIF encoder, 0 to 9. Measured with sharp 0.35.5, one thread, at quality 60, 13 pictures of the demo, each 400, 800 and 1600 px
 * wide: 1 took 4 s of CPU time for 1110 kB, 2 7 s for 1098, 3 13 s for 1097, 4 (sharp's default) 54 s for 1084, 5 73 s for 1078, 6 142 s for 1067.
 * For three pictures at 800 px, 9 took nine times as long as 4 and saved 6 %. Covers and photographs are as close to their originals with 3 as with
 * 4; pure grain is less so.
 */
export const AVIF_EFFORT = 3;

/**
 * The widths, in pixels, of responsive images: phone at 1x and 2x, column, column at 2x, a wide picture at 2x, and the largest at 2x. Nothing wider is
 * published: pages show no picture wider than 1600 px, and 40 megapixels of a camera would be an AVIF of 2.7 MB.
 */
export const IMAGE_WIDTHS = [400, 800, 1200, 1600, 2400, 3200];

/** The width of a picture on a phone, in CSS pixels; enlarging a narrower one would show nothing more. Phones are 360 to 430 wide. */
export const PICTURE_SHOWN_ANYWAY = 400;

/** The `sizes` attribute of an image in the text: the width of the text column (`--measure` in tokens.css), or of the viewport. */
export const TEXT_IMAGE_SIZES = '(width >= 45rem) 42rem, 100vw';

/** The width of the text column, 42rem, in CSS pixels. */
export const TEXT_WIDTH = 672;

/** The `sizes` attribute of an image that may be as wide as the page: one with `#wide` or `#full` after its name. */
export const WIDE_IMAGE_SIZES = '(width >= 80rem) 76rem, 100vw';

/** Maximum width and height of a picture, in pixels: for a larger one, sharp would need more than 400 MB. */
export const IMAGE_MAX_SIDE = 12_000;

/** Width or height, in pixels, above which the author is told that a picture is larger than any screen needs. */
export const IMAGE_LARGE_SIDE = 6000;

/** Maximum size of a picture, in bytes: larger ones would slow down the repository, and no page needs so much. */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024;

/** Maximum drawing of an author that is inlined in the site's colours, in bytes: one by hand has 1 to 10 kB; a larger one is better fetched. */
export const INLINE_DRAWING_BYTES = 24_000;

/** Maximum size of a picture used as a site's ornament, in bytes: that of an inlined one, because it is on every page, at the end if nowhere else. */
export const ORNAMENT_BYTES = INLINE_DRAWING_BYTES;

// Typefaces

/** The weights of Geist that sites are built with: those that our styles use. */
export const FONT_WEIGHTS = { lightest: 400, boldest: 700 } as const;

/** The weights of Newsreader, the serif typeface of the looks: for headings, and for text. */
export const SERIF_WEIGHTS = { display: 500, lightest: 400, boldest: 600 } as const;

// What a build does at once, and what it keeps for the next

/** How many pictures a process works on in parallel, with one thread each: enough for two cores, and for the memory of a small machine. */
export const PICTURES_AT_ONCE = 2;

/** How many sharing images are drawn in parallel: while one thread sets text, others process pixels, so that a few keep two cores busy. */
export const SHARE_IMAGES_AT_ONCE = 4;

/**
 * How many characters of a text are set on a sharing image, before it is cut to what fits. The most that fit are some 300; ten thousand take five seconds.
 */
export const SHARE_IMAGE_TEXT = 600;

/** As many sharing images as are drawn in the time that a thread takes to start (measured, half a second). Fewer are drawn without one. */
export const SHARE_IMAGES_FOR_THREAD = 20;

/**
 * From this many Markdown files on, a cold build uses one more process. Starting one takes four seconds of CPU time; each page that it renders saves
 * a fortieth of a second.
 */
export const ENTRIES_FOR_PROCESSES = 300;

/**
 * From this many pages on, a build from nothing makes the index of the search in a thread: as many as are prepared for Pagefind in the time that a
 * thread takes to start (measured, half a second; each page takes 0.65 ms).
 */
export const PAGES_FOR_SEARCH_THREAD = 800;

/**
 * How long a file made from a picture, or drawn for sharing, is cached while no build uses it, in milliseconds: 60 days, so that a branch that rests
 * for a while finds its own again. Its use is recorded once a day.
 */
export const FILES_KEPT = 60 * 86_400_000;
export const FILE_USE_NOTED = 86_400_000;

/**
 * After this many milliseconds a process that works on a picture counts as dead: many times what one size of the largest
 * picture takes. Others that wait for it poll at this interval, in milliseconds.
 */
export const PICTURE_CLAIM_AGE = 60_000;
export const PICTURE_CLAIM_PAUSE = 50;

/** How many pictures the check caches as decodable, so that it need not decode them again: a file of some 2 MB. */
export const PICTURES_REMEMBERED = 10_000;

/** How many parsed texts are cached between builds, the most recently used first: twice the largest site. */
export const TEXTS_KEPT = 20_000;

/** How many shapes of markup have their validation cached between builds, at some 35 bytes each. */
export const MARKUP_KEPT = 50_000;

// Texts

/** A table cell with more characters is a sentence: beside two other columns, it would take more than five lines on a phone 360 pixels wide. */
export const STACKED_CELL = 60;

/** A part of a formula in a line with more characters, and no operator to break at, may be wider than a line of a phone 360 pixels wide. */
export const UNBROKEN_FORMULA = 16;

/** Reading speed in words per minute, silently, in English non-fiction: M. Brysbaert, 2019, "How many words do we read per minute?" */
export const WORDS_PER_MINUTE = 238;

/**
 * Reading speed in characters per minute for scripts where each is a syllable or a word, by native speakers reading aloud; silent readers are rather
 * faster. S. Trauzettel-Klosinski, K. Dietz and the IReST Study Group, 2012, "Standardized Assessment of Reading Performance: The New International
 * Reading Speed Texts IReST", doi:10.1167/iovs.11-8284, table 2; its figures are taken from others who cite them.
 */
export const CHINESE_CHARACTERS_PER_MINUTE = 255;
export const JAPANESE_CHARACTERS_PER_MINUTE = 357;

/** Minimum number of headings for a table of contents; fewer are easy to find in the text itself. Our choice. */
export const CONTENTS_SHORTEST = 3;

/** Maximum length of a summary, in characters; search engines show about 160 on a wide screen. */
export const SUMMARY_LENGTH = 200;

/**
 * Maximum number of arrows in a flow chart that is drawn. If they cross, the time is about quadratic: measured, 200 in a row take 1.2 s, 256 that all
 * cross 12 s, 400 of those 35 s.
 */
export const DIAGRAM_ARROWS = 200;

/**
 * Maximum lines and characters of a diagram, and number of diagrams per text. Measured: 100 boxes take half a second, 400 two; a chart of 1500
 * figures a second and a half; forty small diagrams less than one.
 */
export const DIAGRAM_LINES = 200;
export const DIAGRAM_LENGTH = 5000;
export const DIAGRAMS_PER_TEXT = 40;

/**
 * Maximum lines and characters of all drawn diagrams in a text. Measured: thirteen with 190 crossing arrows take three seconds, as many as fit into
 * this limit less than one. Among 3160 texts by strangers the maximum is 29 lines.
 */
export const DIAGRAM_LINES_PER_TEXT = 600;
export const DIAGRAM_LENGTH_PER_TEXT = 15_000;

/**
 * Maximum nesting depth of quotations, lists and HTML in a text, far more than is readable. The parser is quadratic: 3000 quotations take 1.5 s, and
 * a few more crash the process, because the steps after it recurse.
 */
export const TEXT_NESTING = 100;

/**
 * Maximum number of Markdown delimiters (brackets, asterisks, underscores, tildes) in a paragraph or table row. Each opening one is compared with all
 * possible closing ones: 5000 take a second, 20 000 twelve and more. A paragraph of a hundred badges has 800.
 */
export const PARAGRAPH_SIGNS = 3000;

/** Maximum number of underlined headings in a text. The parser is quadratic: 1000 take half a second, 2000 one, 7500 (30 kB) more than ten. */
export const UNDERLINED_HEADINGS = 1000;

/**
 * Maximum number of definitions (`: meaning`) in a text; each makes the parser move everything after it: 1000 take half a second, 3750 (30 kB) six
 * and 7500 eleven. Among 3160 texts by strangers the maximum is four.
 */
export const DEFINITIONS = 1000;

/**
 * Maximum number of cells missing from the table rows of a text, each of which is filled in: with a wide header and many short rows, the time is the
 * product of both. Measured, 80 000 take eight seconds.
 */
export const CELLS_LACKING = 3000;

/** Maximum number of words and lines to highlight in a code block; each is searched for in the whole block: 500 words took half a minute. */
export const CODE_MARKS = 20;

/**
 * Maximum length of a line of code that is highlighted, in characters; longer ones are written by programs, and shown plain. In languages with
 * ambiguous syntax the time is quadratic: a line of 15 000 takes three seconds, one of 30 000 eleven. Among 3160 texts by strangers the longest has
 * 680.
 */
export const COLOURED_LINE_LENGTH = 3000;

/** Maximum length of a code block in which words are marked, in characters; longer ones only get syntax highlighting. */
export const MARKED_CODE_LENGTH = 5000;

// Front matter, and what is said of it

/** How often a YAML alias may be expanded before the file counts as an attack: the default of the `yaml` package. */
export const YAML_ALIAS_LIMIT = 100;

/** Maximum nesting and indentation depth of front matter: several times what the deepest field needs. */
export const YAML_DEPTH_LIMIT = 100;

/** Maximum length of front matter, in characters: a hundred times what a page of many sections needs, and parsed in an instant. */
export const YAML_SIZE_LIMIT = 200_000;

/** How many YAML errors are reported per file. */
export const YAML_ERROR_LIMIT = 5;

/** How many mistakes in the fields of one file are reported at a time. */
export const PROBLEMS_PER_FILE = 100;

/** From this many occurrences on, a mistake is reported only once, with their number: three are still worth reading one by one. */
export const FOLDED_FROM = 4;

/** How many places are listed for a mistake that is reported once. */
export const FOLDED_PLACES = 3;

/** How many problems of each severity are passed to GitHub as annotations: it shows ten per step, and fifty per run. */
export const ANNOTATIONS_SHOWN = 50;

/** How many valid names a message lists: enough for the fields of `site.md` and of a post, but not for the two hundred words of the interface. */
export const LISTED_NAMES = 40;

// Names of files

/** Maximum name of a file or folder, in bytes, on the disks of Linux and macOS. Windows counts up to 255 characters, which are never fewer bytes. */
export const FILE_NAME_BYTES = 255;

/** Maximum file name that is derived from a title, in characters: at up to four bytes each, within file systems' 255 bytes. */
export const SLUG_LENGTH = 60;

// Lists and sections

/** Entries per page of a paginated list: with twenty, a list of posts is about eight phone screens long. */
export const ENTRIES_PER_PAGE = 20;

/** Values per filter that a list page offers, those with the most entries first: three lines on a wide screen. Our choice. */
export const FILTER_VALUES = 24;

/** Entries of a section before its author is warned: 1 000 posts make 560 kB of HTML, a hundred 60. Only lists are paginated. */
export const SECTION_ENTRIES = 100;

/** Maximum number of cells in the section `bento`: three rows of three columns, which are visible at once. Our choice. */
export const BENTO_CELLS = 6;

/**
 * Maximum number of posts in a sidebar. It is on each of their pages, so the total size grows with the square of this: a link takes about 110 bytes,
 * and a hundred on each of a hundred pages a little more than a megabyte.
 */
export const SIDEBAR_ENTRIES = 100;

/** Related posts per post: one row of cards on a wide screen, and few enough to choose from. Our choice. */
export const RELATED_COUNT = 3;

/**
 * How many posts before and after a post, among those that share a tag, are considered for its related posts. This makes the time linear in the
 * number of posts instead of quadratic; `build-routes.test.ts` measures it.
 */
export const RELATED_CANDIDATES = 12;

// From page to page

/**
 * A client-side navigation slower than this many milliseconds becomes a normal one, for which a browser shows that it is loading: nobody should wait
 * four seconds for a page that does not move. Our choice.
 */
export const ROUTE_LOAD_TIMEOUT = 3800;

/** How many pages are prefetched at a time: one less than browsers open connections to a host over HTTP/1.1, so that a click finds one free. */
export const PREFETCH_QUEUE = 5;

/** Milliseconds until a failed prefetch may be tried again: longer than most interruptions of a mobile connection. Our choice. */
export const PREFETCH_RETRY = 10_000;

/** Milliseconds without scrolling or touching until visible links are prefetched: Chromium's delay on phones for moderate eagerness. */
export const PREFETCH_REST = 500;

// Search

/** Milliseconds without a keystroke until a search starts: about the pause between two keys of an average typist (40 words a minute is 300). */
export const SEARCH_DELAY = 150;

/** How many search results are shown at a time; each requires fetching a file of a kilobyte or so. */
export const SEARCH_RESULTS = 8;

/** Links per search result to places within its page, besides the page itself. */
export const SEARCH_SECTIONS = 3;

/** Words in the excerpt around a match: two lines on a wide screen. */
export const SEARCH_EXCERPT = 26;

/** Maximum number of matches that are highlighted on a page opened from a search. */
export const SEARCH_MARKS = 300;

// Contact form

/** Maximum length of the sender's name in a message, in characters: more than nearly all full names have, and one line of a mail. Our choice. */
export const NAME_LENGTH = 80;

/** Maximum length of an email address: what RFC 5321 guarantees that mail servers accept. */
export const EMAIL_LENGTH = 254;

/** Maximum length of a message's subject, in characters: more than mail programs show of one. Our choice. */
export const SUBJECT_LENGTH = 120;

/** Minimum length of a message, in characters: shorter ones are slips. Our choice. */
export const MESSAGE_SHORTEST = 10;

/** Maximum length of a message, in characters: two printed pages. Our choice. */
export const MESSAGE_LENGTH = 5000;

/** Maximum length of the other one-line fields of a message (organization, phone, topic), in characters: that of a subject. */
export const LINE_LENGTH = 120;

/**
 * Minimum time for filling in the contact form, in milliseconds: programs need less, people more. A message sent sooner waits for the rest of it,
 * because a browser may have filled in the fields for a person. Our choice.
 */
export const FILL_TIME = 3000;

/** A message without a response after this many milliseconds has failed, and stays in the browser: the visitor learns that before leaving. Our choice. */
export const SEND_TIMEOUT = 10_000;

/** Milliseconds after the last keystroke until a draft is written to the browser's storage, so that not every letter is. */
export const DRAFT_DELAY = 400;

/**
 * Maximum length of a `mailto:` URL, in characters. Chromium and Firefox on Windows do not pass URLs over 2048 to a program (the shell's own limit
 * was 2083); elsewhere the limit is higher.
 */
export const MAIL_ADDRESS_LENGTH = 2000;

/** Maximum length of a server's explanation that is shown, in characters: two lines of the form. */
export const ANSWER_LENGTH = 200;

/** Milliseconds that a message waits for Turnstile before it is sent without: half of its own timeout. */
export const TURNSTILE_TIMEOUT = 5000;

// Receiver of messages

/**
 * Maximum size of a request body for the receiver, in bytes. The longest message takes 45 kB if each of its characters is three bytes of UTF-8,
 * percent-encoded; the other fields and a Turnstile token (2 kB) take less than 10.
 */
export const BODY_BYTES = 64 * 1024;

/** A request body that is incomplete after this many milliseconds is discarded: the browser's own timeout, `SEND_TIMEOUT`. */
export const BODY_TIMEOUT = SEND_TIMEOUT;

/** Timeouts for Turnstile and then for the delivery, in milliseconds: together less than `SEND_TIMEOUT`, so that the visitor gets the result. */
export const TOKEN_TIMEOUT = 2000;
export const DELIVERY_TIMEOUT = 7000;

/** Messages that the receiver accepts per IP address and window, unless `CONTACT_LIMIT` says otherwise: an office shares one address. */
export const MESSAGES_PER_ADDRESS = 5;

/** The window in which the messages of an IP address are counted, in milliseconds. */
export const MESSAGES_WINDOW = 600_000;

/**
 * Maximum number of log lines that anybody can cause (rejected requests, for example) per window, enough to see what is going on, and the length of
 * the window in milliseconds.
 */
export const REFUSALS_LOGGED = 20;
export const REFUSALS_WINDOW = 600_000;

/** Maximum length of the URL that a form may name as the next page, in characters: what browsers and proxies are sure to accept. */
export const NEXT_LENGTH = 2000;

/**
 * For how long the receiver still reads and discards what a visitor sends after the response, in milliseconds, and how long they may pause: closing
 * the connection at once would lose the response. nginx does the same (lingering_time 30 s, lingering_timeout 5 s).
 */
export const LINGER_TIME = 10_000;
export const LINGER_PAUSE = 1000;

/**
 * How often a run of `--resend` signals that it is alive, in milliseconds, and how long it must be silent before another run takes over its messages.
 * The second is many times the first, so that a busy machine does not count as dead; the clocks of two machines that share a disk may differ by
 * minutes.
 */
export const RESEND_HEARTBEAT = 15_000;
export const RESEND_SILENCE = 300_000;

/** How many IP addresses are counted in memory: about 1 MB. Beyond that the oldest are dropped. */
export const COUNTED_ADDRESSES = 10_000;

// Comments

/**
 * How many replies are shown as comments, how deep they are indented, and their timeout in milliseconds. Mastodon returns 60 to anyone who is not
 * signed in (https://docs.joinmastodon.org/methods/statuses/#context); three levels leave 40 characters per line on a phone. Our choice.
 */
export const REPLIES_SHOWN = 100;
export const REPLY_DEPTH = 3;
export const REPLIES_TIMEOUT = 15_000;

// Files beside the pages

/** Maximum number of posts in a feed, with their full text: ten weeks for an author who writes twice a week. Readers keep those they have seen. */
export const FEED_ENTRIES = 20;

/** How often, in seconds, a subscribed calendar asks to be refreshed: sites are rebuilt for their events once a day at most. */
export const CALENDAR_REFRESH = 86_400;

/** Entries per collection in `/llms.txt`, the first of its list: with summaries about 20 000 words for all lists, which a model reads in one go. */
export const LLMS_ENTRIES = 100;

/** Maximum width and height, in pixels, of the portrait in a contact card: phones show it in a circle of 100 points, at up to 3 pixels each. */
export const CONTACT_PORTRAIT_SIZE = 300;

/** How many URLs a sitemap may contain, and how many bytes: https://www.sitemaps.org/protocol.html. */
export const SITEMAP_ADDRESSES = 50_000;
export const SITEMAP_BYTES = 50 * 1024 * 1024;

// Hosts and their caches

/** Seconds for which browsers use only HTTPS for the site: a year, the minimum that HSTS preload lists accept. */
export const HSTS_MAX_AGE = 31_536_000;

/** Seconds for which pages and React's data for them are cached without revalidation: whoever publishes waits at most that long to see it. */
export const ROUTE_CACHE = 60;

/** Seconds for which a stale page may still be shown while a new one is fetched in the background: about as long as a visit. Our choice. */
export const STALE_WINDOW = 300;

/** Seconds for which a picture without a hash in its name is cached: as long as a page, which may be published with another one. */
export const IMAGE_CACHE = 60;

/** Seconds for which a file with a hash in its name is cached: a year, the maximum in RFC 2616, which caches still accept. */
export const HASHED_CACHE = 31_536_000;

/** How many rules of `_headers` Cloudflare Pages reads; it ignores the rest. */
export const HEADER_RULES = 100;

/** How many redirects without placeholders Cloudflare Pages reads from `_redirects`. */
export const REDIRECT_RULES = 2000;

/** How many redirects `vercel.json` may have, an author's own among them: Vercel refuses the whole file if there are more. */
export const VERCEL_REDIRECTS = 2048;

// Checks of a finished site, and what is done with it

/**
 * The budget of a page before any interaction, in bytes transferred: everything that a phone of 390 by 844 points at 2x loads without scrolling, by
 * the kind of its route. Measured in November 2026 on the demonstration, the heaviest page of each kind: 129 kB of an entry, 116 kB of a list, 272 kB
 * of the search, which is ready for input, 97 kB of the others; twice that leaves room for large pictures. `npm run audit` checks it.
 */
export const PAGE_BUDGET: Readonly<Record<string, number>> = {
  home: 260_000,
  entry: 260_000,
  list: 260_000,
  search: 400_000,
  other: 200_000,
};

/** Attempts before an external link counts as broken, the pause between them and the timeout (milliseconds), and hosts requested in parallel. */
export const LINK_ATTEMPTS = 3;
export const LINK_PAUSE = 5_000;
export const LINK_TIMEOUT = 20_000;
export const LINKS_AT_ONCE = 4;

/** How many pages `npm run changes` takes screenshots of; the rest are only listed, since nobody looks at hundreds. */
export const CHANGES_SHOWN = 30;

/** How many URLs may be submitted to IndexNow at a time: https://www.indexnow.org/documentation. */
export const INDEX_NOW_ADDRESSES = 10_000;

/** Timeout for `npm run index-now`, in milliseconds: search engines check the key before they answer. */
export const INDEX_NOW_TIMEOUT = 30_000;

/** How often a content folder is read anew because a file in it vanished meanwhile: an editor that saves, or git, takes away a file once or twice. */
export const CONTENT_READS = 5;

// Imports

/** Maximum number of files in a folder to import from: ten times that of the largest sites whose authors write about them in public. */
export const IMPORT_FILES = 200_000;

/** Maximum size of a text or export to import, in bytes. WordPress itself accepts no upload of more than 512 MB, and a string cannot hold more. */
export const IMPORT_TEXT_BYTES = 500 * 1024 * 1024;

/** Maximum number of WordPress's synced patterns in a text; an author uses a few. Each may be long, and a hostile export may name one a million times. */
export const IMPORT_PATTERNS = 100;

/** Maximum of one file that `--download` fetches, and of all together, in bytes: phone videos, and what an author has disk space for. */
export const DOWNLOAD_BYTES = 100 * 1024 * 1024;
export const DOWNLOADS_BYTES = 20 * 1024 * 1024 * 1024;

/** Milliseconds that a download may take to start, and that it may pause: what browsers wait at least. */
export const DOWNLOAD_TIMEOUT = 30_000;

/** Milliseconds that the download of one file may take, and those of all: the largest file, and what an author's disk holds, at 2 and 5 Mbit/s. */
export const DOWNLOAD_TIME = 7 * 60_000;
export const DOWNLOADS_TIME = 9 * 3_600_000;

/** Redirects of a download that are followed (RFC 2068: a client should expect five). */
export const DOWNLOAD_REDIRECTS = 5;

/** Parallel downloads: what browsers allow per server (RFC 2616 allowed two). */
export const DOWNLOADS_AT_ONCE = 4;

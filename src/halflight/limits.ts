/**
 * The numbers that bound the product (sizes, counts, lengths, timeouts), each with its source, grouped by subject. Not here are the lengths of fields,
 * which their definitions state; numbers of a file format; measures of a layout or a drawing; and arithmetic of a single function. Products are
 * written out: a bundler keeps them in every script that imports another number.
 */

// Pictures

/** Image quality on JPEG's scale, 0-100, unless `site.md` says otherwise: the default of libjpeg, and of most tools since. */
export const IMAGE_QUALITY = 75;

/**
 * The AVIF quality that corresponds to JPEG's 75, at the effort below. Measured with sharp 0.35 at 1200 px as the mean SSIM of 24 pictures (the
 * demo's covers, photographs) against their originals: 56.0 matches, and the rest is a margin for grain; the figures are in
 * `docs/posts/images/index.md`.
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
 * The widths, in pixels, of responsive images: phone at 1x and 2x, column, column at 2x, a wide picture at 2x, and the largest at 2x. Nothing wider
 * is published: pages show no picture wider than 1600 px, and a 40-megapixel photo would be an AVIF of 2.7 MB.
 */
export const IMAGE_WIDTHS = [400, 800, 1200, 1600, 2400, 3200];

/** The width of a picture on a phone, in CSS pixels: enlarging a narrower one would show nothing more. Phones are 360 to 430 wide. */
export const PICTURE_SHOWN_ANYWAY = 400;

/** How many dots a dithered picture has side by side: few enough to be seen where it is as wide as the text, enough to recognise a face. */
export const DITHER_DOTS = 320;

/** The `sizes` attribute of an image in the text: the width of the text column (`--measure` in tokens.css), or of the viewport. */
export const TEXT_IMAGE_SIZES = '(width >= 45rem) 42rem, 100vw';

/** The width of the text column, 42rem, in CSS pixels. */
export const TEXT_WIDTH = 672;

/** Maximum width and height of a picture, in pixels: a larger one would take sharp more than 400 MB. */
export const IMAGE_MAX_SIDE = 12_000;

/** Width or height, in pixels, above which the author is told that a picture is larger than any screen needs. */
export const IMAGE_LARGE_SIDE = 6000;

/** The side of a podcast's cover, in pixels, that Apple Podcasts takes (https://podcasters.apple.com/support/896-artwork-requirements). */
export const PODCAST_COVER_SIDE = { least: 1400, most: 3000 } as const;

/** Maximum length of what another site says about a page, in characters: what is longer is read there. */
export const MENTION_TEXT = 600;

/** How much is read of a page to find the endpoint of its webmentions, in bytes. */
export const MENTION_PAGE_BYTES = 1_000_000;

/** How many mentions are fetched at once, and how many times: as many as webmention.io gives, and more than any site has. */
export const MENTIONS_PER_PAGE = 100;
export const MENTIONS_PAGES = 100;

/** Maximum size of a picture, in bytes: larger ones would slow down the repository, and no page needs them. */
export const IMAGE_MAX_BYTES = 20_971_520;

/**
 * How many pictures of an album its page describes for search engines: as many as one screenful of a long album loads. Each is described on its own
 * page, too.
 */
export const ALBUM_DESCRIBED = 100;

/**
 * How much of a JPEG file is read for what it says about its picture, in bytes. That stands before the picture itself, in segments of at most 64 kB:
 * EXIF with its preview, IPTC, XMP, and one to spare (CIPA DC-008, 4.7.2).
 */
export const PICTURE_HEAD_BYTES = 262_144;

/** Maximum length, in characters, of a text that a picture file contains: that of IPTC's caption (IPTC-IIM 4.2, 2:120). */
export const PICTURE_TEXT = 2000;

/**
 * Maximum size of an author's drawing that is inlined in the site's colours, in bytes: one drawn by hand has 1 to 10 kB; a larger one is better
 * fetched.
 */
export const INLINE_DRAWING_BYTES = 24_000;

/** Maximum size of a site's ornament, in bytes: that of an inlined drawing, because it is on every page. */
export const ORNAMENT_BYTES = INLINE_DRAWING_BYTES;

/** Maximum width of a row of pictures, in pixels: `--page-wide` at the default font size. */
export const PICTURE_ROW_WIDTH = 1600;

/** Maximum factor by which a picture is enlarged to fill its row, so that it does not blur. Our choice. */
export const PICTURE_ENLARGED = 1.5;

/** Maximum nesting of the elements of an SVG. Drawing programs produce about twenty levels, and parsers recurse into each. */
export const SVG_DEPTH = 256;

// Typefaces

/** The weights of Geist that sites are built with: those that our styles use. */
export const FONT_WEIGHTS = { lightest: 400, boldest: 700 } as const;

/** The weights of Newsreader, the serif typeface of the looks, for headings and text. */
export const SERIF_WEIGHTS = { display: 500, lightest: 400, boldest: 600 } as const;

// Parallel work and caches of a build

/** How many files, or pages for Pagefind, are worked on at a time. Systems let a process open at least 256 files. */
export const FILES_AT_ONCE = 64;

/** How many pictures a process works on in parallel, with one thread each: enough for two cores, and for the memory of a small machine. */
export const PICTURES_AT_ONCE = 2;

/** A build says how many pictures are left after each of this many: those of an album take minutes, those of most sites are fewer. */
export const PICTURES_TOLD = 25;

/** How often a build that writes to a file says how far a step is, in milliseconds: some hosts end one that is silent for ten minutes. */
export const TOLD_EVERY = 60_000;

/** How many sharing images are drawn in parallel: while one thread sets text, others process pixels, so that a few keep two cores busy. */
export const SHARE_IMAGES_AT_ONCE = 4;

/**
 * How many characters of a text are laid out on a sharing image before it is cut to fit. At most about 300 fit; laying out ten thousand takes five
 * seconds.
 */
export const SHARE_IMAGE_TEXT = 600;

/** Minimum number of sharing images that are drawn in a thread: starting one takes as long as drawing this many (measured, half a second). */
export const SHARE_IMAGES_FOR_THREAD = 20;

/**
 * From this many Markdown files on, a cold build uses one more process. Starting one takes four seconds of CPU time; each page that it renders saves
 * a fortieth of a second.
 */
export const ENTRIES_FOR_PROCESSES = 300;

/**
 * From this many pages on, a cold build creates the search index in a thread: starting one takes as long as preparing this many pages for Pagefind
 * (measured: half a second, and 0.65 ms per page).
 */
export const PAGES_FOR_SEARCH_THREAD = 800;

/**
 * How long a file made from a picture, or a sharing image, stays cached while no build uses it, in milliseconds: 60 days, so that a branch can rest
 * for a while. Its use is recorded once a day.
 */
export const CACHED_FILE_AGE = 5_184_000_000;
export const CACHED_FILE_USE = 86_400_000;

/**
 * After this many milliseconds, a process that works on a picture counts as dead: many times what one size of the largest picture takes. Waiting
 * processes poll at the interval below, in milliseconds.
 */
export const PICTURE_CLAIM_AGE = 60_000;
export const PICTURE_CLAIM_PAUSE = 50;

/**
 * With more names than this, the name of a translation is only compared with those that share an uncommon part with it. The time is quadratic
 * otherwise.
 */
export const NAMES_COMPARED = 100;

// Texts

/** A table cell with more characters is a sentence: beside two other columns, it would take more than five lines on a phone 360 pixels wide. */
export const STACKED_CELL = 60;

/** An inline formula with more characters than this without an operator to break at may be wider than a phone of 360 pixels. */
export const UNBROKEN_FORMULA = 16;

/**
 * Maximum size of the font for formulas that a page loads, in bytes: about as much as all its other fonts. Measured, the Latin, Greek and digits with
 * 70 operators take 20 kB, with the script, bold and double-struck capitals and 50 more signs 36 kB. Our choice.
 */
export const FORMULA_FONT_BYTES = 40_000;

/** Silent reading speed in words per minute, for English non-fiction: M. Brysbaert, 2019, "How many words do we read per minute?" */
export const WORDS_PER_MINUTE = 238;

/**
 * Reading speed in characters per minute for scripts with a character per syllable or word, by native speakers reading aloud; silent reading is
 * somewhat faster. S. Trauzettel-Klosinski, K. Dietz and the IReST Study Group, 2012, "Standardized Assessment of Reading Performance: The New
 * International Reading Speed Texts IReST", doi:10.1167/iovs.11-8284, table 2; the figures are quoted from secondary sources.
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
 * figures one and a half; forty small diagrams less than one.
 */
export const DIAGRAM_LINES = 200;
export const DIAGRAM_LENGTH = 5000;
export const DIAGRAMS_PER_TEXT = 40;

/**
 * Maximum lines and characters of all drawn diagrams in a text. Measured: thirteen with 190 crossing arrows take three seconds, as many as fit into
 * this limit less than one. Among 3160 texts by other authors, the maximum is 29 lines.
 */
export const DIAGRAM_LINES_PER_TEXT = 600;
export const DIAGRAM_LENGTH_PER_TEXT = 15_000;

/**
 * Maximum columns of numbers and rows of a chart, its bars or points, and number of charts per text. There are as many columns as colours that can be
 * told apart; more rows are too many for the table below the drawing, and 500 points are 70 kB.
 */
export const CHART_COLUMNS = 5;
export const CHART_ROWS = 500;
export const CHART_MARKS = 500;
export const CHARTS_PER_TEXT = 20;

/**
 * Maximum nesting depth of quotations, lists and HTML in a text, far more than is readable. The parser is quadratic: 3000 quotations take 1.5 s, and
 * a few more crash the process, because later steps recurse.
 */
export const TEXT_NESTING = 100;

/**
 * Maximum number of Markdown delimiters (brackets, asterisks, underscores, tildes) in a paragraph or table row. Each opening one is compared with all
 * possible closing ones: 5000 take a second, 20 000 at least twelve. A paragraph of a hundred badges has 800.
 */
export const PARAGRAPH_SIGNS = 3000;

/** Maximum number of underlined headings in a text. The parser is quadratic: 1000 take half a second, 2000 one, 7500 (30 kB) more than ten. */
export const UNDERLINED_HEADINGS = 1000;

/**
 * Maximum number of definitions (`: meaning`) in a text. For each, the parser moves everything after it: 1000 take half a second, 3750 (30 kB) six
 * and 7500 eleven. Among 3160 texts by other authors, the maximum is four.
 */
export const DEFINITIONS = 1000;

/**
 * Maximum number of cells missing from the table rows of a text. Each is filled in, so with a wide header and many short rows, the time is the
 * product of both: 80 000 take eight seconds (measured).
 */
export const CELLS_LACKING = 3000;

/** Maximum number of words and lines to highlight in a code block. Each is searched for in the whole block: 500 words took half a minute. */
export const CODE_MARKS = 20;

/**
 * Maximum length of a highlighted line of code, in characters; longer ones are generated, and shown plain. In languages with ambiguous syntax the
 * time is quadratic: a line of 15 000 takes three seconds, one of 30 000 eleven. Among 3160 texts by other authors, the longest has 680.
 */
export const COLOURED_LINE_LENGTH = 3000;

/** Maximum length of a title that is made of the first words of a post: a line of a list, or of a result of a search engine. */
export const NOTE_TITLE_LENGTH = 70;

/** Maximum size of a file that a code block shows, in bytes: some two thousand lines, which nobody reads on a page. */
export const CODE_FILE_BYTES = 100_000;

/** Maximum length of a code block in which words are marked, in characters; longer ones only get syntax highlighting. */
export const MARKED_CODE_LENGTH = 5000;

/** Maximum `colspan` and `rowspan`: https://html.spec.whatwg.org/multipage/tables.html#attributes-common-to-td-and-th-elements. */
export const CELL_COLUMNS = 1000;
export const CELL_ROWS = 65_534;

/** Maximum `width` and `height` of an element in a text, in CSS pixels: far more than any screen has. */
export const SHOWN_PIXELS = 100_000;

/** How far a tag is searched for an attribute, in characters: nobody writes longer tags. */
export const TAG_LENGTH = 4000;

/** How far below a page's heading, in characters of HTML, its first text is searched: anything farther is probably not on the first screen. */
export const FIRST_TEXT_DISTANCE = 2000;

/** Authors named in a citation; if there are more, it names the first and the last of them: APA style, 7th edition. */
export const CITED_AUTHORS = 20;

// Front matter and reports about it

/** How often a YAML alias may be expanded before the file counts as an attack: the default of the `yaml` package. */
export const YAML_ALIAS_LIMIT = 100;

/** Maximum nesting and indentation depth of front matter: several times what the deepest field needs. */
export const YAML_DEPTH_LIMIT = 100;

/** Maximum length of front matter, in characters: a hundred times what a page of many sections needs, and still parsed in an instant. */
export const YAML_SIZE_LIMIT = 200_000;

/** How many YAML errors are reported per file. */
export const YAML_ERROR_LIMIT = 5;

/** How many mistakes in a file's fields are reported at a time. */
export const PROBLEMS_PER_FILE = 100;

/** From this many occurrences on, a mistake is reported only once, with its count: three are still worth reading one by one. */
export const FOLDED_FROM = 4;

/** How many places are listed for a mistake that is reported once. */
export const FOLDED_PLACES = 3;

/** How many problems of each severity are passed to GitHub as annotations: it shows ten per step, and fifty per run. */
export const ANNOTATIONS_SHOWN = 50;

/** Longer lines of front matter, in characters, are not corrected: nobody wrote them by hand, and the patterns would be slow on them. */
export const YAML_LINE_LIMIT = 1000;

/** Longer words, in characters, are not compared with those that may have been meant: it would be slow and pointless. */
export const COMPARED_WORD = 200;

/** How often the fixes of a content folder are planned, since a fix may reveal further problems: no file needs more, since none is nested that deeply. */
export const FIX_ROUNDS = 20;

/** How many valid names a message lists: enough for the fields of `site.md` and of a post, but not for the interface's two hundred words. */
export const LISTED_NAMES = 40;

/** How many existing tags, or names of entries, a message lists: a line or two in a terminal. */
export const LISTED_VALUES = 12;

/** Maximum length of what a message quotes from a text, and of the quoted line below it, in characters: what fits into a terminal. */
export const QUOTED_LENGTH = 40;
export const QUOTED_LINE_LENGTH = 100;

// File names

/** Maximum length of a file or folder name, in bytes, on the disks of Linux and macOS. Windows allows 255 characters, which are never fewer bytes. */
export const FILE_NAME_BYTES = 255;

/** Maximum length of a file name made from a title, in characters: at up to four bytes each, within file systems' 255 bytes. */
export const SLUG_LENGTH = 60;

/** Maximum length of a slug, in bytes: with any ending, every file system can hold it. */
export const SLUG_BYTES = 120;

// Lists and sections

/** Entries per page of a paginated list: with twenty, a list of posts is about eight phone screens long. */
export const ENTRIES_PER_PAGE = 20;

/** Values per filter that a list page offers, those with the most entries first: three lines on a wide screen. Our choice. */
export const FILTER_VALUES = 24;

/** Entries of a section above which its author is warned: 1000 posts make 560 kB of HTML, a hundred 60. Only lists are paginated. */
export const SECTION_ENTRIES = 100;

/** Maximum number of cells in a `bento` section: three rows of three columns, all visible at once. Our choice. */
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
 * number of posts instead of quadratic.
 */
export const RELATED_CANDIDATES = 12;

/** How many unpublished entries a build names. */
export const UNPUBLISHED_NAMED = 20;

// Navigation

/** How many lists an error page links to. Our choice. */
export const LISTS_OFFERED = 3;

/**
 * A client-side navigation slower than this many milliseconds becomes a full page load, so that the browser shows that it is loading: nobody should
 * wait four seconds without feedback. Our choice.
 */
export const ROUTE_LOAD_TIMEOUT = 3800;

/** How many pages are prefetched at a time: one less than browsers' connections per host over HTTP/1.1, so that a click finds one free. */
export const PREFETCH_QUEUE = 5;

/** Milliseconds until a failed prefetch may be retried: longer than most interruptions of a mobile connection. Our choice. */
export const PREFETCH_RETRY = 10_000;

/** Milliseconds without scrolling or touching until visible links are prefetched: Chromium's delay on phones for moderate eagerness. */
export const PREFETCH_REST = 500;

// Search

/** Milliseconds without a keystroke until a search starts: half the pause between two keys of an average typist (300 at 40 words a minute). */
export const SEARCH_DELAY = 150;

/** Milliseconds after which files of the search that failed to load may be requested again. Our choice. */
export const SEARCH_RETRY = 1000;

/** How many search results are shown at a time; each requires fetching a file of about a kilobyte. */
export const SEARCH_RESULTS = 8;

/** Links per search result to places within its page, besides the page itself. */
export const SEARCH_SECTIONS = 3;

/** Words in the excerpt around a match: two lines on a wide screen. */
export const SEARCH_EXCERPT = 26;

/** Maximum number of matches that are highlighted on a page opened from a search. */
export const SEARCH_MARKS = 300;

// Contact form

/** Maximum length of the sender's name in a message, in characters: more than nearly all full names have, and one line of an email. Our choice. */
export const NAME_LENGTH = 80;

/** Maximum length of an email address: what RFC 5321 guarantees that mail servers accept. */
export const EMAIL_LENGTH = 254;

/** Maximum length of a message's subject, in characters: more than mail programs show. Our choice. */
export const SUBJECT_LENGTH = 120;

/** Minimum length of a message, in characters: shorter ones are sent by accident. Our choice. */
export const MESSAGE_SHORTEST = 10;

/** Maximum length of a message, in characters: two printed pages. Our choice. */
export const MESSAGE_LENGTH = 5000;

/** Maximum length of the other one-line fields of a message (organization, phone, topic), in characters: that of a subject. */
export const LINE_LENGTH = 120;

/**
 * Minimum time for filling in the contact form, in milliseconds: bots need less, people more. A message sent sooner is held back until then, because
 * a browser may have filled in the fields for a person. Our choice.
 */
export const FILL_TIME = 3000;

/**
 * Timeout for sending a message, in milliseconds: after it, sending has failed, and the message stays in the browser. Short enough that visitors
 * learn of it before leaving. Our choice.
 */
export const SEND_TIMEOUT = 10_000;

/** Milliseconds after the last keystroke until a draft is saved in the browser, so that not every keystroke writes to storage. */
export const DRAFT_DELAY = 400;

/**
 * How long the receiver uses the forms of the site that it has read, in milliseconds: as long as a changed form may be refused after a deployment.
 * Reading them may take as long, too. Our choice.
 */
export const FORMS_CACHE = 10_000;

/**
 * Maximum length of a `mailto:` URL, in characters. Chromium and Firefox on Windows pass no URL longer than 2048 to a program (the shell's own limit
 * was 2083); elsewhere the limit is higher.
 */
export const MAIL_ADDRESS_LENGTH = 2000;

/** Maximum length of a server's explanation that is shown, in characters: two lines of the form. */
export const ANSWER_LENGTH = 200;

/** Milliseconds that a message waits for Turnstile before it is sent without it: half of its own timeout. */
export const TURNSTILE_TIMEOUT = 5000;

// Message receiver

/**
 * Maximum size of a request body for the receiver, in bytes. The longest message takes 45 kB if each of its characters is three bytes of UTF-8,
 * percent-encoded; the other fields and a Turnstile token (2 kB) take less than 10.
 */
export const BODY_BYTES = 65_536;

/** A request body that is incomplete after this many milliseconds is discarded: the browser's own timeout, `SEND_TIMEOUT`. */
export const BODY_TIMEOUT = SEND_TIMEOUT;

/** Timeouts for Turnstile and then for the delivery, in milliseconds: together less than `SEND_TIMEOUT`, so that the visitor gets the result. */
export const TOKEN_TIMEOUT = 2000;
export const DELIVERY_TIMEOUT = 7000;

/**
 * Messages that the receiver accepts per IP address and window, unless `CONTACT_LIMIT` says otherwise. More than one, because an office shares an
 * address.
 */
export const MESSAGES_PER_ADDRESS = 5;

/** The window in which messages per IP address are counted, in milliseconds. */
export const MESSAGES_WINDOW = 600_000;

/**
 * Maximum number of log lines per window that anybody can cause, by rejected requests, for example: enough to see what is going on. The window is in
 * milliseconds.
 */
export const REFUSALS_LOGGED = 20;
export const REFUSALS_WINDOW = 600_000;

/** Maximum length of the URL that a form may name as the next page, in characters: what browsers and proxies are sure to accept. */
export const NEXT_LENGTH = 2000;

/**
 * How long the receiver still reads and discards what a visitor sends after the response, and the longest pause in that, in milliseconds: closing the
 * connection at once would lose the response. nginx does the same (lingering_time 30 s, lingering_timeout 5 s).
 */
export const LINGER_TIME = 10_000;
export const LINGER_PAUSE = 1000;

/**
 * How often a run of `--resend` signals that it is alive, and how long it must be silent before another run takes over its messages, in milliseconds.
 * The second is many times the first, so that a busy machine does not count as dead; the clocks of two machines that share a disk may differ by
 * minutes.
 */
export const RESEND_HEARTBEAT = 15_000;
export const RESEND_SILENCE = 300_000;

/**
 * Milliseconds within which a run that has closed its file puts back what was left in it (a few system calls). After that, a line may be sent twice.
 */
export const RESEND_LAST_LOOK = 250;

/** How many IP addresses are counted in memory: about 1 MB. Beyond that the oldest are dropped. */
export const COUNTED_ADDRESSES = 10_000;

/** The shortest expiry that Cloudflare's key-value store allows, in seconds. */
export const COUNTER_EXPIRY = 60;

/**
 * How many bits of an IPv6 address identify one customer. RIPE-690 (section 4.2.2) names 56 as the prefix of a household, and 48 for a company; it
 * advises against smaller networks (4.2.3). With the common choice of 64 bits, such a household would count as 256 visitors.
 */
export const ADDRESS_PREFIX = 56;

// Comments

/**
 * How many replies are shown as comments, how deep they are indented, and the timeout for fetching them in milliseconds. Mastodon returns 60 to
 * anyone who is not signed in (https://docs.joinmastodon.org/methods/statuses/#context); three levels leave 40 characters per line on a phone. Our
 * choice.
 */
export const REPLIES_SHOWN = 100;
export const REPLY_DEPTH = 3;
export const REPLIES_TIMEOUT = 15_000;

// Pages behind a password

/** Rounds of PBKDF2 with HMAC-SHA-256: OWASP's Password Storage Cheat Sheet asks for 600 000. With another count, links with keys have to be sent again. */
export const KEY_ROUNDS = 600_000;

/** The fewest characters of a password: anybody may take an encrypted file home and guess there, as fast as they can pay for. */
export const PASSWORD_LENGTH = 12;

/** How many pictures of an unlocked page are decrypted at once: a phone keeps answering, and a fast connection is used. */
export const SEALED_AT_ONCE = 4;

/** How many pictures an unlocked page may have to fetch them before a visitor comes near: a case study is whole at once, a gallery of hundreds is not. */
export const SEALED_EAGER = 40;

// Analytics

/** Milliseconds from a client-side navigation until the title is updated: the delay in Umami's own script. */
export const TITLE_DELAY = 300;

// Feeds and other files beside the pages

/** Maximum number of posts in a feed, with their full text: ten weeks for an author who writes twice a week. Readers keep those they have seen. */
export const FEED_ENTRIES = 20;

/** How often, in seconds, a subscribed calendar asks to be refreshed: sites are rebuilt for their events once a day at most. */
export const CALENDAR_REFRESH = 86_400;

/** Entries per collection in `/llms.txt`, the first of its list: with summaries, about 20 000 words for all lists, which a model reads in one go. */
export const LLMS_ENTRIES = 100;

/** Maximum width and height, in pixels, of the portrait in a contact card: phones show it in a circle of 100 points, at up to 3x. */
export const CONTACT_PORTRAIT_SIZE = 300;

/** Maximum width and height, in pixels, of the portrait in structured data: several times what search engines show. */
export const PUBLISHED_PORTRAIT_SIZE = 800;

/** Maximum number of URLs and bytes of a sitemap: https://www.sitemaps.org/protocol.html. */
export const SITEMAP_ADDRESSES = 50_000;
export const SITEMAP_BYTES = 52_428_800;

// Hosts and their caches

/** Seconds for which browsers use only HTTPS for the site: a year, the minimum that HSTS preload lists accept. */
export const HSTS_MAX_AGE = 31_536_000;

/** Seconds for which pages and their data for React are cached without revalidation: the longest delay until a new version is visible. */
export const ROUTE_CACHE = 60;

/** Seconds for which a stale page may still be shown while a new one is fetched in the background: about as long as a visit. Our choice. */
export const STALE_WINDOW = 300;

/** Seconds for which a picture without a hash in its name is cached: as long as a page, since a new version may be published with it. */
export const IMAGE_CACHE = 60;

/** Seconds for which a file with a hash in its name is cached: a year, the maximum in RFC 2616, which caches still accept. */
export const HASHED_CACHE = 31_536_000;

/** How many rules of `_headers` Cloudflare Pages reads; it ignores the rest. */
export const HEADER_RULES = 100;

/** How many redirects without placeholders Cloudflare Pages reads from `_redirects`. */
export const REDIRECT_RULES = 2000;

/** How many redirects `vercel.json` may have, including the author's own: Vercel rejects the whole file if there are more. */
export const VERCEL_REDIRECTS = 2048;

// Checks of a finished site, and tools for it

/**
 * The budget of a page before any interaction, in bytes transferred: everything that a phone of 390 by 844 points at 2x loads without scrolling, by
 * kind of route. Measured in November 2026 on the demo, the heaviest page of each kind: 129 kB of an entry, 116 kB of a list, 272 kB of the search,
 * which is ready for input, 97 kB of the others; twice that leaves room for large pictures. `npm run audit` checks it.
 */
export const PAGE_BUDGET: Readonly<Record<string, number>> = {
  home: 260_000,
  entry: 260_000,
  list: 260_000,
  search: 400_000,
  other: 200_000,
};

/**
 * For external links: attempts before one counts as broken, the pause between them and the timeout (milliseconds), and hosts requested in parallel.
 */
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

/** Milliseconds to wait for remaining output after Gatsby has exited: a process that it started may keep the pipe open. */
export const GATSBY_OUTPUT_TIMEOUT = 2000;

/** How many ports `npm start` tries, from the usual one: more sites than anybody previews at a time. */
export const PORTS_TRIED = 20;

/**
 * How long no file must have changed before all changes count as made, in milliseconds: files that are saved together change within a few
 * milliseconds, and nobody notices this wait.
 */
export const SAVE_PAUSE = 50;

/** The maximum number of problems that the preview's panel lists per group: longer lists are easier to read in a terminal. */
export const PANEL_PROBLEMS = 100;

/** A group of up to this many problems is shown expanded in the panel: three lines leave most of the page in view. */
export const PANEL_EXPANDED = 3;

/** Milliseconds after which a preview counts as not running, for the editor. It answers a `HEAD` at once unless it is bundling. */
export const PREVIEW_TIMEOUT = 2000;

/** In the editor, a text whose maximum length, in characters, exceeds this gets a multi-line box. */
export const EDITOR_LINE_LENGTH = 160;

/** How many loads of its page the local editor remembers: more tabs than anybody keeps open. Older ones are asked to reload. */
export const EDITOR_PAGES = 100;

/** How often the local editor attempts a save while files keep changing: git replaces a file once. */
export const SAVE_ATTEMPTS = 3;

/** Maximum output of a program that a command runs, in bytes. The list of changes in a large content folder has megabytes. */
export const PROGRAM_OUTPUT_BYTES = 268_435_456;

/** How often a content folder is reread because a file in it vanished meanwhile: an editor that saves, or git, removes a file once or twice. */
export const CONTENT_READS = 5;

// Imports

/** Maximum number of files in a folder to import from: ten times that of the largest sites whose authors write about them in public. */
export const IMPORT_FILES = 200_000;

/** The maximum length of the template of a shortcode, in characters. A longer one does more than show what it is given. */
export const TEMPLATE_LENGTH = 20_000;

/** How many redirects an import writes into `site.md`: each takes some 60 of the characters of `YAML_SIZE_LIMIT`. */
export const IMPORTED_REDIRECTS = 2000;

/** Maximum size of a text or export to import, in bytes. WordPress itself accepts no upload of more than 512 MB, and a string cannot hold more. */
export const IMPORT_TEXT_BYTES = 524_288_000;

/** Maximum size of what zipped exports are unpacked to, in bytes: the pictures of a large blog. A small zip file can state any size. */
export const IMPORT_UNPACKED_BYTES = 17_179_869_184;

/** How many bytes are unpacked at once; a larger file is unpacked alone. */
export const IMPORT_UNPACKED_STEP = 67_108_864;

/**
 * Maximum number of WordPress's synced patterns in a text; an author uses a few. Each may be long, and a hostile export may reference one a million
 * times.
 */
export const IMPORT_PATTERNS = 100;

/** How deep notes, tabs and the like of other Markdown parsers may be nested in a text: more than in any real one. */
export const IMPORT_NESTING = 20;

/**
 * How often an imported text is corrected before it becomes a draft: fixes, dead links and the rest are corrected one after the other, and the
 * correction of front matter may reveal mistakes below it.
 */
export const IMPORT_CORRECTIONS = 8;

/** The words outside a template's loop that make a page a text rather than a list with a heading: two sentences. */
export const IMPORT_WORDS = 30;

/** Maximum size of one file that `--download` fetches, and of all together, in bytes: phone videos, and what an author has disk space for. */
export const DOWNLOAD_BYTES = 104_857_600;
export const DOWNLOADS_BYTES = 21_474_836_480;

/** Milliseconds that a download may take to start or stall: at least as long as browsers wait. */
export const DOWNLOAD_TIMEOUT = 30_000;

/** Milliseconds that the download of one file may take, and that of all: the largest file at 2 Mbit/s, and the largest total at 5 Mbit/s. */
export const DOWNLOAD_TIME = 420_000;
export const DOWNLOADS_TIME = 32_400_000;

/** Redirects that a download follows (RFC 2068: a client should expect five). */
export const DOWNLOAD_REDIRECTS = 5;

/** Parallel downloads: what browsers allow per server (RFC 2616 allowed two). */
export const DOWNLOADS_AT_ONCE = 4;

/** A new moon, in milliseconds since 1970: 6 January 2000, 18:14 UTC (Meeus, Astronomical Algorithms, chapter 49). */
export const NEW_MOON = 947_182_440_000;

/** The mean time from one new moon to the next, in days (the same). The true one differs by up to seven hours, which nobody sees. */
export const SYNODIC_MONTH = 29.530588861;

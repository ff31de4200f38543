/** Every number that bounds the product, each with where it comes from. */

/** Image quality on JPEG's scale, 0-100. Design, section 7. */
export const IMAGE_QUALITY = 75;

/**
 * AVIF's own number for what JPEG calls 75, at the effort below. Measured with sharp 0.35 at 1200 px as the mean SSIM of 24 pictures (the demo's
 * covers, photographs) against their originals: 56.0 matches, and some is added for the sake of grain; the figures are in `docs/posts/images/index.md`.
 */
export const AVIF_QUALITY = 60;

/**
 * How hard the writer of AVIF tries, 0 to 9. Measured with sharp 0.35.5, one thread, at quality 60, 13 pictures of the demo, each 400, 800 and 1600 px
 * wide: 1 took 4 s of a processor for 1110 kB, 2 7 s for 1098, 3 13 s for 1097, 4 (sharp's own) 54 s for 1084, 5 73 s for 1078, 6 142 s for 1067. Of three at 800 px, 9 took
 * nine times as long as 4 and saved 6 %. Covers and photographs are as like their originals with 3 as with 4; what is all grain is less so.
 */
export const AVIF_EFFORT = 3;

/** How many pictures a process works on at once, each with one thread: two cores are busy, and two large pictures fit in the memory of a small machine. */
export const PICTURES_AT_ONCE = 2;

/**
 * How long a file is kept that was made of a picture, or drawn for sharing, and that no build uses, in milliseconds: 60 days, so that a branch that
 * rests a while finds its own again. That it is used is noted once a day.
 */
export const FILES_KEPT = 60 * 86_400_000;
export const FILE_USE_NOTED = 86_400_000;

/**
 * After so many milliseconds a process that works on a picture is taken for dead: many times what the largest takes in one size. Whoever waits for
 * it looks again after so many.
 */
export const PICTURE_CLAIM_AGE = 60_000;
export const PICTURE_CLAIM_PAUSE = 50;

/** How many pictures for sharing are drawn at once: while one thread sets words, others work on pixels, and a few keep two cores busy. */
export const SHARE_IMAGES_AT_ONCE = 4;

/**
 * From so many Markdown files on, a build from nothing uses a process more. To start one takes four seconds of a core; a page that it takes off another,
 * a fortieth of a second.
 */
export const ENTRIES_FOR_PROCESSES = 300;

/** As many pictures of pages as are drawn in the time that a thread takes to load what draws them: fewer are drawn without one. Measured, half a second. */
export const SHARE_IMAGES_FOR_THREAD = 20;

/** How wide and high, in pixels, the portrait in a card for address books is at most: phones show it in a circle of 100 points, at up to 3 pixels each. */
export const CONTACT_PORTRAIT_SIZE = 300;

/** The widths, in pixels, that responsive images are offered in: phone at 1x and 2x, column, column at 2x. */
export const IMAGE_WIDTHS = [400, 800, 1200, 1600];

/** How wide a picture is shown on a phone, in CSS pixels; one that is no wider has nothing more to show. Phones are 360 to 430 wide. */
export const PICTURE_SHOWN_ANYWAY = 400;

/** How wide an image in the text is shown, as the browser's `sizes`: the text column (`--measure` in tokens.css), or the screen. */
export const TEXT_IMAGE_SIZES = '(width >= 45rem) 42rem, 100vw';

/** The same of an image that an author lets be as wide as the page: `#wide` or `#full` behind its name. */
export const WIDE_IMAGE_SIZES = '(width >= 80rem) 76rem, 100vw';

/** A cell of more characters is a sentence: beside two other columns it would take more than five lines of a phone, 360 pixels wide. */
export const STACKED_CELL = 60;

/** Words read in a minute, silently, in English non-fiction: M. Brysbaert, 2019, "How many words do we read per minute?" */
export const WORDS_PER_MINUTE = 238;

/**
 * Characters read in a minute where each is a syllable or a word, as native speakers did aloud; silent readers are rather quicker.
 * S. Trauzettel-Klosinski, K. Dietz and the IReST Study Group, 2012, "Standardized Assessment of Reading Performance: The New International
 * Reading Speed Texts IReST", doi:10.1167/iovs.11-8284, table 2; its figures are quoted from others who cite them.
 */
export const CHINESE_CHARACTERS_PER_MINUTE = 255;
export const JAPANESE_CHARACTERS_PER_MINUTE = 357;

/** How many entries a page of a long list shows: at twenty, a list of posts is about eight screens of a phone long. */
export const ENTRIES_PER_PAGE = 20;

/** The values of one filter that the page of a list offers, those with the most entries: three lines of them on a wide screen. Our choice. */
export const FILTER_VALUES = 24;

/**
 * How many posts a side bar lists at most. It stands on each of their pages, so that all pages together grow with the square of this: a link is about
 * 110 bytes, and a hundred on each of a hundred pages a little more than a megabyte.
 */
export const SIDEBAR_ENTRIES = 100;

/** How many related posts a post leads to. Issue "Reading and finding". */
export const RELATED_COUNT = 3;

/**
 * How many posts before and after a post, of those with one of its tags, are looked at for what is related to it. The time it takes
 * then grows with the number of posts and not with its square; `build-routes.test.ts` measures it.
 */
export const RELATED_CANDIDATES = 12;

/** In a table of contents, fewer headings than this are seen at a glance in the text itself. Issue "Reading and finding". */
export const CONTENTS_SHORTEST = 3;

/** A client-side navigation slower than this many milliseconds becomes a normal one. Design, section 7. */
export const ROUTE_LOAD_TIMEOUT = 3800;

/** Pages that are asked for at once before a visitor goes to them. Design, section 7. */
export const PREFETCH_QUEUE = 5;

/** Milliseconds until a failed fetch-ahead is tried again. Design, section 7. */
export const PREFETCH_RETRY = 10_000;

/** Milliseconds without scrolling or a touch after which links in view are thought likely: what Chromium waits on phones for rules of moderate eagerness. */
export const PREFETCH_REST = 500;

/** Milliseconds without a keystroke until a search begins: about the pause between two keys of an average typist (40 words a minute is 300). */
export const SEARCH_DELAY = 150;

/** How many results of a search are shown at once; each asks for a file of a kilobyte or so. */
export const SEARCH_RESULTS = 8;

/** How many places within a page a result leads to besides the page itself. */
export const SEARCH_SECTIONS = 3;

/** Words around what was found, in an excerpt: two lines of a wide screen. */
export const SEARCH_EXCERPT = 26;

/**
 * Most arrows of a flow chart that is drawn. Where they cross the time grows with about their square: measured, 200 in a row take 1.2 s, 256 that
 * all cross 12 s, 400 of those 35 s.
 */
export const DIAGRAM_ARROWS = 200;

/**
 * Lines, characters and number of the diagrams of a text. Measured: 100 boxes take half a second, 400 two; a chart of 1500 figures a second and a
 * half; forty small diagrams less than one.
 */
export const DIAGRAM_LINES = 200;
export const DIAGRAM_LENGTH = 5000;
export const DIAGRAMS_PER_TEXT = 40;

/**
 * Lines and characters of all diagrams of a text that are drawn. Measured: thirteen of 190 arrows that cross take three seconds, as many as fit in
 * here less than one. Among 3160 texts of strangers the most is 29 lines.
 */
export const DIAGRAM_LINES_PER_TEXT = 600;
export const DIAGRAM_LENGTH_PER_TEXT = 15_000;

/**
 * How deep quotations, lists and HTML may be nested in a text, many times what anybody can read. The parser takes the square of it: 3000
 * quotations 1.5 s, and some more end it, for the steps after it recurse.
 */
export const TEXT_NESTING = 100;

/**
 * Signs of Markdown (brackets, stars, underlines, tildes) in one paragraph, or in one row of a table. Each that opens something is compared with all that
 * might close it: 5000 take a second, 20 000 twelve and more. A paragraph of a hundred badges has 800.
 */
export const PARAGRAPH_SIGNS = 3000;

/** Underlined headings of a text, of which the parser takes the square: 1000 take half a second, 2000 one, 7500 (30 kB) more than ten. */
export const UNDERLINED_HEADINGS = 1000;

/**
 * Lines of a text that say what a term means, each of which moves everything behind it: 1000 take half a second, 3750 (30 kB) six and 7500 eleven.
 * Among 3160 texts of strangers the most is four.
 */
export const DEFINITIONS = 1000;

/**
 * Cells that the rows of a text's tables lack, each of which is filled in: a wide head above many short rows takes the product of both. Measured,
 * 80 000 take eight seconds.
 */
export const CELLS_LACKING = 3000;

/** How many texts are remembered between builds, the last that were asked for: the largest site, twice. */
export const TEXTS_KEPT = 20_000;

/** How many shapes of markup are remembered between builds, each in some 35 bytes. */
export const MARKUP_KEPT = 50_000;

/** Words and lines to be marked that a block of code may name; each is looked for in the whole block: 500 words took half a minute. */
export const CODE_MARKS = 20;
/**
 * Characters of a line of code up to which it is coloured; a longer one is made by programs, and shown as it is. Where a language lets signs mean
 * several things the time grows with the square: a line of 15 000 takes three seconds, one of 30 000 eleven. Among 3160 texts of strangers the longest
 * has 680.
 */
export const COLOURED_LINE_LENGTH = 3000;
/** Characters of a block of code in which words are marked; a longer one is coloured only. */
export const MARKED_CODE_LENGTH = 5000;

/** How many places of a page are marked that a search led to. */
export const SEARCH_MARKS = 300;

/** Longest summary, in characters, that search engines show in full on a wide screen (about 160). */
export const SUMMARY_LENGTH = 200;

/** How often a YAML alias may be expanded before the file is taken for an attack: the `yaml` package's own default. */
export const YAML_ALIAS_LIMIT = 100;

/** How deep front matter may be nested, and how far a line of it indented: several times what the deepest field needs. */
export const YAML_DEPTH_LIMIT = 100;

/** How many characters front matter may have: a hundred times what a page of many sections needs, and read in a moment. */
export const YAML_SIZE_LIMIT = 200_000;

/** How many mistakes in the fields of one file are told at once. */
export const PROBLEMS_PER_FILE = 100;

/** How many times a mistake is made that is told once, with its count: three of a kind are still read one by one. */
export const FOLDED_FROM = 4;

/** How many places are named of a mistake that is told once. */
export const FOLDED_PLACES = 3;

/** How many problems of each severity GitHub is given to show beside their lines: it shows ten of a step, and fifty of a run. */
export const ANNOTATIONS_SHOWN = 50;

/** How many names a message lists that would be right: the fields of `site.md` and of a post, not the two hundred words of the interface. */
export const LISTED_NAMES = 40;

/** How many YAML errors of one file are told. */
export const YAML_ERROR_LIMIT = 5;

/** Pixels on a side above which a picture is refused: sharp would need more than 400 MB to read it. */
export const IMAGE_MAX_SIDE = 12_000;

/** Pixels on a side above which an author is told that a picture is larger than any screen needs. */
export const IMAGE_LARGE_SIDE = 6000;

/** How many pictures the check remembers to have decoded, so that it need not do so again: some 2 MB of file. */
export const PICTURES_REMEMBERED = 10_000;

/** Bytes above which a picture is refused: it would make the repository slow, and no page shows so much. */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024;

/** Longest name in a message, in characters. Design, section 6; so are the next five. */
export const NAME_LENGTH = 80;
/** Longest e-mail address: what RFC 5321 lets a mail server take. */
export const EMAIL_LENGTH = 254;
/** Longest subject of a message. */
export const SUBJECT_LENGTH = 120;
/** Shortest message, in characters. */
export const MESSAGE_SHORTEST = 10;
/** Longest message, in characters. */
export const MESSAGE_LENGTH = 5000;
/** Longest of the other one-line fields of a message (organization, phone, topic). */
export const LINE_LENGTH = 120;

/** Whoever sends the contact form sooner, in milliseconds, is made to wait it out. Design, section 6. */
export const FILL_TIME = 3000;
/** A message that no answer came for in so many milliseconds has failed, and stays in the browser. Design, section 6. */
export const SEND_TIMEOUT = 10_000;
/** Milliseconds after the last key that what was typed is written to the browser's storage: a pause, not every letter. */
export const DRAFT_DELAY = 400;
/**
 * Longest `mailto:` address, in characters. Chromium and Firefox on Windows refuse to hand a program an address above 2048 (the shell's own limit
 * was 2083); elsewhere there is room for more.
 */
export const MAIL_ADDRESS_LENGTH = 2000;
/** Longest explanation of a server that is shown, in characters: two lines of the form. */
export const ANSWER_LENGTH = 200;
/** Milliseconds that a message waits for Turnstile before it is sent without: half of what it may take itself. */
export const TURNSTILE_TIMEOUT = 5000;

/** The newest posts that a feed holds, with all their words: ten weeks of one who writes twice a week. Readers keep those they have seen. */
export const FEED_ENTRIES = 20;

/** How often, in seconds, a subscribed calendar asks to be read again: sites are rebuilt once a day at most for their events. */
export const CALENDAR_REFRESH = 86_400;

/** Entries of a collection that `/llms.txt` names, the first of its list: with summaries about 20 000 words for all lists, which a model reads at once. */
export const LLMS_ENTRIES = 100;

/**
 * Bytes that the receiver reads of a post. The longest message takes 45 kB when each of its characters is three bytes of UTF-8, percent-encoded;
 * the other fields and a token of Turnstile (2 kB) take less than 10.
 */
export const BODY_BYTES = 64 * 1024;
/** A post that is not all there after so many milliseconds is given up: the browser's own patience, `SEND_TIMEOUT`. */
export const BODY_TIMEOUT = SEND_TIMEOUT;
/** Milliseconds that Turnstile and then the delivery may take: together less than `SEND_TIMEOUT`, so that the visitor hears of it. */
export const TOKEN_TIMEOUT = 2000;
export const DELIVERY_TIMEOUT = 7000;
/** Messages that the receiver takes from one address in one window, unless `CONTACT_LIMIT` says otherwise: an office shares one address. */
export const MESSAGES_PER_ADDRESS = 5;
/** How long such a window lasts, in milliseconds. */
export const MESSAGES_WINDOW = 600_000;
/** Lines that the log takes of what anybody can cause, refused posts for example, in one window of so many milliseconds: enough to see what it is. */
export const REFUSALS_LOGGED = 20;
export const REFUSALS_WINDOW = 600_000;
/** Longest address that a form may name as the page to go on at, in characters: what browsers and proxies take for sure. */
export const NEXT_LENGTH = 2000;
/**
 * For how long the receiver still takes, and throws away, what a visitor sends who was answered already, in milliseconds, and how long they
 * may pause: to cut the connection at once would lose the answer. nginx has the same (lingering_time 30 s, lingering_timeout 5 s).
 */
export const LINGER_TIME = 10_000;
export const LINGER_PAUSE = 1000;
/**
 * How often a run of `--resend` shows that it is alive, in milliseconds, and how long it must have been silent before another run takes over
 * what it held. The first is many times in the second, so that a busy machine is not taken for a dead one; clocks of two machines that share
 * a disk may differ by minutes.
 */
export const RESEND_HEARTBEAT = 15_000;
export const RESEND_SILENCE = 300_000;
/** Addresses that are counted in memory: about 1 MB. Beyond it the oldest are forgotten. */
export const COUNTED_ADDRESSES = 10_000;

/** How many addresses a sitemap may hold, and how many bytes: https://www.sitemaps.org/protocol.html. */
export const SITEMAP_ADDRESSES = 50_000;
export const SITEMAP_BYTES = 50 * 1024 * 1024;

/** How many addresses may be told to IndexNow at once: https://www.indexnow.org/documentation. */
export const INDEX_NOW_ADDRESSES = 10_000;

/** Milliseconds that a search engine has to answer `npm run index-now`: it checks the key meanwhile. */
export const INDEX_NOW_TIMEOUT = 30_000;

/** Seconds for which a browser asks for the site over HTTPS only: a year, the least that HSTS preload lists take. */
export const HSTS_MAX_AGE = 31_536_000;

/** Seconds for which pages and what React reads of them are kept without asking. Design, section 7; so are the next two. */
export const ROUTE_CACHE = 60;
/** Seconds for which an old page may still be shown while a new one is fetched in the background. */
export const STALE_WINDOW = 300;
/** Seconds for which a picture without a hash in its name is kept at the least. */
export const IMAGE_CACHE = 60;
/** Seconds for which a file with a hash in its name is kept: a year, the longest that RFC 2616 let a server say, and caches still take. */
export const HASHED_CACHE = 31_536_000;
/** Rules that Cloudflare Pages reads of `_headers`; it leaves out the rest. */
export const HEADER_RULES = 100;
/** Redirects without placeholders that Cloudflare Pages reads of `_redirects`. */
export const REDIRECT_RULES = 2000;

/** The weights of Geist that a site comes with: those that our styles ask for. Issue 14 asks for subsets as small as pages need. */
export const FONT_WEIGHTS = { lightest: 400, boldest: 700 } as const;
/** Entries that a section of a page shows before its author is told of it: 1 000 posts make 560 kB of HTML, a hundred 60. A list is cut into pages, a section is not. */
export const SECTION_ENTRIES = 100;
/** Cells of the section `bento`, at the most: three rows of three columns, which are seen at once. Issue 18. */
export const BENTO_CELLS = 6;
/** Bytes that the style sheet of a look adds to a page, before compression. Issue 18: a look is custom properties and a few rules, no second style sheet. */
export const LOOK_BYTES = 14_000;
/** Bytes of a drawing of the author that stands in a page in the site's colours: a figure by hand has 1 to 10 kB; more than this is better fetched apart. */
export const INLINE_DRAWING_BYTES = 24_000;
/** Bytes of a picture that an author has as the ornament of a site: the same, for every page shows it, at its end if nowhere else. */
export const ORNAMENT_BYTES = INLINE_DRAWING_BYTES;

/** The weights of Newsreader, the serif face of the looks: that of headings, and those of texts. */
export const SERIF_WEIGHTS = { display: 500, lightest: 400, boldest: 600 } as const;
/** Bytes of the Latin part of its headings, which `headings: serif` adds to a page: hardly more than the Latin part of Geist, 19 kB. */
export const SERIF_FONT_BYTES = 25_000;
/** Bytes of the two files that a page in Latin letters loads, words and code together. Issue 14. */
export const LATIN_FONT_BYTES = 40_000;
/** How much a page may shift when its fonts arrive late, as browsers count it. Issue 14; 0.1 is what https://web.dev/articles/cls calls good. */
export const FONT_SHIFT = 0.005;

/** Files that a folder may hold which is imported from: ten times what the largest sites have that their authors write about in public. */
export const IMPORT_FILES = 200_000;
/** Bytes of a text, or of an export, that is imported. WordPress takes no upload of more than 512 MB itself; a string holds as much. */
export const IMPORT_TEXT_BYTES = 500 * 1024 * 1024;
/** Bytes of one file of media that `--download` fetches, and of all of them: films of phones, and what an export's author has room for. */
export const DOWNLOAD_BYTES = 100 * 1024 * 1024;
export const DOWNLOADS_BYTES = 20 * 1024 * 1024 * 1024;
/** Milliseconds that a download may take until it begins, and that it may pause: what browsers wait for at the least. */
export const DOWNLOAD_TIMEOUT = 30_000;
/** Files that are downloaded at once: what browsers allow themselves of one server (RFC 2616 had two). */
export const DOWNLOADS_AT_ONCE = 4;

/**
 * The most files of a release, and the most bytes of them together, unpacked: about ten times what Halflight 0.1.0 has (1816 files, 17 MB). An
 * archive that says more is no release.
 */
export const RELEASE_FILES = 20_000;
export const RELEASE_BYTES = 200_000_000;

/** Characters of the file name that the editor makes of a title: four bytes each at the most, and file systems take names of 255 bytes. */
export const EDITOR_SLUG_LENGTH = 60;

/**
 * What a page may weigh before a visitor does anything, in bytes as they come over the net: all that a phone of 390 by 844 points at 2x loads of it
 * without scrolling, by the kind of its route. Measured in November 2026 on the demonstration, the heaviest page of each kind: 129 kB of an entry, 116 kB
 * of a list, 272 kB of the search, which is ready to be typed in, 97 kB of the others; twice that is room for large pictures. `npm run audit` judges by it.
 */
export const PAGE_BUDGET: Readonly<Record<string, number>> = {
  home: 260_000,
  entry: 260_000,
  list: 260_000,
  search: 400_000,
  other: 200_000,
};

/** How often a link out is asked before it counts as broken, how long it is waited in between and for an answer, in milliseconds, and how many hosts are asked at once. */
export const LINK_ATTEMPTS = 3;
export const LINK_PAUSE = 5_000;
export const LINK_TIMEOUT = 20_000;
export const LINKS_AT_ONCE = 4;

/**
 * Replies that are shown as comments, how deep they are indented, and how long they are waited for, in milliseconds. Mastodon gives 60 to whoever is not
 * signed in (https://docs.joinmastodon.org/methods/statuses/#context); three steps leave 40 characters in a line on a phone. Our choice.
 */
export const REPLIES_SHOWN = 100;
export const REPLY_DEPTH = 3;
export const REPLIES_TIMEOUT = 15_000;

/** How many pages `npm run changes` takes pictures of: more are named, for nobody looks at hundreds. */
export const CHANGES_SHOWN = 30;

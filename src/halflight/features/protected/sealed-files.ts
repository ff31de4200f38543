import { SEALED_AT_ONCE, SEALED_EAGER } from '../../limits';
import { decrypt } from './decrypt';
import { SEALED_FOLDER, SEALED_SCHEME, type SealedContent } from './sealed';

// Injected by the build: the path prefix of every URL of the site.
declare const __BASE_PATH__: string;

/** Attributes that would request a file at once; until it is decrypted, their values are in `data-` attributes of the same names, those of several formats separated by semicolons. */
const REQUESTING = ['src', 'srcset', 'poster'] as const;

/** A transparent pixel: without a picture, Firefox lays out the alternative text instead of the room for it. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** What is filled in. */
const SEALED = 'img[data-src],img[data-srcset],video[data-src],audio[data-src]';

/**
 * A copy for the page of what has been parsed outside it, in which nothing requests an encrypted file. A copy, because WebKit shows no picture that a
 * parsed document has had before.
 */
export function withoutRequests(content: HTMLElement): HTMLElement {
  for (const source of content.querySelectorAll<HTMLSourceElement>(`source[srcset*="${SEALED_SCHEME}"]`)) {
    // WebKit shows no picture beside an empty source, nor with sizes that no file belongs to.
    const img = source.parentElement?.querySelector('img');
    if (img) img.srcset = `${source.srcset};${img.srcset}`;
    source.remove();
  }
  for (const name of REQUESTING) {
    for (const element of content.querySelectorAll<HTMLElement>(`[${name}*="${SEALED_SCHEME}"]`)) {
      element.dataset[name] = element.getAttribute(name) as string;
      element.removeAttribute(name);
      if (!(element instanceof HTMLImageElement)) continue;
      element.src = EMPTY;
      element.removeAttribute('sizes');
    }
  }
  return document.importNode(content, true);
}

/**
 * Shows the encrypted pictures, films and files of a page: what comes near the viewport or is enlarged is fetched and decrypted, and a file when its
 * link is followed. `content` comes from `withoutRequests`, and is not in the document yet.
 */
export function showSealedFiles(content: HTMLElement, files: SealedContent['files'], key: CryptoKey): void {
  const all = content.querySelectorAll<HTMLElement>(SEALED);
  const opened = new Map<string, Promise<string>>();
  /** What waits for its turn, in order. */
  const queue: (() => Promise<void>)[] = [];
  let running = 0;

  const run = (): void => {
    while (running < SEALED_AT_ONCE && queue.length > 0) {
      running += 1;
      void (queue.shift() as () => Promise<void>)()
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          run();
        });
    }
  };
  const open = (url: string): Promise<string> => {
    const name = url.slice(SEALED_SCHEME.length);
    const known = opened.get(name) ?? load(name);
    opened.set(name, known);
    return known;
  };
  const load = async (name: string): Promise<string> => {
    const response = await fetch(`${__BASE_PATH__}/${SEALED_FOLDER}/${name}`);
    const [type] = files[name] ?? [''];
    return URL.createObjectURL(new Blob([await decrypt(key, await response.arrayBuffer())], { type }));
  };
  const fill = async (element: HTMLElement): Promise<void> => {
    const { src = '', poster } = element.dataset;
    if (element instanceof HTMLImageElement) {
      // It has been fetched already.
      element.loading = 'eager';
      for (const url of choose(element)) {
        const file = await open(url).catch(() => '');
        if (!(await isShowable(file))) continue;
        element.src = file;
        return;
      }
      // Browsers then show the alternative text.
      element.removeAttribute('src');
    } else if (element instanceof HTMLMediaElement) {
      if (poster) (element as HTMLVideoElement).poster = await open(poster);
      for (const track of element.querySelectorAll<HTMLTrackElement>('track[data-src]'))
        track.src = await open(track.dataset.src as string);
      element.src = await open(src);
    }
  };
  const added = new Set<HTMLElement>();
  const add = (element: HTMLElement): void => {
    near.unobserve(element);
    if (!added.has(element)) queue.push(() => fill(element));
    added.add(element);
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) add(target as HTMLElement);
      }
      // What is hidden, such as a picture for the other theme, waits all the same.
      if (all.length <= SEALED_EAGER) for (const element of all) if (element.clientWidth > 0) add(element);
      run();
    },
    // A screen ahead of the visitor.
    { rootMargin: '100%' },
  );
  const watch = (within: ParentNode): void => {
    for (const element of within.querySelectorAll(SEALED)) near.observe(element);
  };
  // The lightbox copies pictures, and shows them larger.
  const copies = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) watch(node.parentElement ?? node);
  });
  // Paper has everything.
  const onPrint = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${SEALED})`)) void fill(element);
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>(`a[href^="${SEALED_SCHEME}"]`);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const url = link.getAttribute('href') as string;
    void open(url).then((address) => {
      const save = document.createElement('a');
      save.href = address;
      save.download = files[url.slice(SEALED_SCHEME.length)]?.[1] ?? '';
      save.click();
    });
  };

  watch(content);
  copies.observe(document.body, { childList: true, subtree: true });
  addEventListener('beforeprint', onPrint);
  addEventListener('click', onClick);
}

/** In each format that the page offers, the URL of the smallest file of a picture that is as wide as it is shown, or of the widest. */
function choose(img: HTMLImageElement): string[] {
  const { src, srcset = '' } = img.dataset;
  const width = img.clientWidth * devicePixelRatio;
  const chosen = srcset.split(';').map((format) => {
    const candidates = toCandidates(format);
    return (candidates.find((candidate) => candidate.width >= width) ?? candidates.at(-1))?.url;
  });
  return [...chosen, src].filter((url) => url !== undefined);
}

/** Whether the browser can show a picture: not every one knows AVIF. */
function isShowable(url: string): Promise<boolean> {
  // A picture on the page may yet report what it showed before.
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve(picture.naturalWidth > 0);
    picture.onerror = () => resolve(false);
    picture.src = url;
  });
}

/** The files of one format, narrowest first. */
function toCandidates(srcset: string): { url: string; width: number }[] {
  return srcset
    .split(',')
    .map((candidate) => {
      const [url = '', width = ''] = candidate.trim().split(/\s+/);
      return { url, width: parseFloat(width) || 0 };
    })
    .filter(({ url }) => url)
    .sort((one, other) => one.width - other.width);
}

import { closeDialog } from '../../client/close-dialog';
import { openDialog } from '../../client/open-dialog';
import { pressed } from '../../client/pressed';
import { writeNumber } from '../../client/write-number';

/**
 * Enlarges a picture to the size of the screen when it is clicked, and steps to the others of its section, entry or page. A copy of an empty dialog
 * (`lightbox.tsx`) is opened at the end of the page; a picture is copied into it when shown, and only then is a larger file requested. Without
 * JavaScript, the link leads to that file.
 */
export function lightbox(): void {
  document.addEventListener('click', (event) => {
    const link = pressed(event, 'a');
    if (!link) return;
    // Closes the lightbox if the link is in a search that was opened above it.
    close();
    const empty = link.matches('.enlarge') && document.querySelector('.lightbox');
    if (!empty) return;
    event.preventDefault();
    const dialog = empty.cloneNode(true) as HTMLDialogElement;
    // Outside React's root, so that rendering the page can wait until the picture is shown (`dialogs.css`).
    document.body.append(dialog);
    open(dialog, link);
  });
  // React has rendered another page.
  addEventListener('newpage', close);
}

/** Closes the dialog, if it is open. The focus follows the visitor's navigation instead of returning to the opener. */
function close(): void {
  document.querySelector<HTMLDialogElement>('body > .lightbox')?.close('followed');
}

/** The children of the figure in `lightbox.tsx`. */
type Parts = [count: HTMLElement, stage: HTMLElement, caption: HTMLElement];

function open(dialog: HTMLDialogElement, opener: HTMLElement): void {
  /** The horizontal distance, in CSS pixels, that makes a touch a swipe: more than a tap that slips, less than the width of a thumb. */
  const SWIPE = 40;
  /** How far an arrow key scrolls, in CSS pixels. */
  const LINE = 80;
  const links = [...(opener.closest('.section,.entry,body') as HTMLElement).querySelectorAll('.enlarge')];
  const [count, stage, caption] = dialog.querySelectorAll('figure>*') as Iterable<Element> as Parts;
  const on = document.dir === 'rtl' ? -1 : 1;
  let at = 0;
  let from: Touch | undefined;
  let left = 0;

  /**
   * Reserves the size of a picture before it has loaded, and adapts it to a rotated screen. A picture far longer than the screen keeps a legible
   * width or height, and scrolls.
   */
  const fit = (img: HTMLImageElement, width: number, height: number, before: string): void => {
    const ratio = width / height;
    // NaN if the file does not state its dimensions.
    if (!ratio) return;
    const long = ratio < 0.4 ? 'tall' : ratio > 4 ? 'wide' : '';
    stage.dataset.long = long;
    stage.tabIndex = long ? 0 : -1;
    img.style.cssText = `--wide:${img.dataset.width ?? width};--ratio:${ratio};${before}`;
    for (const each of (img.parentElement as Element).children)
      (each as HTMLImageElement).sizes =
        long === 'tall' ? '100vw' : long ? `max(100vw,${ratio * 240}px)` : `min(100vw,${ratio * 100}vh)`;
  };

  /** Scrolls the picture by this much, or to its end. Returns whether more than a fraction of a pixel was left. */
  const scroll = (x: number, y: number): boolean => {
    const { scrollLeft, scrollTop } = stage;
    stage.scrollBy(x, y);
    return Math.abs(scrollLeft - stage.scrollLeft) + Math.abs(scrollTop - stage.scrollTop) > 1;
  };

  const show = (index: number): void => {
    // Wraps around at both ends.
    at = (index + links.length) % links.length;
    const link = links[at] as HTMLElement;
    stage.replaceChildren(...link.cloneNode(true).childNodes);
    stage.dataset.long = '';
    stage.scrollTo(0, 0);
    for (const img of stage.querySelectorAll('img')) {
      // The small picture is the placeholder until the large one has loaded. JPEG only: it would show through a transparent picture.
      const before = /\.jpg$/.test(img.src) ? `background:0/100% url("${link.querySelector('img')?.currentSrc}")` : '';
      const width = img.getAttribute('width');
      if (width) fit(img, Number(width), Number(img.getAttribute('height')), before);
      else img.onload = () => fit(img, img.naturalWidth, img.naturalHeight, '');
    }
    caption.replaceChildren(
      ...((link.parentElement as Element).querySelector('figcaption')?.cloneNode(true).childNodes ?? []),
    );
    count.textContent = (count.dataset.words as string)
      .replace('{number}', writeNumber(at + 1))
      .replace('{count}', writeNumber(links.length));
  };

  dialog.addEventListener('close', () => dialog.remove());
  dialog.onclick = ({ target, detail }) => {
    const button = (target as Element).closest('button');
    if (button?.value) show(at + Number(button.value));
    // The close button, or a click beside the picture, but not the second click of the double-click that opened it.
    else if (detail < 2 && !(target as Element).closest('img,figcaption')) closeDialog(dialog);
  };
  // Alt with an arrow key is the browser's own shortcut.
  dialog.onkeydown = (event) => {
    const key = event.altKey ? '' : event.key;
    const page = stage.clientHeight * 0.9;
    const [x, y] = {
      ArrowRight: [LINE, 0],
      ArrowLeft: [-LINE, 0],
      ArrowDown: [0, LINE],
      ArrowUp: [0, -LINE],
      PageDown: [0, page],
      PageUp: [0, -page],
    }[key] ?? [0, 0];
    const to = { ArrowRight: at + on, ArrowLeft: at - on, Home: 0, End: -1 }[key];
    // An arrow key steps to the next picture only at the edge of this one.
    if (scroll(x as number, y as number)) event.preventDefault();
    else if (to !== undefined) show(to);
  };
  dialog.ontouchstart = ({ touches: [first, second] }) => {
    // Pinch-zooming, or panning a zoomed picture, is not a swipe.
    from = second || (visualViewport as VisualViewport).scale > 1 ? undefined : first;
    left = stage.scrollLeft;
  };
  dialog.ontouchend = ({ changedTouches: [last] }) => {
    if (!from || !last || left !== stage.scrollLeft) return;
    const by = last.clientX - from.clientX;
    // Excludes a finger that scrolls a long picture.
    if (Math.abs(by) > Math.max(SWIPE, Math.abs(last.clientY - from.clientY))) show(at - on * Math.sign(by));
  };
  dialog.toggleAttribute('data-alone', !links[1]);
  // In this order, so that the dialog is laid out only once.
  show(links.indexOf(opener));
  // Not every browser focuses a link that is clicked. The focus returns to it when the dialog closes.
  opener.focus();
  void openDialog(dialog);
}

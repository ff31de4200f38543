/** How far a finger goes sideways, in CSS pixels, before it means another picture: more than a press that slips, less than the width of a thumb. */
const SWIPE = 40;

/**
 * Shows a picture as large as the screen when it is pressed, and those beside it after it. The dialog stands in the page, empty (`lightbox.tsx`); a
 * picture is copied into it when it is shown, and only then is a larger file of it asked for. Without this a press follows the link to that file.
 */
export function lightbox(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('.enlarge');
    const dialog = document.querySelector<HTMLDialogElement>('.lightbox');
    // With a key held a link opens elsewhere, as everywhere.
    if (!link || !dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(dialog, link);
  });
}

/** What `lightbox.tsx` has in its figure. */
type Parts = [count: HTMLElement, stage: HTMLElement, caption: HTMLElement];

function open(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const links = [...(opener.closest('.section, .entry, body') as HTMLElement).querySelectorAll('.enlarge')];
  const [count, stage, caption] = [...dialog.querySelectorAll('figure>*')] as Parts;
  const on = document.dir === 'rtl' ? -1 : 1;
  let at = 0;
  let from = 0;

  const show = (index: number): void => {
    // Past the last comes the first.
    at = (index + links.length) % links.length;
    const link = links[at] as HTMLElement;
    stage.replaceChildren(...link.cloneNode(true).childNodes);
    for (const img of stage.querySelectorAll('img')) {
      // Its place is known before it is there, and follows a screen that is turned; of an unknown size it is as large as the file.
      const width = img.getAttribute('width');
      const ratio = Number(width) / Number(img.getAttribute('height'));
      if (ratio) {
        // Until it is there, the small one is; not where something is seen through it.
        const before = /\.jpg$/.test(img.src)
          ? `background:0/100% url("${link.querySelector('img')?.currentSrc}")`
          : '';
        img.style.cssText = `--wide:${width};--ratio:${ratio};${before}`;
        for (const each of (img.parentElement as Element).children)
          (each as HTMLImageElement).sizes = `min(100vw,${ratio * 100}vh)`;
      }
    }
    // None is as good as an empty one.
    caption.textContent = (link.parentElement as Element).querySelector('figcaption')?.textContent as string;
    const numbers: Record<string, number> = { number: at + 1, count: links.length };
    count.textContent = (count.dataset.words as string).replace(/{(\w+)}/g, (_, name: string) =>
      (numbers[name] as number).toLocaleString(document.documentElement.lang),
    );
  };

  dialog.onclose = () => opener.focus();
  dialog.onclick = ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.value) show(at + Number(button.value));
    // The button that closes, and what lies around the picture.
    else if (!(target as Element).closest('img,figcaption')) dialog.close();
  };
  // With Alt an arrow is the browser's.
  dialog.onkeydown = ({ key, altKey }) => {
    const to = { ArrowRight: at + on, ArrowLeft: at - on, Home: 0, End: links.length - 1 }[altKey ? '' : key];
    if (to !== undefined) show(to);
  };
  dialog.ontouchstart = ({ touches: [first, second] }) => {
    // Two fingers make the picture larger, and a larger one is moved about.
    from = second || (visualViewport as VisualViewport).scale > 1 ? NaN : (first as Touch).clientX;
  };
  dialog.ontouchend = ({ changedTouches: [last] }) => {
    const by = (last as Touch).clientX - from;
    if (Math.abs(by) > SWIPE) show(at - Math.sign(by) * on);
  };
  dialog.toggleAttribute('data-alone', links.length < 2);
  dialog.showModal();
  show(links.indexOf(opener));
}

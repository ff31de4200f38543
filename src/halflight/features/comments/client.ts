import { pressed } from '../../ui/client/pressed';
import type { Frame } from './frame';
import { frames } from './frames';

/**
 * Loads a page's comments into their frame when the visitor asks for them; until then nothing is requested from their service. The comments follow the
 * theme, and the frame grows with them.
 */
export function comments(): void {
  // In the preview, React renders the page later.
  if (!document.querySelector('.comments-link') && !('___loader' in window)) return;
  const chosen = () => document.documentElement.dataset.theme ?? 'system';
  const made = new Map(Object.entries<Frame>(frames).map(([name, frame]) => [name, frame({ chosen })]));
  const frameOf = () => document.querySelector<HTMLIFrameElement>('.comments-frame');
  const serviceOf = ({ dataset }: HTMLElement) => made.get(dataset.service ?? '');

  const load = (): void => {
    const frame = frameOf();
    if (!frame) return;
    const address = new URL(frame.dataset.src as string);
    serviceOf(frame)?.complete(address);
    frame.src = address.href;
  };
  const tellTheme = (): void => {
    const frame = frameOf();
    if (frame?.src) frame.contentWindow?.postMessage(serviceOf(frame)?.toThemeMessage(), new URL(frame.src).origin);
  };
  document.addEventListener('click', (event) => {
    if (!pressed(event, '.comments-link')) return;
    event.preventDefault();
    load();
    frameOf()?.focus();
  });
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    const frame = frameOf();
    if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    const { height, reload } = serviceOf(frame)?.read(data) ?? {};
    if (height) frame.style.height = `${height}px`;
    if (reload) load();
  });
  new MutationObserver(tellTheme).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tellTheme);

  if ([...made.values()].some(({ isAsked }) => isAsked)) load();
}

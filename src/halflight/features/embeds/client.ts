import { pressed } from '../../ui/client/pressed';

/** Loads an embed when its link is clicked. Until then, nothing is requested from the third party. */
export function embeds(): void {
  document.addEventListener('click', (event) => {
    const link = pressed(event, '.embed-link');
    if (!link) return;
    const frame = link.nextElementSibling as HTMLIFrameElement;
    event.preventDefault();
    frame.src = frame.dataset.src as string;
    frame.focus();
  });
}

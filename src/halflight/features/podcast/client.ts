import { pressed } from '../../ui/client/pressed';

/** Plays an episode from the chapter that a visitor presses, instead of opening the file there. */
export function chapters(): void {
  document.addEventListener('click', (event) => {
    const link = pressed<HTMLAnchorElement>(event, '.episode-chapter');
    const player = link && link.closest('.episode')?.querySelector('audio');
    if (!player) return;
    event.preventDefault();
    player.currentTime = Number(link.hash.slice('#t='.length));
    void player.play().catch(() => undefined);
  });
}

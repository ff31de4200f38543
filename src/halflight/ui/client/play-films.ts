import { mustSaveData } from './on-intent';

/**
 * Plays silent videos with `data-autoplay` while they are in view, except for visitors who prefer reduced motion or save data. Without JavaScript,
 * they are started with their controls.
 */
export function playFilms(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const film = target as HTMLVideoElement;
      if (isIntersecting) film.play().catch(() => undefined);
      // The visitor has paused or unmuted it, or is watching it in picture-in-picture, so leave it alone.
      else if ((film.paused && film.currentTime) || !film.muted) observer.unobserve(film);
      else film.pause();
    }
  });
  const start = (): void => {
    observer.disconnect();
    if (mustSaveData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const film of document.querySelectorAll('video[data-autoplay]')) observer.observe(film);
  };
  // React has rendered another page.
  addEventListener('newpage', start);
  start();
}

import { mustSaveData } from './on-intent';

/**
 * Plays silent films that should start by themselves (`data-autoplay`) while they are in view; not for a visitor who has asked for less motion, or saves
 * data. Without JavaScript, they are started with their controls.
 */
export function playFilms(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const film = target as HTMLVideoElement;
      if (isIntersecting) film.play().catch(() => undefined);
      // The visitor has stopped it, or listens to it, or reads on in a window of its own: it is theirs now.
      else if ((film.paused && film.currentTime) || !film.muted) observer.unobserve(film);
      else film.pause();
    }
  });
  const start = (): void => {
    observer.disconnect();
    if (mustSaveData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const film of document.querySelectorAll('video[data-autoplay]')) observer.observe(film);
  };
  // React has shown another page.
  addEventListener('newpage', start);
  start();
}

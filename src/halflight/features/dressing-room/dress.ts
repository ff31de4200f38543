import { applyLook, addStylesheets, readOutfit, type Room } from './outfit';

/** Dresses the page in the outfit of its address before it is painted, and loads the bar. Runs inline, at the end of the head. */
export function dress(): void {
  const script = document.currentScript as HTMLScriptElement;
  const room = JSON.parse(script.dataset.room ?? '') as Room;
  const outfit = readOutfit();
  const { theme } = outfit;
  if (theme && /^(?:light|dark)$/.test(theme)) {
    const { dataset } = document.documentElement;
    dataset.unstoredTheme = theme;
    dataset.theme = theme;
  }
  const look = outfit.look && outfit.look in room.looks ? outfit.look : undefined;
  if (look) applyLook(room, look, addStylesheets(room, look, true));
  const bar = document.createElement('script');
  bar.type = 'module';
  bar.async = true;
  bar.src = room.module;
  // Colours are computed there.
  if (outfit.accent || outfit.mood) bar.setAttribute('blocking', 'render');
  document.head.append(bar);
}

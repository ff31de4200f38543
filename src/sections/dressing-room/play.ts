/**
 * Loads the demonstration when it is seen, then types one look after the other into the settings and dresses the demonstration in it. Written into the
 * page as text (`dressing-room.tsx`), so it uses nothing from outside, and runs without React. Under reduced motion the still stays.
 */
export function play(): void {
  const room = document.querySelector<HTMLElement>('.dressing-room');
  const screen = room?.querySelector<HTMLElement>('.dressing-room-screen');
  const pause = room?.querySelector<HTMLButtonElement>('.dressing-room-pause');
  const words = room ? Array.from(room.querySelectorAll<HTMLElement>('.dressing-room-word')) : [];
  if (!room || !screen || !pause || words.length < 2 || !screen.dataset.demo) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const outfits = [
    ['studio', 'oklch(0.55 0.15 255)'],
    ['editorial', 'oklch(0.43 0.06 155)'],
    ['terminal', 'oklch(0.78 0.16 145)'],
    ['launch', 'oklch(0.58 0.2 285)'],
    ['halflight', words[1]?.textContent ?? ''],
  ];
  const demo = screen.dataset.demo;
  const frame = document.createElement('iframe');
  frame.title = screen.dataset.title ?? '';
  frame.tabIndex = -1;
  frame.inert = true;
  // Not in the stylesheet, from which a build removes what no element of the page needs.
  frame.style.cssText =
    'position:absolute;inset:0 auto auto 0;width:1200px;height:750px;border:0;pointer-events:none;transform-origin:0 0';
  let turn = 0;
  let timer = 0;
  const wear = (index: number): void => {
    const outfit = outfits[index % outfits.length];
    if (outfit) frame.contentWindow?.postMessage({ look: outfit[0], accent: outfit[1] }, location.origin);
  };
  /** Types the look, letter by letter; the accent follows at once. */
  const type = (index: number, letters: number): void => {
    const outfit = outfits[index % outfits.length];
    const look = outfit?.[0] ?? '';
    if (words[0]) words[0].textContent = look.slice(0, letters);
    if (letters < look.length) timer = window.setTimeout(() => type(index, letters + 1), 90);
    else {
      if (words[1]) words[1].textContent = outfit?.[1] ?? '';
      wear(index);
      timer = window.setTimeout(() => type(++turn, 0), 3200);
    }
  };
  const toggle = (isPlaying: boolean): void => {
    pause.setAttribute('aria-pressed', String(!isPlaying));
    clearTimeout(timer);
    if (isPlaying) timer = window.setTimeout(() => type(turn, 0), 1200);
  };
  pause.onclick = () => toggle(pause.getAttribute('aria-pressed') === 'true');
  frame.onload = () => {
    screen.dataset.playing = '';
    pause.hidden = false;
    toggle(true);
  };
  // The page at the width of a small laptop, scaled down.
  const scale = (): void => {
    frame.style.transform = `scale(${screen.clientWidth / frame.offsetWidth})`;
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    frame.src = demo;
    screen.append(frame);
    new ResizeObserver(scale).observe(screen);
  });
  seen.observe(screen);
}

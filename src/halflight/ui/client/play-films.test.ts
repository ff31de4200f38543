/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { playFilms } from './play-films';

trackListeners();

const observed = new Set<Element>();
let see: (isIntersecting: boolean) => void;
let prefersLess = false;
const play = jest.fn(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
const pause = jest.fn();
const film = () => document.querySelector('video') as HTMLVideoElement;

beforeEach(() => {
  jest.clearAllMocks();
  prefersLess = false;
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: prefersLess }),
    IntersectionObserver: class {
      constructor(act: (entries: object[]) => void) {
        see = (isIntersecting) => act([...observed].map((target) => ({ target, isIntersecting })));
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  });
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  document.body.innerHTML = '<video data-autoplay></video>';
  film().muted = true;
});

test('a film plays while it is in view, and stays paused once the visitor has paused it', () => {
  playFilms();
  expect(play).not.toHaveBeenCalled();
  see(true);
  expect(play).toHaveBeenCalledTimes(1);
  see(false);
  expect(pause).toHaveBeenCalledTimes(1);
  film().currentTime = 1;
  see(false);
  see(true);
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
});

test('an unmuted film plays on out of view', () => {
  playFilms();
  film().muted = false;
  see(false);
  expect(pause).not.toHaveBeenCalled();
});

test('nothing plays with reduced motion', () => {
  prefersLess = true;
  playFilms();
  see(true);
  expect(play).not.toHaveBeenCalled();
});

test('films of a page that React shows in place play, too', () => {
  document.body.innerHTML = '';
  playFilms();
  document.body.innerHTML = '<video data-autoplay muted></video>';
  dispatchEvent(new Event('newpage'));
  see(true);
  expect(play).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */

import { phaseOf, tellTime, toMoon, toSun } from './tell-time';

test('the sun rises in the east, is highest at noon, and does not wander at night', () => {
  expect(toSun(6)).toEqual({ x: -60, y: 28 });
  expect(toSun(12)).toEqual({ x: 0, y: 0 });
  expect(toSun(18)).toEqual({ x: 0, y: 28 });
  expect(toSun(3)).toEqual(toSun(6));
  expect(toSun(9).y).toBeLessThan(toSun(7).y);
});

// Eclipses: of the sun at new moon, of the moon at full moon.
test.each([
  ['2026-03-03T11:38Z', 0.5],
  ['2026-08-12T17:37Z', 0],
])('the phase of the moon at %s is %d', (instant, phase) => {
  const distance = Math.abs(phaseOf(new Date(instant)) - phase);
  expect(Math.min(distance, 1 - distance)).toBeLessThan(0.03);
});

test('a waxing moon is lit on the right, a waning one on the left, and a crescent is narrow', () => {
  expect(toMoon(0.1)).toContain('0 0 1 12 24A9.71 12 0 0 0');
  expect(toMoon(0.4)).toContain('0 0 1 12 24A9.71 12 0 0 1');
  expect(toMoon(0.6)).toContain('0 0 0 12 24A9.71 12 0 0 0');
  expect(toMoon(0.9)).toContain('0 0 0 12 24A9.71 12 0 0 1');
});

test('the hour is that of the site, wherever the visitor is', () => {
  jest.useFakeTimers({ now: new Date('2026-06-21T03:00Z') });
  document.body.innerHTML = '<section class="hero" data-zone="Asia/Tokyo"></section>';
  tellTime();
  expect(document.documentElement.style.getPropertyValue('--sun-y')).toBe('0%');
  jest.useRealTimers();
});

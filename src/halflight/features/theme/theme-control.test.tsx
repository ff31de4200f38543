/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../testing/site';
import { ThemeControl } from './theme-control';

const choices = () => within(screen.getByRole('group', { name: 'Theme' })).getAllByRole<HTMLInputElement>('radio');

test('is a group of three radio buttons with names, the system’s theme chosen', () => {
  renderInSite(<ThemeControl />);
  expect(choices().map(({ value }) => value)).toEqual(['light', 'system', 'dark']);
  expect(screen.getByRole('radio', { name: 'Light' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
});

test('works with the keyboard, and says what is chosen', async () => {
  const user = userEvent.setup();
  const heard: string[] = [];
  const listen = ({ target }: Event) => heard.push((target as HTMLInputElement).value);
  document.addEventListener('change', listen);
  renderInSite(<ThemeControl />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByText('Light'));
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  // `choose-theme.ts` listens for these.
  expect(heard).toEqual(['dark', 'light']);
  expect(new Set(choices().map(({ name }) => name))).toEqual(new Set(['theme']));
  document.removeEventListener('change', listen);
});

test('what the script chose before React came is still chosen afterwards', () => {
  const { container, unmount } = renderInSite(<ThemeControl />);
  const html = container.innerHTML;
  unmount();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const dark = screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' });
  dark.checked = true;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<ThemeControl />, { container: page, hydrate: true });
  expect(logged).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBe(dark);
  expect(dark).toBeChecked();
  logged.mockRestore();
});

import { copyText } from './copy-text';

/**
 * Makes the copy buttons of code blocks and citations work. The buttons are in the HTML; one listener also serves those that are added later.
 * Code that cannot be copied is selected, so that the visitor can copy it.
 */
export function copyButtons(): void {
  // Inside, where the bundler writes the number in its place.
  const SHOWN_FOR = 2000;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.copy-button');
    const block = button?.closest('.code-block');
    const code = block?.querySelector('code, .citation');
    const status = block?.querySelector('[role=status]');
    if (!button || !code || !status) return;
    const copy = code.cloneNode(true) as Element;
    // Shown but not copied: lines that a diff removes, prompts, and what commands print.
    for (const part of copy.querySelectorAll('.remove,.prompt,.printed')) part.remove();
    const lines = Array.from(copy.querySelectorAll('.line'), (line) => line.textContent);
    void copyText(lines.join('\n')).then((copied) => {
      if (!copied) {
        getSelection()?.selectAllChildren(code);
        return;
      }
      status.textContent = button.dataset.copied as string;
      button.dataset.done = '';
      setTimeout(() => {
        status.textContent = '';
        delete button.dataset.done;
      }, SHOWN_FOR);
    });
  });
}

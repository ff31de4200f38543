import { copyText } from './copy-text';

/**
 * Makes the copy buttons of code blocks and citations work. The buttons are in the HTML; a single listener also serves those added later. If copying
 * fails, the code is selected, so that the visitor can copy it.
 */
export function copyButtons(): void {
  // Inside the function, where the bundler inlines the number.
  const SHOWN_FOR = 2000;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.copy-button');
    const block = button?.closest('.code-block');
    const code = block?.querySelector('code, .citation');
    const status = block?.querySelector('[role=status]');
    if (!button || !code || !status) return;
    const copy = code.cloneNode(true) as Element;
    // Parts that are shown but not copied: lines removed in a diff, prompts, and command output.
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

import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement, createRef, type ClipboardEvent, type DragEvent, type ReactElement } from 'react';
import { link, picture, prefix, wrap, type Edit, type Selected } from './edits';
import { ShownNames } from './shown-names';
import { STYLE } from './style';

type Panel = 'link' | 'picture';

/** `execCommand` is deprecated, but every browser has it, and it is the only way to edit text so that the edit can be undone. */
interface Typing {
  execCommand: (command: 'insertText' | 'delete', hasUi: false, text: string) => boolean;
}

interface State {
  panel?: Panel | undefined;
  error?: string | undefined;
}

interface Button {
  label: string;
  shown: string;
  edit?: (selected: Selected) => Edit;
  panel?: Panel;
}

const BUTTONS: readonly Button[] = [
  { label: 'Bold', shown: 'B', edit: (selected) => wrap(selected, '**') },
  { label: 'Italic', shown: 'I', edit: (selected) => wrap(selected, '*') },
  { label: 'Heading', shown: 'Heading', edit: (selected) => prefix(selected, '## ') },
  { label: 'List', shown: 'List', edit: (selected) => prefix(selected, '- ') },
  { label: 'Quotation', shown: 'Quote', edit: (selected) => prefix(selected, '> ') },
  { label: 'Link', shown: 'Link …', panel: 'link' },
  { label: 'Picture', shown: 'Picture …', panel: 'picture' },
];

/**
 * A text field that shows plain Markdown, with a toolbar that inserts Markdown. Only what is typed or inserted ever changes, whereas a visual editor
 * rewrites the whole text and loses what it does not know: footnotes, callouts, formulas.
 */
export class TextField extends Component<CustomFieldControlProps, State> {
  override state: State = {};
  readonly #area = createRef<HTMLTextAreaElement>();
  readonly #names = new ShownNames();
  /** The value last sent to Sveltia CMS: getting it back is not a change. */
  #told: string | undefined;

  override componentDidMount(): void {
    this.#fit();
  }

  override componentDidUpdate(before: Readonly<CustomFieldControlProps>): void {
    const area = this.#area.current;
    const value = toText(this.props.value);
    // When a panel closes, React renders before Sveltia CMS returns the inserted text, so the value is still the old one.
    if (!area || this.props.value === before.value) return;
    if (value === this.#told || this.#names.toValue(area.value) === value) return;
    area.value = this.#names.toShown(value);
    this.#fit();
  }

  override render(): ReactElement {
    const { forID, classNameWrapper } = this.props;
    const { panel, error } = this.state;
    return createElement(
      'div',
      { className: 'halflight-text' },
      createElement('style', null, STYLE),
      createElement(
        'div',
        { role: 'toolbar', 'aria-label': 'Formatting', 'aria-controls': forID },
        BUTTONS.map((button) => this.#renderButton(button, panel)),
      ),
      panel === 'link' && this.#renderLink(),
      panel === 'picture' && this.#renderPicture(),
      error !== undefined && createElement('p', { role: 'alert' }, error),
      createElement('textarea', {
        id: forID,
        ref: this.#area,
        className: classNameWrapper,
        'aria-labelledby': `${forID}-label`,
        defaultValue: this.#names.toShown(toText(this.props.value)),
        rows: 12,
        spellCheck: true,
        onInput: () => this.#tell(),
        onPaste: (event: ClipboardEvent) => this.#take(event, event.clipboardData.files),
        onDrop: (event: DragEvent) => this.#take(event, event.dataTransfer.files),
      }),
    );
  }

  #renderButton({ label, shown, edit, panel }: Button, open: Panel | undefined): ReactElement {
    return createElement(
      'button',
      {
        key: label,
        type: 'button',
        'aria-label': label,
        ...(panel && { 'aria-expanded': open === panel }),
        // Keeps the selection in the text.
        onMouseDown: (event: Event) => event.preventDefault(),
        onClick: () => {
          if (edit) this.#edit(edit);
          else this.setState({ panel: open === panel ? undefined : panel, error: undefined });
        },
      },
      shown,
    );
  }

  #renderLink(): ReactElement {
    const { text, start, end } = this.#selected();
    return this.#renderPanel(
      [
        { name: 'words', label: 'Words', defaultValue: text.slice(start, end) },
        { name: 'url', label: 'Address', placeholder: 'https://', required: true },
      ],
      (given) => this.#edit((selected) => link(selected, given('words'), given('url'))),
    );
  }

  #renderPicture(): ReactElement {
    return this.#renderPanel(
      [
        { name: 'file', label: 'File', type: 'file', accept: 'image/*', required: true },
        { name: 'alt', label: 'What it shows, for those who cannot see it' },
      ],
      (given, fileOf) => {
        const file = fileOf('file');
        if (file) void this.#insert([file], given('alt'));
      },
    );
  }

  /** A panel with inputs. Not a form, because it is inside that of Sveltia CMS. */
  #renderPanel(
    inputs: readonly ({ name: string; label: string } & Record<string, unknown>)[],
    done: (given: (name: string) => string, fileOf: (name: string) => File | undefined) => void,
  ): ReactElement {
    const elements = new Map<string, HTMLInputElement>();
    const insert = () => {
      const missing = [...elements.values()].find((input) => !input.reportValidity());
      if (missing) return;
      done(
        (name) => elements.get(name)?.value.trim() ?? '',
        (name) => elements.get(name)?.files?.[0],
      );
      this.setState({ panel: undefined });
    };
    return createElement(
      'div',
      { className: 'panel' },
      inputs.map(({ name, label, ...attributes }, index) =>
        createElement(
          'label',
          { key: name },
          label,
          createElement('input', {
            ...attributes,
            autoFocus: index === 0,
            ref: (input: HTMLInputElement | null) => {
              if (input) elements.set(name, input);
            },
            onKeyDown: (event: KeyboardEvent) => {
              // Keeps these keys from the surrounding form.
              if (event.key === 'Enter' || event.key === 'Escape') {
                event.preventDefault();
                event.stopPropagation();
              }
              if (event.key === 'Enter') insert();
              if (event.key === 'Escape') this.setState({ panel: undefined });
            },
          }),
        ),
      ),
      createElement('button', { type: 'button', onClick: insert }, 'Insert'),
    );
  }

  /** Inserts pasted or dropped pictures. */
  #take(event: ClipboardEvent | DragEvent, files: FileList): void {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    void this.#insert(pictures, '');
  }

  async #insert(files: readonly File[], alt: string): Promise<void> {
    for (const file of files) {
      try {
        const url = await this.props.addFile(file);
        const name = this.#names.add(url, file.name, this.#area.current?.value ?? '');
        this.#edit((selected) => picture(selected, alt, name));
      } catch (error) {
        this.setState({ error: error instanceof Error ? error.message : String(error) });
      }
    }
  }

  #selected(): Selected {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = this.#area.current ?? {};
    return { text: value, start: selectionStart, end: selectionEnd };
  }

  /** Makes an edit as if it were typed, so that it can be undone. */
  #edit(make: (selected: Selected) => Edit): void {
    const area = this.#area.current;
    if (!area) return;
    const { from, to, by, start, end } = make(this.#selected());
    area.focus();
    area.setSelectionRange(from, to);
    const typed = (document as unknown as Typing).execCommand(by === '' ? 'delete' : 'insertText', false, by);
    if (!typed) area.setRangeText(by, from, to, 'end');
    area.setSelectionRange(start, end);
    this.#tell();
  }

  #tell(): void {
    this.#told = this.#names.toValue(this.#area.current?.value ?? '');
    this.props.onChange(this.#told);
    this.#fit();
  }

  /** Fits the height of the field to its text. */
  #fit(): void {
    const area = this.#area.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight + 2}px`;
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

import { markFirstText } from './mark-first-text';

const HEADER = '<p class="print-head">Ada</p><h1>Notes</h1><p class="page-header-summary">Of 1843.</p>';

describe('markFirstText', () => {
  it('marks the first paragraph of the text', () => {
    expect(markFirstText(`${HEADER}<div><p>First</p><p>Second</p></div>`)).toBe(
      `${HEADER}<div><p id="_first-text">First</p><p>Second</p></div>`,
    );
  });

  it('marks another paragraph below the heading if there is no text nearby', () => {
    const marked =
      '<p class="print-head">Ada</p><h1>Notes</h1><p id="_first-text" class="page-header-summary">Of 1843.</p>';
    expect(markFirstText(HEADER)).toBe(marked);
    const far = `<ul>${'<li>Item</li>'.repeat(1000)}</ul><p>Far</p>`;
    expect(markFirstText(HEADER + far)).toBe(marked + far);
  });

  it.each(['noscript', 'template'])('marks nothing in or below a <%s>', (name) => {
    const hidden = `<${name}><p>Hidden</p></${name}><p>First</p>`;
    expect(markFirstText(`<h1>Notes</h1>${hidden}`)).toBeUndefined();
    expect(markFirstText(`<h1>Notes</h1><p>First</p>${hidden}`)).toBe(
      `<h1>Notes</h1><p id="_first-text">First</p>${hidden}`,
    );
  });

  it('leaves paragraphs with an id alone, and pages without a heading or a paragraph below it', () => {
    expect(markFirstText('<h1>Notes</h1><p class="a" id="b">Of 1843.</p>')).toBeUndefined();
    expect(markFirstText('<h1>Notes</h1><p id="b" class="a">Of 1843.</p>')).toBeUndefined();
    expect(markFirstText('<p>Text</p><h1>Notes</h1><picture></picture>')).toBeUndefined();
    expect(markFirstText('<p>Text</p>')).toBeUndefined();
  });
});

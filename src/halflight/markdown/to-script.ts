/** Superscript or subscript. */
export type Script = 'sup' | 'sub';

const FROM = '0123456789+-−=()';
const RAISED = pairs(
  `${FROM}abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW`,
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ',
);
const LOWERED = pairs(`${FROM}aehijklmnoprstuvx`, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const letters = Array.from(to);
  return new Map(Array.from(from, (letter, place) => [letter, letters[place] ?? letter]));
}

/** Superscript or subscript as plain text: in Unicode characters if they all exist, otherwise after a "^" or "_". */
export function toScript(script: Script, words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  // Signs such as ′, ° and ® are raised already.
  if (plain === '' || /^[^\p{L}\p{N}+=()−-]+$/u.test(plain)) return plain;
  const letters = script === 'sup' ? RAISED : LOWERED;
  const known = Array.from(plain.replaceAll(' ', ''), (letter) => letters.get(letter));
  if (known.every((letter) => letter !== undefined)) return known.join('');
  return `${script === 'sup' ? '^' : '_'}${plain.length > 1 ? `(${plain})` : plain}`;
}

/** The same for HTML, where several letters are the end of a word, as in "1st" and "Mme". */
export function toScriptOfHtml(script: Script, words: string): string {
  return /^\s*\p{L}{2,}\.?\s*$/u.test(words) ? words.trim() : toScript(script, words);
}

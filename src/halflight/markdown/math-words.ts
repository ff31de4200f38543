import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { toScript } from './to-script';

const RELATION = /^[=<>≤≥≈≡≠∼≃≅∝∈∉⊂⊆⊃⊇→⇒⇔↔↦⟶⟹:∣]$/u;
const OPERATION = /^[+−±∓×÷⋅∗∘∧∨∩∪]$/u;

/** A formula in MathML as plain text, on one line: `E = mc²`, `(a + b)/2`. */
export function mathWords(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/[\u2061-\u2064]/g, '');
  if (node.type !== 'element') return '';
  const parts = node.children.filter((child) => child.type === 'element');
  const [first, second, third] = parts.map(mathWords);
  switch (node.tagName) {
    case 'annotation':
    case 'mphantom':
      return '';
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${group(first)}/${group(second)}`;
    case 'msqrt':
      return `√${group(parts.map(mathWords).join(''))}`;
    case 'mroot':
      return `${toScript('sup', second ?? '')}√${group(first)}`;
    case 'msup':
      return `${first}${toScript('sup', toRaised(second))}`;
    case 'msub':
    case 'munder':
      return `${first}${toScript('sub', second ?? '')}`;
    case 'msubsup':
    case 'munderover':
      return `${first}${toScript('sub', second ?? '')}${toScript('sup', toRaised(third))}`;
    case 'mover':
      return first ?? '';
    case 'mtr':
      return `${parts.map(mathWords).join('')} `;
    default:
      return node.children.map((child, place) => wordsAt(child, node.children[place - 1])).join('');
  }
}

/** The words of a child, with spaces around a relation or operation between two operands. */
function wordsAt(child: ElementContent, before: ElementContent | undefined): string {
  const words = mathWords(child);
  if (child.type !== 'element' || child.tagName !== 'mo' || before === undefined || isOperator(before)) return words;
  return RELATION.test(words) || OPERATION.test(words) ? ` ${words} ` : words;
}

function isOperator(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'mo' && !/^[)\]}|!]$/.test(toString(node));
}

/** Several signs in parentheses, unless they are one number, name or pair of parentheses. */
function group(words = ''): string {
  const plain = words.trim();
  return /^(?:[\p{L}\p{N}.,]+[\u2070-\u209f]*|\([^()]*\))$/u.test(plain) ? plain : `(${plain})`;
}

const toRaised = (words = ''): string => words.replace(/^∘$/, '°').replace(/^[∗*]$/, '*');

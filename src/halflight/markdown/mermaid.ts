import {
  DIAGRAM_ARROWS,
  DIAGRAM_LENGTH,
  DIAGRAM_LENGTH_PER_TEXT,
  DIAGRAM_LINES,
  DIAGRAM_LINES_PER_TEXT,
  DIAGRAMS_PER_TEXT,
} from '../limits';
import { nearest } from '../nearest';
import { loadMermaid } from './load';
import { readStatements } from './mermaid-statements';
import { shorten } from './shorten';

/** Pixels around a drawing, within its frame. */
export const DIAGRAM_MARGIN = 8;

/** The first words of the kinds of diagram that can be rendered. */
const KINDS = [
  'flowchart',
  'graph',
  'stateDiagram-v2',
  'sequenceDiagram',
  'classDiagram',
  'erDiagram',
  'xychart-beta',
] as const;

/** What is wrong with a diagram. Says where, if it is one statement, and suggests the most similar kind if its kind is unknown. */
interface DiagramMistake {
  mistake: string;
  suggestion?: string | undefined;
  /** Counted from the first line of the diagram, which is 1. */
  line?: number;
}

interface Drawing {
  svg: string;
  title?: string;
}

/** Renders a diagram as SVG, or says why it cannot be rendered as meant. */
export function toSvg(written: string): Drawing | DiagramMistake {
  const lines = countLines(written);
  if (lines > DIAGRAM_LINES) return { mistake: `it has ${lines} lines, but at most ${DIAGRAM_LINES} are drawn` };
  if (written.length > DIAGRAM_LENGTH)
    return { mistake: `it has ${written.length} characters, but at most ${DIAGRAM_LENGTH} are drawn` };
  const library = loadMermaid();
  try {
    const read = readStatements(written);
    if (read && 'statement' in read)
      return { mistake: `this cannot be drawn: ${shorten(read.statement)}`, line: read.line };
    const { source, title, correct } = read ?? { source: written };
    if (/^(?:graph|flowchart)\b/.test(source)) {
      const drawn = library.parseMermaid(source).edges.length;
      if (drawn > DIAGRAM_ARROWS) return { mistake: `it has ${drawn} arrows, but at most ${DIAGRAM_ARROWS} are drawn` };
    }
    const svg = library.renderMermaidSVG(source, { transparent: true, padding: DIAGRAM_MARGIN });
    if (!svg.includes('<text')) return { mistake: 'there is nothing in it to draw' };
    return { svg: correct?.(svg) ?? svg, ...(title !== undefined && { title }) };
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const [, found] = /^Invalid mermaid header: "([^"\s]*)/.exec(sentence) ?? [];
    if (found === undefined) return { mistake: sentence };
    const mistake = `its kind is not known: "${found}"; there are: ${KINDS.join(', ')}`;
    return { mistake, suggestion: nearest(found, KINDS) };
  }
}

/** Returns a function that renders the diagrams of one text, in order, and refuses those beyond the limits. */
export function createDrawer(): typeof toSvg {
  let drawn = 0;
  let lines = 0;
  let length = 0;
  return (source) => {
    if (drawn >= DIAGRAMS_PER_TEXT)
      return { mistake: `the text has more than ${DIAGRAMS_PER_TEXT} diagrams, and the others are not drawn` };
    if (lines + countLines(source) > DIAGRAM_LINES_PER_TEXT)
      return { mistake: `the diagrams of the text have more than ${DIAGRAM_LINES_PER_TEXT} lines, ${NOT_DRAWN}` };
    if (length + source.length > DIAGRAM_LENGTH_PER_TEXT)
      return { mistake: `the diagrams of the text have more than ${DIAGRAM_LENGTH_PER_TEXT} characters, ${NOT_DRAWN}` };
    const result = toSvg(source);
    if ('svg' in result) {
      drawn += 1;
      lines += countLines(source);
      length += source.length;
    }
    return result;
  };
}

const NOT_DRAWN = 'and this one is not drawn';

function countLines(source: string): number {
  return source.split('\n').filter((line) => line.trim() !== '').length;
}

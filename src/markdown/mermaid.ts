import {
  DIAGRAM_ARROWS,
  DIAGRAM_LENGTH,
  DIAGRAM_LENGTH_PER_TEXT,
  DIAGRAM_LINES,
  DIAGRAM_LINES_PER_TEXT,
  DIAGRAMS_PER_TEXT,
} from '../limits';
import { nearest } from '../sourcing/nearest';
import { loadMermaid } from './load';

/** Pixels around a drawing, within its frame. */
export const DIAGRAM_MARGIN = 8;

/** The end of a name directly before an arrow, without a space: the library would take the beginning of the arrow for a part of the name. */
const CLOSE_ARROW = /([\p{L}\p{N}_\])}])(?=<?(?:--[->xo]|-\.+-|==+>))/gu;

/** The quotation marks around names on the axis of an XY chart: the library would draw them. */
const QUOTES_ON_AXIS = /(?<=^\s*x-axis\b.*\[[^\]\n]*)"/gm;

/** Flow chart syntax that the library would render as something else. */
const UNKNOWN = /^\s*(?:click|linkStyle default interpolate)\s|@\{/m;

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

/** What is wrong with a diagram and, if its kind is unknown, the most similar known one. */
interface DiagramMistake {
  mistake: string;
  suggestion?: string | undefined;
}

/** Renders a diagram as SVG, or says why it cannot be rendered, or not as meant. */
export function toSvg(source: string): { svg: string } | DiagramMistake {
  const lines = countLines(source);
  if (lines > DIAGRAM_LINES) return { mistake: `it has ${lines} lines, and no more than ${DIAGRAM_LINES} are drawn` };
  if (source.length > DIAGRAM_LENGTH)
    return { mistake: `it has ${source.length} characters, and no more than ${DIAGRAM_LENGTH} are drawn` };
  const library = loadMermaid();
  try {
    const isFlow = /^(?:\s*%%[^\n]*\n)*\s*(?:graph|flowchart)\b/.test(source);
    const written = isFlow
      ? source.replace(/;[ \t]*$/gm, '').replace(CLOSE_ARROW, '$1 ')
      : source.replace(QUOTES_ON_AXIS, '');
    if (isFlow) {
      const unknown = UNKNOWN.exec(written)?.[0].trim();
      if (unknown) return { mistake: `"${unknown}" cannot be drawn` };
      const drawn = library.parseMermaid(written).edges.length;
      const arrows = arrowsIn(written);
      if (drawn > DIAGRAM_ARROWS)
        return { mistake: `it has ${drawn} arrows, and no more than ${DIAGRAM_ARROWS} are drawn` };
      if (drawn < arrows) return { mistake: unreadArrows(arrows, drawn) };
    }
    return { svg: library.renderMermaidSVG(written, { transparent: true, padding: DIAGRAM_MARGIN }) };
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

function unreadArrows(arrows: number, drawn: number): string {
  return arrows === 1 ? 'its arrow cannot be read' : `${arrows - drawn} of its ${arrows} arrows cannot be read`;
}

/** The number of arrows in a flow chart, except those in its words. */
function arrowsIn(source: string): number {
  const bare = source.replace(/%%[^\n]*|"[^"\n]*"|\|[^|\n]*\||\[[^\]\n]*\]/g, '');
  return bare.match(/--+>|==+>|\.-+>/g)?.length ?? 0;
}

/**
 * The library draws what it understands of a diagram, and drops the rest without a word. So each statement is read here first: it is passed on, written
 * in another way where the library would misread it, or named as one that cannot be drawn.
 */

/** A diagram as the library draws it whole. */
export interface Statements {
  source: string;
  /** Its title, which the library does not draw. */
  title?: string;
  /** Corrects what the library drew. */
  correct: (svg: string) => string;
}

/** A statement that cannot be drawn; its line is counted from 1. */
export interface Unread {
  statement: string;
  line: number;
}

/** Reads the statements of one diagram. */
interface Reader {
  /** Appends a statement as the library reads it. Returns whether it can be drawn. */
  read: (statement: string, out: string[]) => boolean;
  /** What the library must read before all others. */
  first?: () => string[];
  correct?: (svg: string) => string;
}

/** The quotation marks around names on the axis of an XY chart: the library would draw them. */
const QUOTES_ON_AXIS = /(?<=^x-axis\b.*\[[^\]\n]*)"/g;

/** Stands for a space where the library takes a space as the end of a name. */
const SPACE = '\uE000';
const inOneWord = (text: string): string => text.trim().replace(/\s+/g, SPACE);

const readers: readonly (readonly [header: RegExp, create: () => Reader])[] = [
  [/^(?:graph|flowchart)\b/, readFlowChart],
  [/^stateDiagram(?:-v2)?$/, readStates],
  [/^sequenceDiagram$/, readSequence],
  [/^classDiagram$/, readClasses],
  [/^erDiagram$/, readEntities],
  [/^xychart(?:-beta)?\b/, readChart],
];

/** Reads a diagram; `undefined` if its kind is not known. */
export function readStatements(written: string): Statements | Unread | undefined {
  // Blanks look like one in a drawing, and many would keep the library busy for a minute.
  const lines = written.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  let title: string | undefined;
  let reader: Reader | undefined;
  let header = '';
  const out: string[] = [];
  let inMatter = false;
  let inDescription = false;
  for (const [index, text] of lines.entries()) {
    const unread = { statement: text, line: index + 1 };
    if (inDescription || /^accDescr\s*\{/.test(text)) {
      // A description for who cannot see the drawing: its source, which contains it, is below it.
      inDescription = !text.endsWith('}');
      continue;
    }
    if (text === '---' && !reader) {
      inMatter = !inMatter;
      continue;
    }
    const [, named] = /^(?:accTitle\s*:|title\s*:)\s*(.+)$/.exec(text) ?? [];
    if (inMatter) {
      if (named === undefined && text !== '') return unread;
      title = named?.replace(/^(["'])(.*)\1$/, '$2') ?? title;
      continue;
    }
    if (text === '' || text.startsWith('%%') || /^accDescr\s*:/.test(text)) continue;
    if (!reader) {
      header = text.replace(/;$/, '').replace(/^(graph|flowchart)$/, '$1 TD');
      reader = readers.find(([kind]) => kind.test(header))?.[1]();
      if (!reader) return undefined;
      continue;
    }
    const [, sentence = named] = header === 'sequenceDiagram' ? (/^title\s+([^:\s].*)$/.exec(text) ?? []) : [];
    if (sentence !== undefined) title = sentence;
    else if (!reader.read(text, out)) return unread;
  }
  if (!reader) return undefined;
  const { correct = (svg: string) => svg } = reader;
  return {
    source: [header, ...(reader.first?.() ?? []), ...out].join('\n'),
    ...(title !== undefined && { title }),
    correct: (svg) =>
      correct(svg)
        .replaceAll(SPACE, ' ')
        .replace(/>[^<]+</g, withSigns),
  };
}

/** Mermaid writes signs that would end a statement or a name as `#quot;` or `#9829;`. */
const withSigns = (text: string): string =>
  text.replace(/#(\d+|quot|amp|lt|gt);/g, (_, sign: string) => (/\d/.test(sign) ? `&#${sign};` : `&${sign};`));

/** Reads statements that the library draws as they are. */
const oneOf =
  (...statements: readonly RegExp[]) =>
  (statement: string, out: string[]): boolean => {
    const isKnown = statements.some((known) => known.test(statement));
    if (isKnown) out.push(statement);
    return isKnown;
  };

// Flow charts

/** A box of a flow chart, by the shapes that the library knows. */
const BOX =
  /^[\w-]+(?:\(\(\([^\n]+?\)\)\)|\(\[[^\n]+?\]\)|\(\([^\n]+?\)\)|\[\[[^\n]+?\]\]|\[\([^\n]+?\)\]|\[\/[^\n]+?\\\]|\[\\[^\n]+?\/\]|>[^\n]+?\]|\{\{[^\n]+?\}\}|\[(?![/\\])[^\n]+?\]|\([^\n]+?\)|\{[^\n]+?\})?(?::::\w[\w-]*)?\s*/;
const ARROW = /^<?(?:(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|(?:--|-\.|==) .+? (?:-->|---|\.->|-\.-|==>|===))\s*/;

/** The end of a name directly before an arrow, without a space: the library would take the beginning of the arrow for a part of the name. */
const CLOSE_ARROW = /([\p{L}\p{N}_\])}])(?=<?(?:--[->xo]|-\.+-|==+>))/gu;

/** What is written in a chart's boxes and on its arrows, and the arrows, which may be longer than the library reads them. */
const WORDS_AND_ARROWS = /"[^"]*"|\|[^|]*\||\[[^\]]*\]|-{3,}>|-{4,}|={3,}>|={4,}|-\.{2,}->?|;/g;
const shorten = (arrow: string): string =>
  arrow.startsWith('-.')
    ? arrow.replace(/\.+/, '.')
    : arrow.endsWith('>')
      ? `${arrow.slice(0, 2)}>`
      : arrow.slice(0, 3);

function readFlowChart(): Reader {
  let depth = 0;
  return {
    read: (statement, out) => {
      const read = oneOf(
        /^classDef\s+\w+\s+.+$/,
        /^class\s+[\w,-]+\s+\w+$/,
        /^style\s+[\w,-]+\s+.+$/,
        /^linkStyle\s+(?:default|\d[\d,\s]*)\s+(?!interpolate)\S.*$/,
      );
      if (read(statement.replace(/;$/, ''), out)) return true;
      if (/^subgraph\s+\S|^end$/.test(statement)) {
        depth += statement === 'end' ? -1 : 1;
        out.push(statement);
        return true;
      }
      if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(statement)) return depth > 0 && out.push(statement) > 0;
      const written = statement
        .replace(/"`([^`"]*)`"/g, '"$1"')
        .replace(CLOSE_ARROW, '$1 ')
        .replace(WORDS_AND_ARROWS, (part) => (part === ';' ? '\n' : /^[-=]/.test(part) ? shorten(part) : part));
      return written
        .split('\n')
        .map((part) => part.trim())
        .filter(Boolean)
        .every((part) => isRow(part) && out.push(part));
    },
  };
}

/** Whether a statement consists of boxes and of arrows between them, to its end. */
function isRow(statement: string): boolean {
  if (/\bfa[bsr]?:fa-/.test(statement)) return false;
  let rest = statement;
  const take = (part: RegExp): boolean => {
    const found = part.exec(rest);
    rest = rest.slice(found?.[0].length ?? 0);
    return found !== null;
  };
  do {
    do if (!take(BOX)) return false;
    while (take(/^&\s*/));
    if (rest === '') return true;
  } while (take(ARROW));
  return false;
}

// States

function readStates(): Reader {
  const states = new Map<string, string[]>();
  const composite = new Set<string>();
  const describe = (id: string, words?: string): true => {
    states.set(id, [...(states.get(id) ?? []), ...(words === undefined ? [] : [words])]);
    return true;
  };
  return {
    // The library ignores a description of a state that an arrow has led to before.
    first: () =>
      [...states].flatMap(([id, words]) => (composite.has(id) ? [] : [`${id} : ${words.join('<br>') || id}`])),
    read: (statement, out) => {
      const [, group] = /^state\s+(?:"[^"]+"\s+as\s+)?([\w\p{L}]+)\s*\{$/u.exec(statement) ?? [];
      if (group !== undefined) composite.add(group);
      const plain = oneOf(
        /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
        /^\}$/,
        /^direction\s+(?:TD|TB|LR|BT|RL)$/,
        /^(?:\[\*\]|[\w\p{L}-]+?)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?$/u,
      );
      if (plain(statement, out) || statement === 'hide empty description') return true;
      const [, words, alias] = /^state\s+"([^"]+)"\s+as\s+([\w\p{L}]+)$/u.exec(statement) ?? [];
      const [, id = alias, more = words] =
        /^(?:state\s+)?(?!(?:note|state|end|class|classDef|style)\b)([\w\p{L}-]+)(?:\s*:\s*([^:].*))?$/u.exec(
          statement,
        ) ?? [];
      if (id === undefined || composite.has(id) || id === '--') return false;
      // Here, too: it says which group the state belongs to.
      out.push(`${id} : ${more ?? id}`);
      return describe(id, more);
    },
  };
}

// Sequences

/** The name of a participant. The library would take `-x` in it for an arrow. */
const WHO = String.raw`[\p{L}\p{N}_.]+(?:-(?!x)[\p{L}\p{N}_.]+)*`;
const MESSAGE = new RegExp(`^(${WHO})\\s*(-->>|->>|--\\)|-\\)|-->|->)\\s*([+-]?)\\s*(${WHO})\\s*:\\s*(.*)$`, 'u');
const PARTICIPANT = new RegExp(`^(?:participant|actor)\\s+${WHO}(?:\\s+as\\s+.+)?$`, 'u');
const NOTE = new RegExp(`^note\\s+(?:left of|right of|over)\\s+${WHO}(?:\\s*,\\s*${WHO})?\\s*:\\s*(.+)$`, 'iu');

function readSequence(): Reader {
  let number: number | undefined;
  let step = 1;
  let depth = 0;
  /** For each message, whether it has a head. */
  const heads: boolean[] = [];
  const read = (statement: string, out: string[]): boolean => {
    const [, begin, by, off] = /^autonumber(?:\s+(?:(\d+)(?:\s+(\d+))?|(off)))?$/.exec(statement) ?? [];
    if (statement.startsWith('autonumber')) {
      if (statement.trim() !== 'autonumber' && begin === undefined && off === undefined) return false;
      number = off === undefined ? Number(begin ?? number ?? 1) : undefined;
      step = Number(by ?? 1);
      return true;
    }
    const message = MESSAGE.exec(statement);
    if (message) {
      const [, from = '', arrow = '', mark = '', to = '', words = ''] = message;
      heads.push(arrow !== '->' && arrow !== '-->');
      // Above its arrow there is room for one line.
      const line = words.replace(/\s*(?:<br\s*\/?>|\\n)\s*/gi, ' ');
      const said = number === undefined ? line : `${number}. ${line}`;
      if (number !== undefined) number += step;
      // Without words, the library would drop the message.
      out.push(`${from}${arrow}${mark}${to}: ${said || '\u00A0\u00A0'}`);
      return true;
    }
    const [, act, who] = /^(activate|deactivate)\s+(\S+)$/.exec(statement) ?? [];
    if (act) {
      const last = MESSAGE.exec(out.at(-1) ?? '');
      const [, from = '', arrow = '', mark = '', to = '', words = ''] = last ?? [];
      if (mark !== '' || who !== (act === 'activate' ? to : from)) return false;
      out[out.length - 1] = `${from}${arrow}${act === 'activate' ? '+' : '-'}${to}: ${words}`;
      return true;
    }
    const note = NOTE.exec(statement)?.[1];
    // The library has no room for a note before the first message, or for one of several lines.
    if (note !== undefined && (heads.length === 0 || /<br|\\n/i.test(note))) return false;
    const isBegin = /^(?:loop|alt|opt|par|critical|break)(?:\s|$)/.test(statement);
    const isEnd = statement === 'end';
    if ((isEnd || /^(?:else|and)(?:\s|$)/.test(statement)) && depth === 0) return false;
    depth += isBegin ? 1 : isEnd ? -1 : 0;
    if (!(
      isBegin ||
      isEnd ||
      note !== undefined ||
      PARTICIPANT.test(statement) ||
      /^(?:else|and)(?:\s|$)/.test(statement)
    ))
      return false;
    out.push(statement);
    return true;
  };
  return { read, correct: (svg) => widenBlocks(liftActors(withoutHeads(svg, heads))) };
}

/** Takes the heads of messages away that have none: `A->B: words`. */
function withoutHeads(svg: string, heads: readonly boolean[]): string {
  let at = -1;
  return svg.replace(/<g class="message"[^]*?<\/g>/g, (message) => {
    at += 1;
    return heads[at] === false ? message.replace(/ marker-end="[^"]*"/, '') : message;
  });
}

/** How far up an actor goes, so that the name below its figure is above the first message, in pixels. */
const LIFT = 24;

function liftActors(svg: string): string {
  return svg.replace(/<g class="actor"(?=[^>]*data-type="actor")/g, `$& transform="translate(0 -${LIFT})"`);
}

interface Frame {
  right: number;
  top: number;
  bottom: number;
}

/** The space between what is said in a frame and the frame, and between two frames, in pixels. */
const FRAME_SPACE = 8;

/** Widens frames such as `loop` where what somebody says to themselves would go beyond them. */
function widenBlocks(svg: string): string {
  const said = Array.from(
    svg.matchAll(/<g class="message"[^>]*data-self="true"[^]*?<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^]*?)<\/text>/g),
    ([, x, y, text = '']) => ({ right: Number(x) + widthOf(text), y: Number(y) }),
  );
  const frames: Frame[] = [];
  // The inner ones come first.
  const widened = svg.replace(/<g class="block"[^]*?<\/g>/g, (block) => {
    const [, x, y, width, height] = (
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(block) ?? []
    ).map(Number);
    if (x === undefined || y === undefined || width === undefined || height === undefined) return block;
    const frame = { right: x + width, top: y, bottom: y + height };
    const isWithin = (at: number): boolean => at >= frame.top && at <= frame.bottom;
    const inside = [
      ...said.filter((each) => isWithin(each.y)),
      ...frames.filter(({ top, bottom }) => isWithin(top) && isWithin(bottom)),
    ];
    frame.right = Math.max(frame.right, ...inside.map(({ right }) => right + FRAME_SPACE));
    frames.push(frame);
    return block
      .replace(`width="${width}"`, `width="${frame.right - x}"`)
      .replaceAll(`x2="${x + width}"`, `x2="${frame.right}"`);
  });
  const needed = Math.max(0, ...frames.map(({ right }) => right + FRAME_SPACE));
  return widened.replace(/viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+"/, (size, width: string, height: string) =>
    needed > Number(width) ? `viewBox="0 0 ${needed} ${height}" width="${needed}"` : size,
  );
}

/** More than the width of a line of words in a drawing, whose letters are 11 pixels high. */
function widthOf(text: string): number {
  const lines = text
    .replace(/<\/tspan>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, '-')
    .split('\n');
  return Math.max(...lines.map((line) => line.trim().length)) * 6.2;
}

// Classes

const CLASS = String.raw`[\p{L}\p{N}_.-]+`;
const RELATION = new RegExp(
  `^${CLASS}\\s+(?:"[^"]*"\\s+)?(?:<\\|--|<\\|\\.\\.|\\*--|o--|-->|--\\*|--o|--\\|>|\\.\\.>|\\.\\.\\|>|<--|<\\.\\.|--)\\s+(?:"[^"]*"\\s+)?${CLASS}(?:\\s*:\\s*.+)?$`,
  'u',
);

function readClasses(): Reader {
  let inClass = false;
  return {
    // The library draws a diamond behind the box that its line ends at.
    correct: (svg) => svg.replace(/(<marker id="cls-(?:composition|aggregation)"[^>]* refX=)"0"/g, '$1"12"'),
    read: (statement, out) => {
      if (inClass) {
        inClass = statement !== '}';
        out.push(/^(?:\}|<<\w+>>)$/.test(statement) ? statement : toMember(statement));
        return inClass ? !/^<<.*\s.*>>$/.test(statement) : true;
      }
      const [, kind, name = ''] = new RegExp(`^<<(\\w+)>>\\s*(${CLASS})$`, 'u').exec(statement) ?? [];
      if (kind !== undefined) return out.push(`class ${name} {`, `<<${kind}>>`, '}') > 0;
      const [, head, inner] =
        new RegExp(`^(class\\s+${CLASS}(?:\\s*~\\w+~)?)\\s*\\{\\s*(.*?)\\s*\\}$`, 'u').exec(statement) ?? [];
      if (head !== undefined)
        return inner === '' || /^<<\w+>>$/.test(inner ?? '') ? out.push(`${head} {`, inner ?? '', '}') > 0 : false;
      if (new RegExp(`^class\\s+${CLASS}(?:\\s*~\\w+~)?\\s*\\{$`, 'u').test(statement)) {
        inClass = true;
        return out.push(statement) > 0;
      }
      // The library draws every diagram from top to bottom: nothing that is said is lost.
      if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(statement)) return true;
      // It knows nothing between the two lines of a relation and its arrow but blanks.
      const spaced = statement.replace(
        /(?<=[\p{L}\p{N}_"])(?<!\so)(?=(?:<\|?|\*|o(?=--))?(?:--|\.\.))|(?<=(?:--|\.\.)(?:\|?>|\*|o(?=\s))?)(?=["\p{L}])(?!o\s)/gu,
        ' ',
      );
      if (RELATION.test(spaced)) return out.push(spaced) > 0;
      if (new RegExp(`^class\\s+${CLASS}(?:\\s*~\\w+~)?$`, 'u').test(statement)) return out.push(statement) > 0;
      const [, owner, member] = new RegExp(`^(${CLASS})\\s*:\\s*(?!:)(.+)$`, 'u').exec(statement) ?? [];
      if (owner === undefined || member === undefined || /--|\.\./.test(member)) return false;
      return out.push(`class ${owner} {`, toMember(member), '}') > 0;
    },
  };
}

/** A member of a class as it is written: the library would put what it takes for its type behind it. */
function toMember(written: string): string {
  const member = written.replace(/~([^~\s]+)~/g, '<$1>');
  const method = /^([^(]+)(\([^)]*\))\s*([$*]?)\s*(.*?)([$*]?)$/.exec(member);
  if (method) {
    // The library knows the marks of what is static or abstract behind the name only.
    const [, name = '', parameters = '', mark = '', type = '', last = ''] = method;
    return `${name}${mark || last}${parameters} ${type}`.trim();
  }
  return /^[-+#~]?[\w<>[\],]+\s+[\w$*]+$/.test(member) ? member : inOneWord(member);
}

// Entities

const ENTITY = String.raw`(?:"[^"]+"|[\p{L}\p{N}_-]+)`;
const ENDS = new RegExp(
  `^(${ENTITY})\\s*(\\|\\||\\|o|o\\||\\}o|\\}\\||\\{o|\\{\\|)(--|\\.\\.)(\\|\\||o\\||\\|o|o\\{|\\|\\{|\\{o|\\{\\|)\\s*(${ENTITY})(?:\\s*:\\s*(.*))?$`,
  'u',
);

function readEntities(): Reader {
  let inEntity = false;
  const toName = (written: string): string => inOneWord(written.replaceAll('"', ''));
  return {
    read: (statement, out) => {
      if (inEntity) {
        inEntity = statement !== '}';
        const attribute = inEntity ? toAttribute(statement) : statement;
        return attribute !== undefined && out.push(attribute) > 0;
      }
      const ends = ENDS.exec(statement);
      if (ends) {
        const [, from = '', left = '', line = '', right = '', to = '', words = ''] = ends;
        // The library knows `}o` by another order of its signs only.
        out.push(`${toName(from)} ${left.replace('}o', 'o{')}${line}${right} ${toName(to)} : ${words || '""'}`);
        return true;
      }
      const [, name, brace, end] = new RegExp(`^(${ENTITY})\\s*(\\{)?\\s*(\\})?$`, 'u').exec(statement) ?? [];
      if (name === undefined || (end !== undefined && brace === undefined)) return false;
      inEntity = brace !== undefined && end === undefined;
      out.push(`${toName(name)} {`, ...(inEntity ? [] : ['}']));
      return true;
    },
  };
}

/** A line of an entity with its comment beside its name: the library shows it to who points at it. */
function toAttribute(written: string): string | undefined {
  const [, type, name, keys = '', comment] =
    /^([^\s"]+)\s+([^\s"]+)((?:\s*,?\s*(?:PK|FK|UK)\b)*)\s*(?:"([^"]*)")?$/.exec(written) ?? [];
  if (type === undefined || name === undefined) return undefined;
  const shown = comment ? inOneWord(`${name} (${comment})`) : name;
  return `${type} ${shown} ${keys.replaceAll(',', ' ').trim()}`.trim();
}

// Charts

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;

function readChart(): Reader {
  const read = oneOf(
    /^title\s+"[^"]+"$/,
    /^x-axis\s+(?:"[^"]*"\s*)?\[[^\]]+\]$/,
    new RegExp(`^[xy]-axis\\s+(?:"[^"]*"\\s+)?${NUMBER}\\s*-->\\s*${NUMBER}$`),
    /^y-axis\s+"[^"]+"$/,
    /^(?:bar|line)\s+\[[\d\s.,+-]+\]$/,
  );
  return {
    read: (statement, out) =>
      read(
        statement
          .replace(/^title\s+([^"\s].*)$/, 'title "$1"')
          .replace(new RegExp(`^([xy]-axis)\\s+([^"[\\s\\d-][^"[]*?)\\s*(?=\\[|$|${NUMBER}\\s*-->)`), '$1 "$2" ')
          .replace(QUOTES_ON_AXIS, '')
          .trim(),
        out,
      ),
  };
}

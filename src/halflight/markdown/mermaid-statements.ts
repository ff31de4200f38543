/**
 * The library draws what it understands of a diagram and silently drops the rest. So each statement is read here first: it is passed on, rewritten
 * where the library would misread it, or reported as one that cannot be drawn.
 */

/** A diagram that the library can draw in full. */
export interface Statements {
  source: string;
  /** Its title, which the library does not draw. */
  title?: string;
  /** Fixes the library's output. */
  correct: (svg: string) => string;
}

/** A statement that cannot be drawn; its line is counted from 1. */
export interface Unread {
  statement: string;
  line: number;
}

interface Reader {
  /** Appends a statement in a form the library reads. Returns whether it can be drawn. */
  read: (statement: string, out: string[]) => boolean;
  /** Statements that the library must read first. */
  first?: () => string[];
  correct?: (svg: string) => string;
}

/** The quotation marks around names on the axis of an XY chart, which the library would draw. */
const QUOTES_ON_AXIS = /(?<=^x-axis\b.*\[[^\]\n]*)"/g;

/** Stands in for a space where the library would end a name at it. */
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
  // Runs of spaces look like one space in a drawing, and many of them slow the library down badly.
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
      // A description is for those who cannot see the drawing. The source below the drawing contains it.
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

/** In Mermaid, signs that would end a statement or a name are written as `#quot;` or `#9829;`. */
const withSigns = (text: string): string =>
  text.replace(/#(\d+|quot|amp|lt|gt);/g, (_, sign: string) => (/\d/.test(sign) ? `&#${sign};` : `&${sign};`));

/** Reads statements that the library draws unchanged. */
const oneOf =
  (...statements: readonly RegExp[]) =>
  (statement: string, out: string[]): boolean => {
    const isKnown = statements.some((known) => known.test(statement));
    if (isKnown) out.push(statement);
    return isKnown;
  };

// Flow charts

/** A box of a flow chart, in the shapes the library knows. */
const BOX =
  /^[\w-]+(?:\(\(\([^\n]+?\)\)\)|\(\[[^\n]+?\]\)|\(\([^\n]+?\)\)|\[\[[^\n]+?\]\]|\[\([^\n]+?\)\]|\[\/[^\n]+?\\\]|\[\\[^\n]+?\/\]|>[^\n]+?\]|\{\{[^\n]+?\}\}|\[(?![/\\])[^\n]+?\]|\([^\n]+?\)|\{[^\n]+?\})?(?::::\w[\w-]*)?\s*/;
const ARROW = /^<?(?:(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|(?:--|-\.|==) .+? (?:-->|---|\.->|-\.-|==>|===))\s*/;

/** The end of a name directly before an arrow. Without a space, the library would read the start of the arrow as part of the name. */
const CLOSE_ARROW = /([\p{L}\p{N}_\])}])(?=<?(?:--[->xo]|-\.+-|==+>))/gu;

/** The labels of boxes and arrows, and arrows longer than the library can read. */
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

/** Whether a whole statement consists of boxes and the arrows between them. */
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
    // The library ignores the description of a state once an arrow has led to it.
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
      // Also here, because the position says which group the state belongs to.
      out.push(`${id} : ${more ?? id}`);
      return describe(id, more);
    },
  };
}

// Sequences

/** The name of a participant. The library would read `-x` in it as an arrow. */
const WHO = String.raw`[\p{L}\p{N}_.]+(?:-(?!x)[\p{L}\p{N}_.]+)*`;
const MESSAGE = new RegExp(`^(${WHO})\\s*(-->>|->>|--\\)|-\\)|-->|->)\\s*([+-]?)\\s*(${WHO})\\s*:\\s*(.*)$`, 'u');
const PARTICIPANT = new RegExp(`^(?:participant|actor)\\s+${WHO}(?:\\s+as\\s+.+)?$`, 'u');
const NOTE = new RegExp(`^note\\s+(?:left of|right of|over)\\s+${WHO}(?:\\s*,\\s*${WHO})?\\s*:\\s*(.+)$`, 'iu');

function readSequence(): Reader {
  let number: number | undefined;
  let step = 1;
  let depth = 0;
  /** For each message, whether its arrow has a head. */
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
      // There is only room for one line above an arrow.
      const line = words.replace(/\s*(?:<br\s*\/?>|\\n)\s*/gi, ' ');
      const said = number === undefined ? line : `${number}. ${line}`;
      if (number !== undefined) number += step;
      // The library drops a message without words.
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
    // The library leaves no room for a note before the first message, or for one with several lines.
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

/** Removes the arrowheads of messages that should have none: `A->B: words`. */
function withoutHeads(svg: string, heads: readonly boolean[]): string {
  let at = -1;
  return svg.replace(/<g class="message"[^]*?<\/g>/g, (message) => {
    at += 1;
    return heads[at] === false ? message.replace(/ marker-end="[^"]*"/, '') : message;
  });
}

/** How far to raise an actor so that its name stays above the first message, in pixels. */
const LIFT = 24;

function liftActors(svg: string): string {
  return svg.replace(/<g class="actor"(?=[^>]*data-type="actor")/g, `$& transform="translate(0 -${LIFT})"`);
}

interface Frame {
  right: number;
  top: number;
  bottom: number;
}

/** The space between a frame and the text in it, and between two frames, in pixels. */
const FRAME_SPACE = 8;

/** Widens frames such as `loop` that a message to oneself would stick out of. */
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

/** An upper bound for the width of a line of text in a drawing, whose letters are 11 pixels high. */
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
    // The library hides the diamond behind the box that its line ends at.
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
      // The library draws every class diagram from top to bottom, so ignoring the direction loses nothing.
      if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(statement)) return true;
      // Between the two names and the arrow of a relation, the library only understands spaces.
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

/** A member of a class as written: the library would move what it takes for the type to the end. */
function toMember(written: string): string {
  const member = written.replace(/~([^~\s]+)~/g, '<$1>');
  const method = /^([^(]+)(\([^)]*\))\s*([$*]?)\s*(.*?)([$*]?)$/.exec(member);
  if (method) {
    // The library only recognizes the marks for static and abstract after the name.
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
        // The library only reads `}o` with its signs the other way round: `o{`.
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

/** A line of an entity, with its comment beside its name: the library shows it on hover. */
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

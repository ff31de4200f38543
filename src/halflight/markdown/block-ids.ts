import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Range } from './ranges';

/** The name of a block as Obsidian writes it at its end. Without a letter it would be an exponent. */
const NAME = /(?:^|[ \t\n])(\^[\da-z-]*[a-z][\da-z-]*)[ \t]*$/i;

/**
 * Gives blocks that end with a name such as `^idea` the id `^idea`, to which `[[Note#^idea]]` leads. A name on a line of its own after a block is that
 * block's. Removes the names from `tree`, and returns where they are in the text.
 */
export function giveBlockIds(tree: Root, text: string): Range[] {
  const ranges: Range[] = [];
  if (!/\^[\da-z-]+[ \t]*\r?$/im.test(text)) return ranges;
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'paragraph' && node.type !== 'heading') || !parent || index === undefined) return undefined;
    const last = node.children.at(-1);
    const [found, name] = last?.type === 'text' ? (NAME.exec(last.value) ?? []) : [];
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (last?.type !== 'text' || found === undefined || name === undefined) return undefined;
    // An escaped sign is not one.
    if (from === undefined || to === undefined || !text.slice(from, to).endsWith(name)) return undefined;
    const isAlone = node.children.length === 1 && last.value.trim() === name;
    const siblings: Nodes[] = parent.children;
    const before = siblings[index - 1];
    if (isAlone && (!before || before.type === 'definition')) return undefined;
    ranges.push({ from: to - name.length, to });
    if (isAlone && before) {
      give(before, name);
      siblings.splice(index, 1);
      return [SKIP, index];
    }
    last.value = last.value.slice(0, -found.length);
    give(isItem(parent) && index === 0 ? parent : node, name);
    return SKIP;
  });
  return ranges;
}

const isItem = ({ type }: Nodes): boolean => type === 'listItem';

/** The id that a node got here. */
export function idOf({ data }: Nodes): string | undefined {
  return (data as WithProperties | undefined)?.hProperties?.id;
}

interface WithProperties {
  hProperties?: { id?: string };
}

function give(node: Nodes, id: string): void {
  const data: WithProperties = node.data ?? {};
  node.data = { ...data, hProperties: { ...data.hProperties, id } };
}

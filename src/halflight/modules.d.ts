declare module '*.css';

declare module '*.woff2' {
  const address: string;
  export default address;
}

// It has no types; these are the parts that our tests use.
declare module 'gatsby-transformer-remark/on-node-create' {
  import type { Node } from 'gatsby';
  interface Args {
    node: Node;
    loadNodeContent: (node: Node) => Promise<string>;
    actions: Record<'createNode' | 'createParentChildLink', () => void>;
    createNodeId: (name: string) => string;
    createContentDigest: () => string;
    reporter: { panicOnBuild: (message: string) => void };
  }
  export function onCreateNode(args: Args, options: object): Promise<Record<string, unknown>>;
}

// It has no types; these are the parts that we use.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

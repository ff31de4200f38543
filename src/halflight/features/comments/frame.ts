/** What a frame is told when it is set up. */
export interface FrameOptions {
  /** The theme that the visitor chose. */
  chosen: () => string;
}

/** What a message of a frame asks for. */
export interface FrameAnswer {
  /** The height that it needs, in pixels. */
  height?: number | undefined;
  /** Whether it has to be loaded again. */
  reload?: boolean;
}

/** How the page talks with the frame of a comment service: the one of a service named NAME is in `frames/NAME.ts`. Called once per document. */
export type Frame = (options: FrameOptions) => {
  /** Whether the visitor has already asked for the comments, on another page. */
  isAsked?: boolean;
  /** Adds to its URL what only the browser knows. */
  complete: (address: URL) => void;
  /** The message that tells it of the theme. */
  toThemeMessage: () => unknown;
  /** Reads a message from it, which may be anything. */
  read: (data: unknown) => FrameAnswer;
};

/** A network: how to find the conversation under one of its posts, and how to read the replies. Each network is one object in `services/`. */
export interface ThreadService {
  label: string;
  /** An example URL of a post. */
  example: string;
  /** Finds the post at a URL; `undefined` if it is not one of this network. */
  read: (address: URL) => ThreadPlace | undefined;
  /** Reads the replies from a response of its public API, which may contain anything. Throws if the response is invalid. */
  toReplies: (answer: unknown) => Reply[];
}

/** A post on a network to which others reply. */
export interface ThreadPlace {
  /** The parent id of direct replies; left out if they name none. */
  id?: string;
  /** The public API URL that returns the replies. */
  api: string;
  /** The host that is contacted, shown to visitors. */
  host: string;
  /** The URL of its privacy policy. */
  policy: string;
}

/** A reply as a network returns it: untrusted. */
export interface Reply {
  id: string;
  /** The id of the post or reply that it replies to. */
  parent: string;
  name: string;
  handle: string;
  /** The URL where it can be read and replied to. */
  url: string;
  /** When it was written, in the network's own format. */
  time: string;
  language: string;
  /** HTML, or plain text in parts, some of which are links. */
  content: string | readonly ReplyPart[];
  /** The reason it is collapsed; empty if it is collapsed without one. */
  warning?: string;
  /** Whether it has pictures, videos or other media, which are not shown here. */
  media: boolean;
}

/** A part of a reply's text, and the URL that it links to, if any. */
export interface ReplyPart {
  text: string;
  href?: string;
}

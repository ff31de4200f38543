/** A network: where the conversation under one of its posts is, and how to read the replies. Each network is one object in `services/`. */
export interface ThreadService {
  /** The display name of the network. */
  label: string;
  /** An example URL of a post there. */
  example: string;
  /** Finds the post at a URL; `undefined` if it is not one of this network. */
  read: (address: URL) => ThreadPlace | undefined;
  /** The replies in a response of its public API, which may hold anything. Throws if it is not such a response. */
  toReplies: (answer: unknown) => Reply[];
}

/** A post on a network to which others reply. */
export interface ThreadPlace {
  /** The parent id of the replies to it; left out if they name none. */
  id?: string;
  /** The URL in the public API that returns the replies. */
  api: string;
  /** The host that is contacted, as visitors are told. */
  host: string;
  /** The URL of its privacy policy. */
  policy: string;
}

/** A reply as a network returns it: nothing in it is to be trusted. */
export interface Reply {
  id: string;
  /** The id of the post or reply that it replies to. */
  parent: string;
  name: string;
  handle: string;
  /** The URL where it can be read and replied to. */
  url: string;
  /** When it was written, in the network's format. */
  time: string;
  language: string;
  /** HTML, or plain text in parts, some of which are links. */
  content: string | readonly ReplyPart[];
  /** Why it is folded; empty if it is to be folded without a stated reason. */
  warning?: string;
  /** Whether it has pictures, videos or the like, which are not shown here. */
  media: boolean;
}

/** A part of a reply's text, and the URL that it links to. */
export interface ReplyPart {
  text: string;
  href?: string;
}

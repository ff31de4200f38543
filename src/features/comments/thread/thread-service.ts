/** Where the conversation under a post on a network is kept, and how its replies are read. Each network is one object in `services/`. */
export interface ThreadService {
  /** What visitors know the network as. */
  label: string;
  /** An address of a post there. */
  example: string;
  /** What such an address names; `undefined` for one that is none of this network. */
  read: (address: URL) => ThreadPlace | undefined;
  /** The replies in an answer of its public API, which may hold anything. */
  toReplies: (answer: unknown) => Reply[];
}

/** A post on a network, below which others reply. */
export interface ThreadPlace {
  /** What the replies to it name as their parent; left out where they name none. */
  id?: string;
  /** The address in the public API that answers with the replies. */
  api: string;
  /** Who answers, as visitors are told. */
  host: string;
  /** Where they speak of privacy. */
  policy: string;
}

/** A reply, as a network gives it: nothing in it is to be trusted. */
export interface Reply {
  id: string;
  /** The id of what it replies to. */
  parent: string;
  name: string;
  handle: string;
  /** Where it can be read and answered. */
  url: string;
  /** When it was written, as the network says it. */
  time: string;
  language: string;
  /** What it says: HTML, or words in parts of which some are links. */
  content: string | readonly ReplyPart[];
  /** Why it is folded; empty where all that is known is that it is to be. */
  warning?: string;
  /** Whether pictures, films or the like belong to it, which are not shown here. */
  media: boolean;
}

/** Words of a reply, and where they lead. */
export interface ReplyPart {
  text: string;
  href?: string;
}

export type ReadersPlan = {
  readonly url: string;
  readonly path: string;
  /** Posted as JSON; a GET without it. */
  readonly body?: string;
  readonly headers: string;
  /** How an answer's first line begins. */
  readonly expected: string;
  readonly connections: number;
  readonly ms: number;
};

/** What a crowd reads, each of its connections again and again. */
export type ReadersPlan = {
  readonly url: string;
  readonly path: string;
  /** Posted as JSON; a GET without it. */
  readonly body?: string;
  /** Lines of HTTP, each with its end. */
  readonly headers: string;
  /** How an answer's first line begins. */
  readonly expected: string;
  readonly connections: number;
  readonly ms: number;
};

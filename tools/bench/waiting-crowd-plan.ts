export type WaitingPlan = {
  readonly url: string;
  readonly eventId: number;
  /** One for each client: the cookies it comes with. */
  readonly cookies: readonly string[];
  /** Kept open and shared: a client is its cookies, not its socket. */
  readonly connections: number;
  /** They come spread over this time. */
  readonly arriveWithinMs: number;
  readonly ms: number;
};

export type WaitingReport = {
  readonly asked: number;
  readonly failed: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Told of more people or more minutes than before. */
  readonly grew: number;
  readonly admitted: readonly number[];
  readonly lastSentence: string;
};

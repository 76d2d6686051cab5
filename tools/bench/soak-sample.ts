export type NodeSample = {
  readonly heap: number;
  readonly rss: number;
  readonly external: number;
  readonly timers: number;
  readonly sockets: number;
  readonly responses: number;
  /** What keeps the process alive. */
  readonly active: number;
};

export type SoakSample = NodeSample & {
  readonly seconds: number;
  readonly orders: number;
  readonly pages: number;
  readonly streamsOpened: number;
  /** Open now, as the node counts them. */
  readonly streams: number;
  /** Connections of the node, as the database counts them. */
  readonly connections: number;
};

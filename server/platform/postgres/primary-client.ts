import pg from 'pg';
import type { FindPrimary } from './find-primary.ts';

export type PrimaryClientConfig = pg.ClientConfig & {
  /** Absent when there is only one server. */
  readonly primary?: FindPrimary | undefined;
};

type Connect = (callback?: (error?: unknown) => void) => Promise<pg.ClientBase> | undefined;

/** Connects to whichever of several servers takes writes. */
export class PrimaryClient extends pg.Client {
  constructor(config: PrimaryClientConfig = {}) {
    super(config);
    const { primary } = config;
    if (primary === undefined) return;
    const plain = super.connect.bind(this) as () => Promise<pg.ClientBase>;
    // A lost connection may mean a lost primary.
    this.on('error', primary.lost);
    const connectToPrimary = async (): Promise<pg.ClientBase> => {
      Object.assign(this, await primary.find());
      try {
        return await plain();
      } catch (error) {
        primary.lost();
        throw error;
      }
    };
    const connect: Connect = (callback) => {
      const connected = connectToPrimary();
      if (callback === undefined) return connected;
      connected.then(() => callback(), callback);
      return undefined;
    };
    this.connect = connect as pg.Client['connect'];
  }
}

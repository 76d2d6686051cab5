import pg from 'pg';

type Place = Pick<pg.Client, 'host' | 'port'>;

export type FindPrimary = {
  readonly find: () => Promise<Place>;
  /** Forgets the found primary after it failed or stopped taking writes. */
  readonly lost: () => void;
};

const ANSWERS_WITHIN_MS = 2_000;
// A demoted primary still answers.
const BELIEVED_FOR_MS = 1_000;

class StandbyError extends Error {
  // PostgreSQL's code for a write on a standby.
  readonly code = '25006';
  constructor() {
    super('This server is a standby');
    this.name = 'StandbyError';
  }
}

async function lookAt(config: pg.ClientConfig): Promise<Place> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
    if (rows[0]?.standby !== false) throw new StandbyError();
    return { host: client.host, port: client.port };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks all at once; caches the first that takes writes for a moment. */
export function makeFindPrimary(servers: readonly pg.ClientConfig[]): FindPrimary {
  let found: Promise<Place> | undefined;
  let until = 0;
  return {
    find: () => {
      if (found !== undefined && performance.now() < until) return found;
      const looking = Promise.any(servers.map(lookAt));
      found = looking;
      until = performance.now() + BELIEVED_FOR_MS;
      looking.catch(() => {
        if (found === looking) found = undefined;
      });
      return looking;
    },
    lost: () => {
      found = undefined;
    },
  };
}

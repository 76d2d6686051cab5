import pg from 'pg';

/** Where one server of several listens. */
type Place = Pick<pg.Client, 'host' | 'port'>;

/** Which of several servers takes writes: the others are its standbys, one of which may take its place at any time. */
export type FindPrimary = {
  readonly find: () => Promise<Place>;
  /** What was found does not answer, or takes no writes any more: the next who asks looks again. */
  readonly lost: () => void;
};

const ANSWERS_WITHIN_MS = 2_000;
// A primary that was made a standby answers as before.
const BELIEVED_FOR_MS = 1_000;

class StandbyError extends Error {
  // Named as PostgreSQL names a write on a standby.
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

/** Asks all at once and remembers the first that takes writes for a moment. */
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

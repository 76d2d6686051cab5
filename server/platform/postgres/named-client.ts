import type { Writable } from 'node:stream';
import type pg from 'pg';
import { arrayLiteral } from './array-literal.ts';
import { PrimaryClient, type PrimaryClientConfig } from './primary-client.ts';

const MOST_NAMES = 2_000;
// Named by text, process-wide, so that a statement has one name on every connection.
const names = new Map<string, string | undefined>();

/** For searches, where the best index depends on the words. */
export const PLANNED_ANEW = '/* planned anew */';

/** For `pool.query`, whose statements are otherwise planned each time. */
export const PLAN_KEPT = '/* plan kept */';

/** One made while a table was empty reads it from end to end. */
const PLANS_KEPT_MS = 2_000;

function nameOf(text: string): string | undefined {
  if (names.has(text) || names.size >= MOST_NAMES) return names.get(text);
  const name = text.includes(PLANNED_ANEW) ? undefined : `v${names.size}`;
  names.set(text, name);
  return name;
}

const asSent = (value: unknown): unknown => (Array.isArray(value) ? (arrayLiteral(value) ?? value) : value);

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/** PostgreSQL then parses and plans each once per connection (1.4 times the rate), and again when plans are old. */
export class NamedClient extends PrimaryClient {
  constructor(config?: PrimaryClientConfig) {
    super(config);
    const send = super.query.bind(this) as Query;
    let corked = false;
    // What one turn sends leaves in one write, for pg would wake the server for each statement.
    const plain: Query = (query, values, callback) => {
      if (!corked) {
        corked = true;
        const { stream } = (this as unknown as { readonly connection: { readonly stream: Writable } }).connection;
        stream.cork();
        process.nextTick(() => {
          corked = false;
          stream.uncork();
        });
      }
      return send(query, values, callback);
    };
    let plannedSince = performance.now();
    const forgetOldPlans = (): void => {
      const now = performance.now();
      if (now - plannedSince < PLANS_KEPT_MS) return;
      plannedSince = now;
      // Fails with its transaction, or with its connection, and leaves that to the statement behind it.
      (plain('DISCARD PLANS') as Promise<unknown>).catch(() => undefined);
    };
    const query: Query = (config, values, callback) => {
      if (typeof config !== 'string' || !Array.isArray(values) || values.length === 0)
        return plain(config, values, callback);
      const sent = values.map(asSent);
      const name = callback === undefined || config.includes(PLAN_KEPT) ? nameOf(config) : undefined;
      if (name === undefined) return plain(config, sent, callback);
      forgetOldPlans();
      return plain({ name, text: config, values: sent }, callback);
    };
    this.query = query as pg.Client['query'];
  }
}

import type pg from 'pg';
import { arrayLiteral } from './array-literal.ts';
import { PrimaryClient, type PrimaryClientConfig } from './primary-client.ts';

const MOST_NAMES = 2_000;
// Named by text, process-wide, so that a statement has one name on every connection.
const names = new Map<string, string | undefined>();

/** In a statement: plan anew for each execution's values. For searches, where the best index depends on the words. */
export const PLANNED_ANEW = '/* planned anew */';

/**
 * In a statement sent by `pool.query`: keep its plan too. The pool's own statements are planned each time otherwise.
 */
export const PLAN_KEPT = '/* plan kept */';

function nameOf(text: string): string | undefined {
  if (names.has(text) || names.size >= MOST_NAMES) return names.get(text);
  const name = text.includes(PLANNED_ANEW) ? undefined : `v${names.size}`;
  names.set(text, name);
  return name;
}

const asSent = (value: unknown): unknown => (Array.isArray(value) ? (arrayLiteral(value) ?? value) : value);

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Names every statement with parameters, so that PostgreSQL parses and plans it once per connection (1.4 times the
 * rate).
 */
export class NamedClient extends PrimaryClient {
  constructor(config?: PrimaryClientConfig) {
    super(config);
    const plain = super.query.bind(this) as Query;
    const query: Query = (config, values, callback) => {
      if (typeof config !== 'string' || !Array.isArray(values) || values.length === 0)
        return plain(config, values, callback);
      const sent = values.map(asSent);
      const name = callback === undefined || config.includes(PLAN_KEPT) ? nameOf(config) : undefined;
      return name === undefined ? plain(config, sent, callback) : plain({ name, text: config, values: sent }, callback);
    };
    // pg.Client.query has ten overloads.
    this.query = query as pg.Client['query'];
  }
}

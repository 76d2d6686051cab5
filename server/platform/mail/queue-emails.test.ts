import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { postgresTx } from '#server/platform/postgres/postgres-tx.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makePostgresEmailRows } from './postgres/postgres-email-rows.ts';
import { makeEmailOutbox } from './queue-emails.ts';

const clock = { now: () => instant(0) };
const ids = { newId: () => randomUUID() };

it('sends mails and audit entries before it first waits, so that a COMMIT may be sent behind them', () => {
  const sent: string[] = [];
  const query = (text: string): Promise<never> => {
    sent.push(text);
    return new Promise(() => undefined);
  };
  const tx = postgresTx({ query } as unknown as pg.ClientBase);
  const rows = makePostgresEmailRows({ pool: {} as pg.Pool });
  const outbox = makeEmailOutbox(rows, makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]), clock, ids);
  void outbox.queue(tx, [
    {
      content: { message: 'order-confirmed', eventId: 1, orderId: 'o' },
      recipient: 'lan@example.test',
      locale: 'vi',
    },
  ]);
  void makePostgresAuditLog(clock, ids).record(tx, {
    act: 'event.published',
    subject: 'event:1',
    eventId: 1,
    actor: null,
  });
  expect(sent).toEqual([
    expect.stringContaining('INSERT INTO email_message'),
    expect.stringContaining('INSERT INTO audit_entry'),
  ]);
});

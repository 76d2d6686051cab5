import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { makeGraphqlTransferInbox } from '#adapters/graphql/money/graphql-transfer-inbox.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { readAnswer } from '#adapters/graphql/platform/read-answer.ts';
import { makeMemoryTransferInbox } from '#adapters/memory/money/memory-transfer-inbox.ts';
import type { InboxTransfer, UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { giveSecondFactor } from '#test/server/give-second-factor.ts';
import { mailTo, signIn } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';
import { browserTransferInboxContract } from './browser-transfer-inbox.contract.ts';

const NOW = instant(Date.parse('2026-11-20T03:00:00Z'));

const TRANSFERS: readonly InboxTransfer[] = (
  [
    ['UNKNOWN', 120_000, 'Tiền vé ca nhạc'],
    ['PAID', 250_000, 'VEMOIABCDEFGHJ'],
    ['IGNORED', 90_000, 'Hoàn ứng'],
  ] as const
).map(([state, amount, content], index) => ({
  id: randomUUID(),
  provider: 'sepay',
  bankReference: `FT${index}`,
  amount: dong(amount),
  content,
  transferredAt: later(NOW, -index * MINUTE),
  receivedAt: later(NOW, -index * MINUTE),
  state,
  transferCode: null,
  orderNumber: null,
  mayRepeat: false,
  direction: 'in',
  closedBecause: null,
}));

const UNREAD: readonly UnreadNotice[] = (
  [
    ['casso', 'data.amount', '{"data":{"amount":"1.000đ"}}'],
    ['sepay', 'body', 'not JSON'],
  ] as const
).map(([provider, field, body], index) => ({
  id: randomUUID(),
  provider,
  field,
  body,
  receivedAt: later(NOW, -index * MINUTE),
}));

describe('in memory', () => {
  browserTransferInboxContract(async () => ({ inbox: makeMemoryTransferInbox(TRANSFERS, new Map(), UNREAD) }));
});

describe('over our schema, on PostgreSQL', async () => {
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ instead: mailTo(mailer) });
  await signIn(app, mailer, 'accountant@example.test');
  await app.database.asOwner(
    "UPDATE account SET is_accountant = true, is_admin = true WHERE email = 'accountant@example.test'",
    [],
  );
  const { accessToken } = await signIn(app, mailer, 'accountant@example.test');
  await giveSecondFactor(app, accessToken);
  for (const transfer of TRANSFERS) {
    await app.database.asOwner(
      `INSERT INTO incoming_transfer (incoming_transfer_id, provider, provider_transfer_id, bank_account, bank_reference, amount, direction, content, transferred_at, received_at, body)
       VALUES ($1, 'sepay', $2, '0011004321234', $2, $3, 'in', $4, $5, $5, '{}')`,
      [transfer.id, transfer.bankReference, transfer.amount, transfer.content, new Date(transfer.receivedAt)],
    );
    await app.database.asOwner(
      'INSERT INTO transfer_outcome (incoming_transfer_id, state, updated_at) VALUES ($1, $2, $3)',
      [transfer.id, transfer.state, new Date(transfer.receivedAt)],
    );
  }
  for (const notice of UNREAD)
    await app.database.asOwner(
      `INSERT INTO unread_notice (unread_notice_id, provider, field, body, received_at)
       VALUES ($1, $2, $3, convert_to($4, 'UTF8'), $5)`,
      [notice.id, notice.provider, notice.field, notice.body, new Date(notice.receivedAt)],
    );
  const transport = (async (document: { readonly text: string }, variables: unknown) => {
    const { data, errors } = await app.graphql(document.text, {
      token: accessToken,
      variables: variables as Record<string, unknown>,
    });
    return readAnswer({ data, errors: errors.length === 0 ? undefined : errors });
  }) as GraphqlTransport;
  browserTransferInboxContract(async () => ({ inbox: makeGraphqlTransferInbox(transport) }));
});

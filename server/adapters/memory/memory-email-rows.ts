import type { EmailRow, EmailRows } from '#server/application/ports/email-rows.ts';

/** The outbox in memory; the transaction is not asked. */
export function makeMemoryEmailRows(): EmailRows {
  const rows = new Map<string, EmailRow>();
  const keyOf = (row: Pick<EmailRow, 'message' | 'subjectId' | 'recipient' | 'occurrence'>): string =>
    JSON.stringify([row.message, row.subjectId, row.recipient, row.occurrence]);
  const settle = (emailMessageId: string): void => {
    const row = rows.get(emailMessageId);
    if (row === undefined || row.settled) return;
    const { secret: _secret, ...data } = { secret: undefined, ...(row.data as Readonly<Record<string, unknown>>) };
    rows.set(emailMessageId, { ...row, data, settled: true });
  };
  return {
    async add(_tx, fresh) {
      const added: string[] = [];
      for (const row of fresh) {
        if ([...rows.values()].some((other) => keyOf(other) === keyOf(row))) continue;
        rows.set(row.emailMessageId, { ...row, settled: false });
        added.push(row.emailMessageId);
      }
      return added;
    },
    async find(emailMessageId) {
      return rows.get(emailMessageId) ?? null;
    },
    async sent(emailMessageId) {
      settle(emailMessageId);
    },
    async dropped(emailMessageId) {
      settle(emailMessageId);
    },
  };
}

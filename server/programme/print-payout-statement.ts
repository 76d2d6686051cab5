import { payoutStatementFileName } from '#domain/kernel/files/download-names.ts';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { changeOf, payoutStatement, periodOfPayout, type RevenueLine } from '#domain/ledger/payout-statement.ts';
import { eventOfRevenue, type Publisher } from '#domain/ledger/publisher-earnings.ts';
import { maskedNumber } from '#domain/people/bank-account.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PaperPrinter, type PayoutSheet } from '#server/ticket/ports/paper-printer.ts';
import { type BookedPosting, PublisherBooks } from './ports/publisher-books.ts';
import { WithdrawalBook, type WithdrawalRow } from './ports/withdrawal-book.ts';

/** From `start` to before `end`, or since the payout before one. */
export type StatementOf = { readonly start: Instant; readonly end: Instant } | { readonly withdrawalId: string };

/** NOT_FOUND: no such publisher, or no such payout of it. */
export type PrintPayoutStatement = (
  publisher: Publisher,
  of: StatementOf,
  locale: Locale,
) => Promise<Result<{ readonly bytes: Buffer; readonly fileName: string }, RefusalOf<'NOT_FOUND'>>>;

export const PrintPayoutStatement = defineUseCase(
  'PrintPayoutStatement',
  { books: PublisherBooks, withdrawals: WithdrawalBook, printer: PaperPrinter, clock: Clock },
  ({ books, withdrawals, printer, clock }): PrintPayoutStatement =>
    async (publisher, of, locale) => {
      const named = await books.named(publisher);
      if (named === null) return refused({ code: 'NOT_FOUND' });
      const all = (await books.revenue(publisher)).flatMap(revenueLine);
      const period = 'withdrawalId' in of ? periodOfPayout(all, of.withdrawalId) : of;
      if (period === null) return refused({ code: 'NOT_FOUND' });
      const { lines, ...sums } = payoutStatement(all, period);
      const names = await books.eventNames(lines.flatMap((line) => ('eventId' in line ? [line.eventId] : [])));
      const ids = lines.flatMap((line) => ('withdrawalId' in line ? [line.withdrawalId] : []));
      const payouts = new Map((await withdrawals.withIds(ids)).map((row) => [row.withdrawalId, row]));
      const bytes = await printer.payoutStatement(
        {
          name: named.name,
          email: named.email,
          period: { start: period.start, last: later(period.end, -1) },
          madeAt: clock.now(),
          ...sums,
          lines: lines.map((line) => ({
            at: line.at,
            kind: line.kind,
            change: changeOf(line),
            eventName: 'eventId' in line ? (names.get(line.eventId) ?? null) : null,
            payout: 'withdrawalId' in line ? payoutFacts(payouts.get(line.withdrawalId)) : null,
          })),
        },
        locale,
      );
      const day = (at: Instant): string => new Date(at + 7 * (DAY / 24)).toISOString().slice(0, 10);
      return ok({ bytes, fileName: payoutStatementFileName(day(period.start), day(later(period.end, -1))) });
    },
);

function payoutFacts(row: WithdrawalRow | undefined): PayoutSheet['lines'][number]['payout'] {
  if (row === undefined) return null;
  const { to, payout } = row.withdrawal;
  return { account: `${to.bank} ${maskedNumber(to.number)}`, fee: payout.fee, total: payout.total };
}

/** Transfers and fees do not move the revenue itself: the request did. */
function revenueLine(line: BookedPosting): readonly RevenueLine[] {
  if (line.currency !== 'VND') return [];
  const { at, kind, subject, amount } = line;
  switch (kind) {
    case 'revenue-matured':
    case 'revenue-taken-back':
    case 'sale-fee-charged':
    case 'sale-fee-returned':
      return [{ at, amount, kind, eventId: eventOfRevenue(subject) }];
    case 'withdrawal-requested':
    case 'withdrawal-put-back':
      return [{ at, amount, kind, withdrawalId: subject }];
    default:
      return [];
  }
}

import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { bookOf, type Publisher } from '#domain/ledger/publisher-earnings.ts';
import { withdrawalRequestedPostings } from '#domain/ledger/withdrawal-postings.ts';
import { makeTransferCode } from '#domain/money/bank-transfer/transfer-code.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { debtOf } from '#domain/programme/wallet.ts';
import {
  requestWithdrawal,
  type WithdrawalForm,
  type Withdrawer,
  type withdrawalObstacle,
} from '#domain/programme/withdrawal.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Ledger } from '#server/ledger/ports/ledger.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { StepUp } from '#server/people/step-up.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { PublisherBooks } from './ports/publisher-books.ts';
import { Wallets } from './ports/wallets.ts';
import { WithdrawalBook, WithdrawalFee, type WithdrawalRow, type WithdrawalSource } from './ports/withdrawal-book.ts';
import { ReadEarnings, type StandingEarnings } from './read-earnings.ts';

type Wish = {
  readonly accountId: AccountId;
  readonly form: WithdrawalForm;
  readonly source: WithdrawalSource;
  /** Of its revenue; null: of the account's own money. */
  readonly corporateId: number | null;
  readonly secondFactorCode: string | null;
  readonly idempotencyKey: string;
};

/** The money leaves the balance at once and waits for two approvals. [S4-54] [S5-42] [S5-43] [S8-32] */
export type RequestWithdrawal = (
  wish: Wish,
) => Promise<
  Result<
    WithdrawalRow,
    | RefusalOf<'WITHDRAWAL_REFUSED'>
    | RefusalOf<'SECOND_FACTOR_REQUIRED'>
    | Extract<FactorRefusal, { ok: false }>['refusal']
  >
>;
type Earned = Pick<Withdrawer, 'available' | 'maturing' | 'refundsDue'>;
type FactorRefusal = Awaited<ReturnType<StepUp>>;

export const RequestWithdrawal = defineUseCase(
  'RequestWithdrawal',
  {
    wallets: Wallets,
    books: PublisherBooks,
    earnings: ReadEarnings,
    book: WithdrawalBook,
    kyc: KycBook,
    ledger: Ledger,
    stepUp: StepUp,
    fee: WithdrawalFee,
    secrets: SecretSource,
    ids: NewId,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
  },
  ({
    wallets,
    books,
    earnings,
    book,
    kyc,
    ledger,
    stepUp,
    fee,
    secrets,
    ids,
    audit,
    transact,
    clock,
  }): RequestWithdrawal => {
    async function withdrawerOf(tx: Transaction, wish: Wish): Promise<Withdrawer> {
      const { accountId, source, corporateId } = wish;
      const publisher = publisherOf(wish);
      const { wallet } = await wallets.holdings(accountId, tx);
      const money: Earned =
        source === 'revenue'
          ? earnedOf(await earnings(publisher, tx))
          : { available: wallet.VND, maturing: null, refundsDue: null };
      return {
        accountId,
        kyc: (await kyc.card(accountId))?.status ?? null,
        bankAccounts: await kyc.bankAccounts(accountId),
        ...money,
        owes: corporateId === null ? debtOf(wallet) : null,
        withdrawals: await book.pendingOf(tx, publisher),
        agreement: await fee(clock.now()),
        secondFactor: 'GO_ON',
      };
    }

    return async (wish) => {
      const { accountId, form, source, corporateId, idempotencyKey } = wish;
      // Whatever else is wrong is said before a code is used up.
      const before = await transact.transaction(async (tx) => {
        const known = await book.known(tx, accountId, idempotencyKey);
        if (known !== null) return ok(known);
        const asked = requestWithdrawal(await withdrawerOf(tx, wish), form);
        return asked.ok ? ok(null) : asked;
      });
      // The same request, sent twice at once, took the money or used the code up meanwhile.
      const meanwhile = () => transact.transaction((tx) => book.known(tx, accountId, idempotencyKey));
      if (!before.ok) {
        const known = await meanwhile();
        return known === null ? refusedAs(before.refusal) : ok(known);
      }
      if (before.value !== null) return ok(before.value);
      const step = await stepUp(accountId, wish.secondFactorCode);
      if (!step.ok) {
        const known = await meanwhile();
        return known === null ? step : ok(known);
      }
      return transact.transaction(async (tx): ReturnType<RequestWithdrawal> => {
        await wallets.lock(tx, accountId);
        if (corporateId !== null) await books.lockCorporate(tx, corporateId);
        const known = await book.known(tx, accountId, idempotencyKey);
        if (known !== null) return ok(known);
        const withdrawer = { ...(await withdrawerOf(tx, wish)), secondFactor: step.value };
        const decided = requestWithdrawal(withdrawer, form);
        if (!decided.ok) return refusedAs(decided.refusal);
        const now = clock.now();
        const withdrawalId = ids.newId();
        const row: WithdrawalRow = {
          withdrawalId,
          withdrawal: decided.value,
          approvers: [],
          source,
          corporateId,
          transferCode: makeTransferCode(secrets.below),
          requestedAt: now,
          updatedAt: now,
        };
        const { amount } = decided.value.payout;
        await book.add(tx, row, idempotencyKey);
        const booked = { holder: bookOf(publisherOf(wish)), subject: withdrawalId, from: source, amount };
        await ledger.book(tx, withdrawalRequestedPostings(booked), now);
        await audit.record(tx, {
          act: 'withdrawal.requested',
          subject: `withdrawal:${withdrawalId}`,
          eventId: null,
          actor: accountId,
          facts: { amount, source, ...(corporateId === null ? {} : { corporateId }) },
        });
        return ok(row);
      });
    };
  },
);

const earnedOf = ({ withdrawable, maturing, refundsDue }: StandingEarnings): Earned => ({
  available: withdrawable,
  maturing,
  refundsDue,
});

const publisherOf = ({ accountId, corporateId }: Pick<Wish, 'accountId' | 'corporateId'>): Publisher =>
  corporateId === null ? { kind: 'ACCOUNT', accountId } : { kind: 'CORPORATE', corporateId };

type Refused = Exclude<ReturnType<typeof withdrawalObstacle>, null>;

const refusedAs = (refusal: Refused) =>
  refusal.code === 'SECOND_FACTOR_REQUIRED'
    ? refused(refusal)
    : refused({ code: 'WITHDRAWAL_REFUSED' as const, trouble: refusal });

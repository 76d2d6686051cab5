import { z } from 'zod';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { encodeVietQr } from '#domain/money/bank-transfer/vietqr.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { BankAccount } from '#domain/people/bank-account.ts';
import { BANKS } from '#domain/people/banks.ts';
import { rankAt } from '#domain/programme/rank.ts';
import { WALLET_UNITS } from '#domain/programme/wallet.ts';
import { isPayable, type WithdrawalTerms } from '#domain/programme/withdrawal.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { keyOf } from '#server/platform/graphql/idempotency-key.ts';
import { amount, oneOf, optionalWords, paging, rowNumber, words } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type {
  Resolvers,
  UserWallet,
  Rank as WireRank,
  Withdrawal as WireWithdrawal,
  WithdrawalToPay as WireWithdrawalToPay,
} from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { ConvertReward } from '#server/programme/convert-reward.ts';
import { MoveWithdrawal, type WithdrawalMove } from '#server/programme/move-withdrawal.ts';
import { type Holdings, type StatementAccount, Wallets } from '#server/programme/ports/wallets.ts';
import {
  WithdrawalBook,
  WithdrawalFee,
  type WithdrawalSource,
  type WithdrawalToPay,
} from '#server/programme/ports/withdrawal-book.ts';
import { RequestWithdrawal } from '#server/programme/request-withdrawal.ts';
import { publisherFor } from './publisher-for.ts';
import { isOverdue, withdrawalOf } from './withdrawal-on-wire.ts';

const ACCOUNTS = [
  'balance',
  'pending-rewards',
  'withdrawals',
  'revenue',
] as const satisfies readonly StatementAccount[];
const SOURCES = ['balance', 'revenue'] as const satisfies readonly WithdrawalSource[];
const withdrawalId = z.string().max(64).transform(withDashes);

const walletOf = ({ wallet, pending, revenue }: Holdings, fee: WithdrawalTerms): UserWallet => ({
  balance: wallet.VND,
  points: wallet.POINT,
  pending: pending.VND,
  pending_points: pending.POINT,
  withdrawing: wallet.setAside,
  revenue,
  withdrawal_fee_hundredths: fee.basisPoints,
  withdrawal_fee_fixed: fee.fixed,
  withdrawal_minimum: fee.minimum,
});

/** Accounts name their bank as its owner wrote it. */
const binOf = ({ bank }: BankAccount): string | null =>
  BANKS.find(({ name, fullName: whole }) => name === bank || whole === bank)?.bin ?? null;

function toPayOf(row: WithdrawalToPay, viewer: AccountId, now: Instant): WireWithdrawalToPay {
  const { to, payout, requestedBy } = row.withdrawal;
  const { suspended } = row.requester;
  const bin = isPayable(row.withdrawal, suspended) ? binOf(to) : null;
  const qr =
    bin === null ? null : encodeVietQr({ bin, account: to.number, amount: payout.total, message: row.transferCode });
  return {
    withdrawal: withdrawalOf(row),
    name: fullName(row.requester),
    corporate_name: row.corporateName,
    email: row.requester.email,
    account_number: to.number,
    transfer_code: row.transferCode,
    approvals: row.approvers.length,
    requester_suspended: suspended,
    overdue: isOverdue(row, now),
    mine: requestedBy === viewer || row.approvers.includes(viewer),
    qr_code: qr?.ok === true ? qr.value : null,
  };
}

type Asking = Pick<RequestContext, 'use'> & { readonly accountId: AccountId };

async function moved(
  { use, accountId }: Asking,
  id: string | null,
  command: WithdrawalMove,
): Promise<Result<WireWithdrawal, Refusal>> {
  if (id === null) return refused({ code: 'NOT_FOUND' });
  const answer = await use(MoveWithdrawal)(id, command, accountId);
  return answer.ok ? ok(withdrawalOf(answer.value)) : answer;
}

/** A membership begins with the first points, whatever its rank since. [S3-04] */
async function rankOf({ viewer, use, now }: RequestContext): Promise<WireRank | null> {
  const earned = viewer.kind === 'account' ? await use(Wallets).earnedPoints(viewer.accountId) : [];
  const [first] = earned;
  if (first === undefined) return null;
  const held = rankAt(earned, now);
  return {
    rank: held?.rank ?? null,
    begin_time: held?.since ?? null,
    expired_time: held?.until ?? null,
    membership_id: withoutDashes(first.lineId),
    inserted_at: first.at,
  };
}

export const programmeResolvers: Resolvers = {
  Profile: { rank: (_profile, _args, context) => rankOf(context) },
  Query: {
    user_wallet: rootField({
      access: onPlatform('referral.own'),
      input: z.object({}),
      resolve: async (_args, { use, accountId, now }) =>
        ok(walletOf(await use(Wallets).holdings(accountId), await use(WithdrawalFee)(now))),
    }),
    user_wallet_lines: rootField({
      access: onPlatform('referral.own'),
      input: z.object({ ...paging, account: oneOf(ACCOUNTS), unit: oneOf(WALLET_UNITS) }),
      resolve: async ({ account, unit, ...asked }, { use, accountId }) => {
        const query = { accountId, account, unit };
        const cursors = cursorsOf(use(Keyring), 'user_wallet_lines', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const wallets = use(Wallets);
        const lines = await wallets.statement(query, page.value);
        const entries = lines.rows.map(({ lineId, at, kind, change, eventName }) => ({
          id: lineId,
          at,
          kind,
          change,
          event_name: eventName,
        }));
        return ok({ entries, metadata: cursors.metadata(lines, () => wallets.countLines(query)) });
      },
    }),
    withdrawals: rootField({
      access: onPlatform('withdrawal.request'),
      input: z.object(paging),
      resolve: async (asked, { use, accountId }) => {
        const cursors = cursorsOf(use(Keyring), 'withdrawals', { accountId });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const book = use(WithdrawalBook);
        const own = await book.of({ kind: 'ACCOUNT', accountId }, null, page.value);
        return ok({
          entries: own.rows.map(withdrawalOf),
          metadata: cursors.metadata(own, () => book.countOf({ kind: 'ACCOUNT', accountId }, null)),
        });
      },
    }),
    withdrawals_to_pay: rootField({
      access: onPlatform('withdrawal.approve'),
      input: z.object(paging),
      resolve: async (asked, { use, accountId, now }) => {
        const cursors = cursorsOf(use(Keyring), 'withdrawals_to_pay', {});
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const book = use(WithdrawalBook);
        const open = await book.toPay(page.value);
        return ok({
          entries: open.rows.map((row) => toPayOf(row, accountId, now)),
          metadata: cursors.metadata(open, book.countToPay),
        });
      },
    }),
  },
  Mutation: {
    convert_reward_to_points: rootField({
      access: onPlatform('referral.own'),
      input: z.object({ amount }),
      resolve: async ({ amount: converted }, context) => {
        const key = keyOf(context);
        if (!key.ok) return key;
        const { use, accountId, now } = context;
        const answer = await use(ConvertReward)(accountId, converted, key.value);
        return answer.ok ? ok(walletOf(answer.value, await use(WithdrawalFee)(now))) : answer;
      },
    }),
    create_withdrawal: rootField({
      access: onPlatform('withdrawal.request'),
      input: z.object({
        input: z.object({
          amount: amount.nullish(),
          bank_account_id: withdrawalId.nullish(),
          source: oneOf(SOURCES).nullish(),
          corporate_id: rowNumber.nullish(),
          second_factor_code: optionalWords(20),
        }),
      }),
      resolve: async ({ input }, context) => {
        const key = keyOf(context);
        if (!key.ok) return key;
        const corporateId = input.corporate_id ?? null;
        if (corporateId !== null) {
          const own = await publisherFor(`corporate-${corporateId}`, context);
          if (!own.ok) return own;
          if (!own.value.mayRequest) return refused({ code: 'FORBIDDEN' });
        }
        const answer = await context.use(RequestWithdrawal)({
          accountId: context.accountId,
          form: { amount: input.amount ?? null, bankAccountId: input.bank_account_id ?? null },
          source: corporateId === null ? (input.source ?? 'balance') : 'revenue',
          corporateId,
          secondFactorCode: input.second_factor_code,
          idempotencyKey: key.value,
        });
        return answer.ok ? ok(withdrawalOf(answer.value)) : answer;
      },
    }),
    cancel_withdrawal: rootField({
      access: onPlatform('withdrawal.request'),
      input: z.object({ id: withdrawalId }),
      resolve: ({ id }, context) => moved(context, id, { kind: 'CANCEL', by: context.accountId }),
    }),
    approve_withdrawal: rootField({
      access: onPlatform('withdrawal.approve'),
      input: z.object({ id: withdrawalId }),
      resolve: ({ id }, context) => moved(context, id, { kind: 'APPROVE', by: context.accountId }),
    }),
    reject_withdrawal: rootField({
      access: onPlatform('withdrawal.approve'),
      input: z.object({ id: withdrawalId, reason: words(500) }),
      resolve: ({ id, reason }, context) => moved(context, id, { kind: 'REJECT', reason }),
    }),
    confirm_withdrawal: rootField({
      access: onPlatform('withdrawal.approve'),
      input: z.object({ id: withdrawalId, reference: words(100) }),
      resolve: ({ id, reference }, context) =>
        moved(context, id, { kind: 'CONFIRM_TRANSFER', bankReference: reference }),
    }),
    return_withdrawal: rootField({
      access: onPlatform('withdrawal.approve'),
      input: z.object({ id: withdrawalId, reason: words(500) }),
      resolve: ({ id, reason }, context) => moved(context, id, { kind: 'BANK_RETURNED', reason }),
    }),
  },
};

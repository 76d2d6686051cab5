import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { WithdrawalDesk } from '#application/programme/ports/withdrawal-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { WITHDRAWAL_STATUSES } from '#domain/programme/withdrawal.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  ApproveIdCardDocument,
  ApproveWithdrawalDocument,
  CardToReviewDocument,
  ConfirmWithdrawalDocument,
  PayoutsToDecideDocument,
  RejectIdCardDocument,
  RejectWithdrawalDocument,
  ReturnWithdrawalDocument,
} from './withdrawal-desk.gen.ts';

const status = z.enum(WITHDRAWAL_STATUSES);
const done = async (asked: Promise<Result<unknown, Refusal>>): Promise<Result<null, Refusal>> => {
  const answer = await asked;
  return answer.ok ? ok(null) : answer;
};

export const makeGraphqlWithdrawalDesk = (transport: GraphqlTransport): WithdrawalDesk => ({
  async read() {
    const answer = await transport(PayoutsToDecideDocument, {});
    if (!answer.ok) return answer;
    const { withdrawals_to_pay, id_cards_to_review } = answer.value;
    return ok({
      withdrawals: withdrawals_to_pay.entries.map((entry) => ({
        id: entry.withdrawal.id,
        status: status.parse(entry.withdrawal.status),
        name: entry.name,
        email: entry.email,
        amount: entry.withdrawal.amount,
        fee: entry.withdrawal.fee,
        total: entry.withdrawal.total,
        bank: entry.withdrawal.bank_account.bank_name,
        number: entry.account_number,
        holder: entry.withdrawal.bank_account.holder_name,
        transferCode: entry.transfer_code,
        qrCode: entry.qr_code,
        approvals: entry.approvals,
        requesterSuspended: entry.requester_suspended,
        mine: entry.mine,
        requestedAt: entry.withdrawal.requested_at,
        expectedUntil: entry.withdrawal.expected_until,
        overdue: entry.overdue,
      })),
      cards: id_cards_to_review.entries.map(({ account_id, email, submitted_at }) => ({
        accountId: account_id,
        email,
        submittedAt: submitted_at,
      })),
    });
  },
  approve: (id) => done(transport(ApproveWithdrawalDocument, { id })),
  reject: (id, reason) => done(transport(RejectWithdrawalDocument, { id, reason })),
  confirm: (id, reference) => done(transport(ConfirmWithdrawalDocument, { id, reference })),
  giveBack: (id, reason) => done(transport(ReturnWithdrawalDocument, { id, reason })),
  async openCard(accountId) {
    const answer = await transport(CardToReviewDocument, { accountId });
    if (!answer.ok) return answer;
    const card = answer.value.id_card_to_review;
    return ok({
      fullname: card.fullname,
      birthday: card.birthday,
      idNumber: card.id_number,
      frontImage: card.idcard_front_img,
      backImage: card.idcard_back_img,
    });
  },
  approveCard: (accountId) => done(transport(ApproveIdCardDocument, { accountId })),
  rejectCard: (accountId, reason) => done(transport(RejectIdCardDocument, { accountId, reason })),
});

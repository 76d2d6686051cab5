import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OrganiserAnswer } from '#domain/ticket/approval.ts';
import { AnswerApproval } from './answer-approval.ts';

type RegistrationsAsked = {
  readonly eventId: number;
  readonly orderIds: readonly string[];
  readonly answer: OrganiserAnswer;
  readonly by: AccountId;
  readonly message: string | null;
};

/** Each order is answered, or refused with its own reason. [S6-35] */
export type AnswerRegistrations = (
  asked: RegistrationsAsked,
) => Promise<readonly { readonly orderId: string; readonly result: Result<null, Refusal> }[]>;

export const AnswerRegistrations = defineUseCase(
  'AnswerRegistrations',
  { answer: AnswerApproval },
  (deps): AnswerRegistrations =>
    ({ orderIds, ...asked }) =>
      Promise.all(
        [...new Set(orderIds)].map(async (orderId) => ({ orderId, result: await deps.answer({ ...asked, orderId }) })),
      ),
);

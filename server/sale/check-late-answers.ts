import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { UnansweredTicket } from '#server/event/ports/event-forms.ts';
import { checkedAnswers } from './effects/answered-places.ts';
import { KeepSignatures } from './keep-signatures.ts';

/** Signatures are the uploader's own. [S5-21] [S3-43] */
export type CheckLateAnswers = (
  by: AccountId,
  asked: UnansweredTicket,
  answers: unknown,
) => Promise<Result<SubmittedAnswers, RefusalOf<'ANSWERS_INCOMPLETE'>>>;

export const CheckLateAnswers = defineUseCase(
  'CheckLateAnswers',
  { keepSignatures: KeepSignatures },
  ({ keepSignatures }): CheckLateAnswers =>
    async (by, { form, ticketTypeId }, answers) => {
      const signed = await keepSignatures(by, [{ answers }]);
      return signed.ok ? checkedAnswers(form, ticketTypeId, answers) : signed;
    },
);

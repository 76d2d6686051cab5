import type { AccountId } from '#domain/account/account-id.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { fieldOfKey } from '#domain/questionnaire/answer-key.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import { privateFileIdOf } from '#server/application/kyc/private-link.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { KycBook } from '#server/application/ports/kyc-book.ts';
import type { Attendee } from '#server/application/ports/reservation-desk.ts';
import type { Transact } from '#server/application/ports/transact.ts';

/**
 * What a buyer drew into their answers stays with them; what is handed in with nothing is gone after a day. A picture that is somebody else's, or no
 * signature, is ANSWERS_INCOMPLETE. Before the checkout begins: a picture too many is no loss.
 */
export type KeepSignatures = (accountId: AccountId, attendees: readonly Attendee[]) => Promise<Result<null, RefusalOf<'ANSWERS_INCOMPLETE'>>>;

type Named = { readonly fileId: string; readonly fieldId: number };

const namedIn = ({ answers }: Attendee): readonly Named[] =>
  typeof answers !== 'object' || answers === null
    ? []
    : Object.entries(answers).flatMap(([key, answer]) => {
        const [fileId, fieldId] = [typeof answer === 'string' ? privateFileIdOf(answer) : null, fieldOfKey(key)];
        return fileId === null || fieldId === null ? [] : [{ fileId, fieldId }];
      });

export const makeKeepSignatures =
  ({ book, transact, clock }: { readonly book: KycBook; readonly transact: Transact; readonly clock: Clock }): KeepSignatures =>
  async (accountId, attendees) => {
    const named = attendees.flatMap(namedIn);
    if (named.length === 0) return ok(null);
    const files = await Promise.all(named.map(({ fileId }) => book.findFile(accountId, fileId)));
    const strange = named.filter((_one, at) => files[at]?.kind !== 'ANSWER_IMAGE');
    if (strange.length > 0) return refused({ code: 'ANSWERS_INCOMPLETE', fieldIds: [...new Set(strange.map(({ fieldId }) => fieldId))] });
    await transact.transaction((tx) =>
      book.keepFiles(
        tx,
        accountId,
        named.map(({ fileId }) => fileId),
        clock.now(),
      ),
    );
    return ok(null);
  };

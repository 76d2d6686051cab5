import { fieldOfKey } from '#domain/event/questionnaire/answers.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { privateFileIdOf } from '#server/platform/files/private-link.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';

/**
 * Marks signatures as used; unused uploads go after a day. Runs before the checkout: a picture kept for one that fails
 * does no harm.
 */
export type KeepSignatures = (
  accountId: AccountId,
  attendees: readonly Pick<Attendee, 'answers'>[],
) => Promise<Result<null, RefusalOf<'ANSWERS_INCOMPLETE'>>>;

type Named = { readonly fileId: string; readonly fieldId: number };

const namedIn = ({ answers }: Pick<Attendee, 'answers'>): readonly Named[] =>
  typeof answers !== 'object' || answers === null
    ? []
    : Object.entries(answers).flatMap(([key, answer]) => {
        const [fileId, fieldId] = [typeof answer === 'string' ? privateFileIdOf(answer) : null, fieldOfKey(key)];
        return fileId === null || fieldId === null ? [] : [{ fileId, fieldId }];
      });

export const KeepSignatures = defineUseCase(
  'KeepSignatures',
  { files: PrivateFileRows, transact: Transact, clock: Clock },
  ({ files, transact, clock }): KeepSignatures =>
    async (accountId, attendees) => {
      const named = attendees.flatMap(namedIn);
      if (named.length === 0) return ok(null);
      const found = await Promise.all(named.map(({ fileId }) => files.find(accountId, fileId)));
      const missing = (some: readonly Named[]) =>
        refused({ code: 'ANSWERS_INCOMPLETE' as const, fieldIds: [...new Set(some.map(({ fieldId }) => fieldId))] });
      const strange = named.filter((_one, at) => found[at]?.kind !== 'ANSWER_IMAGE');
      if (strange.length > 0) return missing(strange);
      const fileIds = named.map(({ fileId }) => fileId);
      const kept = await transact.transaction((tx) => files.keep(tx, accountId, fileIds, clock.now()));
      return kept ? ok(null) : missing(named);
    },
);

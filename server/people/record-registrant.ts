import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type Registrant, readRegistrant } from '#domain/people/registrant.ts';
import { Registrants } from '#server/people/ports/registrants.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Existing orders keep theirs. [S7.6-02] */
export type RecordRegistrant = (
  accountId: AccountId,
  typed: Parameters<typeof readRegistrant>[0],
) => Promise<Result<Registrant, InvalidInput>>;

export const RecordRegistrant = defineUseCase(
  'RecordRegistrant',
  { registrants: Registrants, transact: Transact },
  ({ registrants, transact }): RecordRegistrant =>
    async (accountId, typed) => {
      const read = readRegistrant(typed);
      if (!read.ok) return refused({ ...read.refusal, field: `input.${read.refusal.field}` });
      await transact.transaction((tx) => registrants.keep(tx, accountId, read.value));
      return ok(read.value);
    },
);

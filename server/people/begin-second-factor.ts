import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { isFresh, totpAddress } from '#domain/people/second-factor.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Authenticator } from '#server/people/ports/authenticator.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type NewFactor = { readonly secret: string; readonly address: string };

/** FORBIDDEN when one is confirmed, so that a stolen session cannot replace it. */
export type BeginSecondFactor = (
  accountId: AccountId,
  sessionFamilyId: string,
) => Promise<Result<NewFactor, RefusalOf<'FORBIDDEN'> | RefusalOf<'FRESH_SIGN_IN_REQUIRED'>>>;

export const BeginSecondFactor = defineUseCase(
  'BeginSecondFactor',
  {
    rows: SecondFactorRows,
    sessions: SessionRows,
    authenticator: Authenticator,
    transact: Transact,
    accounts: AccountRows,
    clock: Clock,
  },
  ({ rows, sessions, authenticator, transact, accounts, clock }): BeginSecondFactor =>
    async (accountId, sessionFamilyId) => {
      if (!isFresh(await sessions.proof(accountId, sessionFamilyId), clock.now()))
        return refused({ code: 'FRESH_SIGN_IN_REQUIRED' });
      const account = await accounts.find(accountId);
      const secret = authenticator.newSecret();
      const begun = await transact.transaction(async (tx) => {
        if ((await rows.find(tx, accountId))?.confirmed === true) return false;
        await rows.begin(tx, accountId, secret);
        return true;
      });
      return begun
        ? ok({ secret, address: totpAddress(account?.email ?? '', secret) })
        : refused({ code: 'FORBIDDEN' });
    },
);

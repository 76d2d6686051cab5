import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { totpAddress } from '#domain/people/second-factor.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { AccountRows } from '#server/people/ports/account-rows.ts';
import type { SecondFactorParts } from './step-up.ts';

type NewFactor = { readonly secret: string; readonly address: string };

/**
 * A secret for an authenticator app, to be confirmed with its first code; FORBIDDEN where one was confirmed: who took a
 * session cannot replace it.
 */
export type BeginSecondFactor = (accountId: AccountId) => Promise<Result<NewFactor, RefusalOf<'FORBIDDEN'>>>;
export const BeginSecondFactor: Token<BeginSecondFactor> = token<BeginSecondFactor>('BeginSecondFactor');

export function makeBeginSecondFactor({
  rows,
  authenticator,
  transact,
  accounts,
}: Pick<SecondFactorParts, 'rows' | 'authenticator' | 'transact'> & {
  readonly accounts: AccountRows;
}): BeginSecondFactor {
  return async (accountId) => {
    const account = await accounts.find(accountId);
    const secret = authenticator.newSecret();
    const begun = await transact.transaction(async (tx) => {
      if ((await rows.find(tx, accountId))?.confirmed === true) return false;
      await rows.begin(tx, accountId, secret);
      return true;
    });
    return begun ? ok({ secret, address: totpAddress(account?.email ?? '', secret) }) : refused({ code: 'FORBIDDEN' });
  };
}

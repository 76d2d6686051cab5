import type { FastifyReply, FastifyRequest } from 'fastify';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { RENEWAL_TOKEN_LIFE } from '#domain/people/session-family.ts';
import { type CookieScope, clearCookie, readCookie, writeCookie } from '#server/platform/http/cookies.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

const MARK = 'accountMark';

/** For pages without scripts or database. It grants nothing: it identifies whose waiting room place is kept. */
export function keepAccountMark(reply: FastifyReply, keyring: Keyring, accountId: AccountId, scope: CookieScope): void {
  const claim = withoutDashes(accountId);
  const value = `${claim}.${keyring.signText('waiting-room', `account ${claim}`)}`;
  void reply.header(
    'set-cookie',
    writeCookie({ name: MARK, value, maxAgeMs: RENEWAL_TOKEN_LIFE, ...scope, httpOnly: true }),
  );
}

export const forgetAccountMark = (reply: FastifyReply, { secure, embedded }: CookieScope): void =>
  void reply.header('set-cookie', clearCookie(MARK, secure, true, embedded));

/** Null without a valid cookie. */
export function markedAccount(request: Pick<FastifyRequest, 'headers'>, keyring: Keyring): AccountId | null {
  const [claim = '', ...signature] = readCookie(request.headers.cookie, MARK)?.split('.') ?? [];
  return keyring.verifyText('waiting-room', `account ${claim}`, signature.join('.'))
    ? (withDashes(claim) as AccountId | null)
    : null;
}

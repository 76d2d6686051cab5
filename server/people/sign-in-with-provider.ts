import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { decideProviderSignIn } from '#domain/people/provider-sign-in.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { IdentityLinks } from '#server/people/ports/identity-links.ts';
import { IdentityProviders, type ProvenIdentity, type ProviderFlow } from '#server/people/ports/identity-providers.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { BeginSession, type SessionTokens } from './begin-session.ts';
import { OpenAccount } from './open-account.ts';

type Asked = {
  readonly flow: ProviderFlow;
  readonly query: Readonly<Record<string, string>>;
  readonly signedIn: AccountId | null;
  readonly locale: Locale;
  readonly referralCode: string | null;
  readonly userAgent: string | null;
};
type Refused =
  | RefusalOf<'PROVIDER_REFUSED'>
  | RefusalOf<'EMAIL_NOT_VERIFIED'>
  | RefusalOf<'LINKED_TO_ANOTHER_ACCOUNT'>
  | RefusalOf<'ACCOUNT_SUSPENDED'>
  | RefusalOf<'BUSY'>;

/** Into the linked account, or by verified address. [S7.2-06] [design section 5] */
export type SignInWithProvider = (asked: Asked) => Promise<Result<SessionTokens, Refused>>;

const ASK_AGAIN_MS = 2_000;

export const SignInWithProvider = defineUseCase(
  'SignInWithProvider',
  {
    providers: IdentityProviders,
    links: IdentityLinks,
    rows: AccountRows,
    openAccount: OpenAccount,
    beginSession: BeginSession,
    transact: Transact,
    audit: AuditLog,
    clock: Clock,
  },
  (parts): SignInWithProvider => {
    const { providers, links, rows, openAccount, beginSession, transact, audit, clock } = parts;

    async function accountOf(email: string | null): Promise<AccountId | null> {
      const address = email === null ? null : parseEmailAddress(email);
      return address?.ok === true ? ((await rows.findByEmail(address.value))?.accountId ?? null) : null;
    }

    async function enter(
      identity: ProvenIdentity,
      { signedIn, locale, referralCode }: Asked,
    ): Promise<Result<AccountId, Refused>> {
      const theirs = await accountOf(identity.email);
      const decided = decideProviderSignIn(identity, {
        linked: await links.find(identity),
        signedIn,
        accountOf: () => theirs,
      });
      if (!decided.ok) return decided;
      if (decided.value.kind === 'SIGN_IN') return ok(decided.value.accountId);
      const accountId =
        decided.value.kind === 'LINK'
          ? decided.value.accountId
          : (
              await openAccount({
                email: decided.value.email,
                locale,
                referredByCode: referralCode,
                firstName: identity.firstName,
                lastName: identity.lastName,
                nameOrder: identity.nameOrder,
              })
            ).account.accountId;
      const now = clock.now();
      const owner = await transact.transaction(async (tx) => {
        const linked = await links.link(tx, identity, accountId, now);
        if (linked === accountId)
          await audit.record(tx, {
            act: 'identity.linked',
            subject: `account:${accountId}`,
            eventId: null,
            actor: accountId,
          });
        return linked;
      });
      return owner === accountId ? ok(accountId) : refused({ code: 'LINKED_TO_ANOTHER_ACCOUNT' });
    }

    return async (asked) => {
      const answer = await providers.finish(asked.flow, asked.query);
      if (answer.kind === 'AWAY') return refused({ code: 'BUSY', retryAfterMs: ASK_AGAIN_MS });
      if (answer.kind === 'REFUSED') return refused({ code: 'PROVIDER_REFUSED' });
      const entered = await enter(answer.identity, asked);
      return entered.ok ? beginSession({ accountId: entered.value, userAgent: asked.userAgent }) : entered;
    };
  },
);

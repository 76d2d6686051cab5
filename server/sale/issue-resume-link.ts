import type { Locale } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#domain/kernel/locale/localised-path.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { BaseUrl } from '#server/platform/ports/base-url.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { FindCheckout } from './find-checkout.ts';
import { resumeLinkIsOver, writeResumeSecret } from './resume-link.ts';

export type IssueResumeLink = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
  readonly locale: Locale;
}) => Promise<Result<string, RefusalOf<'NOT_FOUND' | 'LINK_EXPIRED'>>>;

export const IssueResumeLink = defineUseCase(
  'IssueResumeLink',
  { find: FindCheckout, keyring: Keyring, clock: Clock, baseUrl: BaseUrl },
  (deps): IssueResumeLink =>
    async ({ accountId, eventId, checkoutSessionId, locale }) => {
      const checkout = await deps.find({ accountId, eventId, checkoutSessionId });
      if (!checkout.ok) return checkout;
      if (resumeLinkIsOver(checkout.value, deps.clock.now())) return refused({ code: 'LINK_EXPIRED' });
      return ok(`${deps.baseUrl}${localisedPath('/pay', locale)}#${writeResumeSecret(deps.keyring, checkout.value)}`);
    },
);

import type { InboxTransfer, UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import { SortTransfers } from '#application/money/sort-transfers.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { needsReview, TRANSFER_STATES } from '#domain/money/bank-transfer/transfer-state.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { OTHER_STATUS, TRANSFER_STATES_SAID } from '#words/platform/statuses.ts';

export type { InboxTransfer } from '#application/money/ports/transfer-inbox.ts';
export { TRANSFER_STATES };
export type UnreadPage = Page<UnreadNotice>;

/** Vietnamese banks report local time. */
export const BANK_ZONE = DEFAULT_TIMEZONE;

const FEEDS: Readonly<Record<string, string>> = { sepay: 'SePay', casso: 'Casso' };

/** The feed's brand name. */
export const feedName = (provider: string): string => FEEDS[provider] ?? provider;

export const stateWords = (state: InboxTransfer['state'], locale: Locale): string =>
  (state === 'OTHER' ? OTHER_STATUS : TRANSFER_STATES_SAID[state])[locale];

export const waitsForHand = (transfer: InboxTransfer): boolean =>
  transfer.state !== 'OTHER' && needsReview(transfer.state);

/** Matches a transfer by hand; answers the transfer, or why it was refused. */
export function useMatch(away: string) {
  const { match } = useUseCase(SortTransfers);
  const locale = useLocale();
  const session = useSession();
  return {
    mayMatch: session.kind === 'SIGNED_IN' && session.account.abilities.includes('money.reconcile'),
    match: async (
      id: string,
      code: string,
    ): Promise<{ readonly transfer: InboxTransfer } | { readonly sentence: string }> => {
      try {
        const matched = await match(id, code);
        return matched.ok ? { transfer: matched.value } : { sentence: refusalSentence(matched.refusal, locale) };
      } catch {
        return { sentence: away };
      }
    },
  };
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InboxTransfer, UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import { SortTransfers } from '#application/money/sort-transfers.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import {
  mayBeMatched,
  mayBeReopened,
  needsReview,
  TRANSFER_STATES,
} from '#domain/money/bank-transfer/transfer-state.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { OTHER_STATUS, TRANSFER_STATES_SAID } from '#words/platform/statuses.ts';

export type { InboxTransfer } from '#application/money/ports/transfer-inbox.ts';
export { TRANSFER_STATES };
export type UnreadPage = Page<UnreadNotice>;

/** Vietnamese banks report local time. */
export const BANK_ZONE = DEFAULT_TIMEZONE;

const FEEDS: Readonly<Record<string, string>> = { sepay: 'SePay', casso: 'Casso' };

export const feedName = (provider: string): string => FEEDS[provider] ?? provider;

export const stateWords = (state: InboxTransfer['state'], locale: Locale): string =>
  (state === 'OTHER' ? OTHER_STATUS : TRANSFER_STATES_SAID[state])[locale];

export const waitsForHand = (transfer: InboxTransfer): boolean =>
  transfer.state !== 'OTHER' && mayBeMatched(transfer.state);

/** Money for no order, or a refund that was paid wrongly: a person settles it with the bank. */
export const waitsToBeClosed = (transfer: InboxTransfer): boolean =>
  transfer.state !== 'OTHER' && needsReview(transfer.state);

export const waitsToBeReopened = ({ state, direction }: InboxTransfer): boolean =>
  state !== 'OTHER' && mayBeReopened({ state, direction });

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

export const NOTE_MAX = 500;

export function useNoted(
  send: (note: string) => Promise<Result<null, Trouble>>,
  words: { readonly done: string; readonly lost: string },
  onDone: () => void,
) {
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    busy,
    trouble,
    act: async (note: string): Promise<void> => {
      setBusy(true);
      const answer = await send(note);
      if (answer.ok) await revalidate();
      setBusy(false);
      if (answer.ok) {
        toast.success(words.done);
        onDone();
      } else setTrouble(answer.refusal.code === 'UNREACHABLE' ? words.lost : refusalSentence(answer.refusal, locale));
    },
  };
}

export function useHandleNotice(): SortTransfers['handle'] {
  return useUseCase(SortTransfers).handle;
}

/** Money that left by mistake and was settled outside, or that arrived for no order. */
export function useCloseTransfer(): SortTransfers['close'] {
  return useUseCase(SortTransfers).close;
}

export function useReopenTransfer(words: { readonly done: string; readonly lost: string }, onDone: () => void) {
  const { reopen } = useUseCase(SortTransfers);
  const { busy, trouble, act } = useNoted((id) => reopen(id), words, onDone);
  return { reopening: busy, notReopened: trouble, reopen: act };
}

import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import type { SelfServiceOffer } from '#application/ticket/ports/ticket-self-service.ts';
import { SelfService } from '#application/ticket/self-service.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';

import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { SELF_SERVICE } from '#words/ticket/self-service.ts';
import { SELF_SERVICE_PANEL as WORDS } from '#words/ticket/self-service-panel.ts';

type ShownOffer = {
  readonly act: SelfServiceOffer['act'];
  readonly title: string;
  readonly standing: string;
  readonly open: boolean;
};

export function usePanelWords() {
  const locale = useLocale();
  return {
    title: WORDS.title[locale],
    failed: WORDS.failed[locale],
    again: WORDS.again[locale],
    giveBack: WORDS.giveBack[locale],
    keep: WORDS.keep[locale],
    asked: WORDS.asked[locale],
    lost: WORDS.lost[locale],
    change: WORDS.change[locale],
    keepSession: WORDS.keepSession[locale],
    changeAsked: WORDS.changeAsked[locale],
    changeWhat: WORDS.changeWhat[locale],
    noSession: WORDS.noSession[locale],
    what: ({ ticketName, holder }: TicketOnScreen) => WORDS.what(ticketName, holder)[locale],
    money: (amount: string | null) => (amount === null ? WORDS.noMoney : WORDS.money(amount))[locale],
  };
}

function shownOffer({ act, until, refused }: SelfServiceOffer, locale: Locale, timezone: string): ShownOffer {
  const when = until === null ? null : showMoment(until, locale, timezone);
  const whyNot = refused === null ? null : SELF_SERVICE[refused][locale];
  const open = when === null ? '' : WORDS.until(when)[locale];
  const over = when === null ? whyNot : WORDS.over(whyNot ?? '', when)[locale];
  return {
    act,
    title: WORDS.acts[act][locale],
    standing: (refused === null ? open : refused === 'TOO_LATE' ? over : whyNot) ?? '',
    open: refused === null,
  };
}

type Offers =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'READY'; readonly offers: readonly ShownOffer[] };

export const sentenceOf = (trouble: Trouble, locale: Locale): string =>
  trouble.code === 'UNREACHABLE' ? WORDS.lost[locale] : refusalSentence(trouble, locale);

/** `again` asks once more after a failure. */
export function useOffers({ id, session }: TicketOnScreen): { readonly state: Offers; readonly again: () => void } {
  const { offers } = useUseCase(SelfService);
  const locale = useLocale();
  const [state, setState] = useState<Offers>({ kind: 'LOADING' });
  const ask = useCallback(() => {
    let open = true;
    setState({ kind: 'LOADING' });
    void offers(id)
      .catch(() => null)
      .then((answer) => {
        if (!open) return;
        if (answer?.ok !== true) return setState({ kind: 'FAILED' });
        const shown = answer.value.map((offer) => shownOffer(offer, locale, session.timezone));
        setState({ kind: 'READY', offers: shown });
      });
    return () => {
      open = false;
    };
  }, [offers, id, locale, session.timezone]);
  useEffect(ask, [ask]);
  return { state, again: ask };
}

type Preview =
  | { readonly kind: 'LOADING' }
  /** `amount` null: nothing was paid for it. */
  | { readonly kind: 'READY'; readonly amount: string | null }
  | { readonly kind: 'REFUSED'; readonly sentence: string };

/** `act` answers whether it was done. */
export function useReturn(ticket: TicketOnScreen) {
  const { readReturn, giveBack } = useUseCase(SelfService);
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const toast = useToast();
  const [preview, setPreview] = useState<Preview>({ kind: 'LOADING' });
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let open = true;
    void readReturn(ticket.id)
      .catch(() => null)
      .then((answer) => {
        if (!open) return;
        if (answer?.ok === true)
          return setPreview({
            kind: 'READY',
            amount: answer.value.amount === 0 ? null : showMoney(answer.value.amount, locale),
          });
        setPreview({
          kind: 'REFUSED',
          sentence: answer === null ? WORDS.lost[locale] : sentenceOf(answer.refusal, locale),
        });
      });
    return () => {
      open = false;
    };
  }, [readReturn, ticket.id, locale]);
  return {
    preview,
    busy,
    act: async (): Promise<void> => {
      setBusy(true);
      const answer = await giveBack(ticket.id);
      await revalidate();
      setBusy(false);
      if (answer.ok) toast.success(WORDS.returned[locale]);
      else toast.error(sentenceOf(answer.refusal, locale));
    },
  };
}

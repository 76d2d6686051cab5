import { useState } from 'react';
import type { EventOnSale, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CodeWorth } from '#application/sale/ports/promotion-desk.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { PanelEntries } from '#domain/sale/checkout/private-purchase.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import type { CodeAsked, EnteredCode } from '#ui/screens/sale/payment/code/use-code.ts';
import { type PickRow, previewSummary, wantedLines } from '#ui/screens/sale/payment/tickets/selection.view.ts';

type PanelCodeOf = {
  readonly event: EventOnSale;
  readonly counter: SessionOnSale | null;
  readonly rows: readonly PickRow[];
  readonly entries: PanelEntries;
  readonly signedIn: boolean;
  readonly keep: (promoCode: string | null) => void;
};

/** Tried on the chosen tickets, which nobody holds before they are bought. [S1-16] */
export function usePanelCode({ event, counter, rows, entries, signedIn, keep }: PanelCodeOf) {
  const requireSignIn = useRequireSignIn();
  const [tried, setTried] = useState<(CodeWorth & { readonly key: string }) | null>(null);
  const [refused, setRefused] = useState<Trouble | null>(null);
  const chosen = wantedLines(rows);
  const key = JSON.stringify([counter?.id ?? null, chosen]);
  const costs = !entries.donateOnlyWanted && previewSummary(rows, ZERO).final > ZERO;
  /** Null: nothing to take anything off. */
  const asked: CodeAsked | null =
    counter === null || !costs ? null : { eventId: event.id, sectionEventId: counter.id, chosen, key, known: signedIn };
  const { promoCode } = entries;
  const worth = asked !== null && tried?.key === key && promoCode !== null ? tried : null;
  const off: Dong = worth?.off ?? ZERO;
  const waits = asked !== null && promoCode !== null && worth === null;
  const drop = () => {
    setTried(null);
    keep(null);
  };
  const code: EnteredCode['code'] = { entered: promoCode, worth, refused };
  const act: EnteredCode['act'] = {
    applyCode: (applied) => {
      setTried({ ...applied, key });
      setRefused(null);
      keep(applied.code);
    },
    dropCode: () => {
      setRefused(null);
      drop();
    },
    signInFor: (typed) => {
      keep(typed);
      void requireSignIn();
    },
  };
  return {
    asked,
    code,
    act,
    off,
    /** Part of the order's price. */
    applied: worth?.code ?? null,
    /** The price may fall. */
    trying: waits && signedIn,
    waitsForSignIn: waits && !signedIn,
    signIn: () => void requireSignIn({ closeable: false }),
    /** By the checkout: out of the price before the buyer tries again. */
    refuse: (trouble: Trouble) => {
      drop();
      setRefused(trouble);
    },
  };
}

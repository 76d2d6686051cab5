import { useEffect, useEffectEvent, useState } from 'react';
import type { CardOffer } from '#application/sale/ports/card-offers.ts';
import { PreviewCard } from '#application/sale/preview-card.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { type Cards, NO_OFFER, type PricedOrder } from './use-cards.ts';

/** The card that would pay. `open` answers its id at the provider, or null where there is none. */
type AskedCard = { readonly key: string; readonly isNew: boolean; readonly open: () => Promise<string | null> };

/** A new card is complete before its owner has stopped typing. */
const TYPING_PAUSE = 600;

type ShownOffer = { readonly bank: string | null; readonly off: string; readonly most: string | null };

const shownOffer = ({ issuer, percentOff, amountOff, maxAmountOff }: CardOffer, locale: Locale): ShownOffer => ({
  bank: issuer,
  off: percentOff === null ? moneyText(amountOff ?? ZERO, locale) : `${percentOff}%`,
  most: maxAmountOff === null ? null : moneyText(maxAmountOff, locale),
});

/** Before the card pays. `priced` null: the price is settled. [S3-83] */
export function useCardOffer({ offer }: Cards, priced: PricedOrder | null, card: AskedCard | null) {
  const locale = useLocale();
  const previewCard = useUseCase(PreviewCard);
  const [offers, setOffers] = useState<readonly CardOffer[]>([]);
  const eventId = priced?.eventId ?? null;

  useEffect(() => {
    if (eventId === null) return;
    let away = false;
    void previewCard.offers(eventId).then((read) => {
      if (!away && read.ok) setOffers(read.value);
    });
    return () => {
      away = true;
    };
  }, [previewCard, eventId]);

  const ask = useEffectEvent(async () => {
    const cardId = await card?.open();
    if (priced === null || cardId == null) return null;
    const { key, fillCart, ...order } = priced;
    if ((await fillCart?.()) === false) return null;
    const worth = await previewCard.worth({ ...order, cardId });
    // A card that cannot be asked about pays the full price.
    return worth.ok ? { ...worth.value, cardId, key } : null;
  });
  const tell = useEffectEvent(offer.set);
  const askedKey = offers.length > 0 && priced !== null && card !== null ? `${card.key} ${priced.key}` : null;
  const wait = card?.isNew === true ? TYPING_PAUSE : 0;
  useEffect(() => {
    if (askedKey === null) return;
    let away = false;
    tell({ asking: true, card: null });
    const timer = setTimeout(() => {
      void ask().then((answer) => away || tell({ asking: false, card: answer }));
    }, wait);
    return () => {
      away = true;
      clearTimeout(timer);
      tell(NO_OFFER);
    };
  }, [askedKey, wait]);

  const found = offer.value.card;
  return {
    offers: offers.map((one) => shownOffer(one, locale)),
    off: found === null || found.off === ZERO ? null : moneyText(found.off, locale),
  };
}

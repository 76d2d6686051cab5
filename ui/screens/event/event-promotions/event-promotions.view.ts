import { useRef } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { readTextFile } from '#application/platform/read-text-file.ts';
import { KeepPromotions } from '#application/sale/keep-promotions.ts';
import type {
  AddedCodes,
  CardPromotionFields,
  CodesSetting,
  DeskCode,
  DeskPromotions,
  MadeUpCodes,
  Offer,
} from '#application/sale/ports/organiser-promotions.ts';
import { countProblem } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, parseDong, ZERO } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { priceOfFewest } from '#domain/sale/pricing/fewest-tickets.ts';
import { PROMOTION_TYPES, type PromotionType } from '#domain/sale/promotion/automatic-promotion.ts';
import { PROMOTION_QUANTITY_MAX } from '#domain/sale/promotion/check-promotion.ts';
import { readDiscount } from '#domain/sale/promotion/discount.ts';
import { instantOfWallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { isHalfWritten } from '#ui/components/date-time/half-written.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { textFileSentence } from '#words/platform/text-files.ts';
import { WRITTEN_TIME_SAID } from '#words/platform/written-times.ts';
import { PROMOTION_STATES, PROMOTION_TYPES_SAID } from '#words/sale/promotions.ts';

export type { DeskEvent };
export { PROMOTION_TYPES };

export type PromotionsFacts = DeskPromotions;

export const typeWords = (type: PromotionType, locale: Locale): string => PROMOTION_TYPES_SAID[type][locale];
export const stateWords = (state: DeskCode['state'], locale: Locale): string => PROMOTION_STATES[state][locale];

export const paidTicketTypes = (event: DeskEvent) =>
  event.sessions.flatMap(({ ticketTypes }) => ticketTypes.filter(({ price }) => price > 0));

export const ticketNames = (event: DeskEvent, ids: readonly string[]): string =>
  event.sessions
    .flatMap(({ ticketTypes }) => ticketTypes.filter(({ id }) => ids.includes(id)).map(({ name }) => name))
    .join(', ');

export type WrittenOffer = {
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: string;
  readonly begin: string;
  readonly end: string;
  readonly quantity: string;
};
export const NO_OFFER: WrittenOffer = { kind: 'PERCENT', value: '', begin: '', end: '', quantity: '' };

export const textOf = (value: number | null): string => (value === null ? '' : String(value));

export function writtenOffer(offer: Offer | null, timezone: string): WrittenOffer {
  if (offer === null) return NO_OFFER;
  const { percentOff, amountOff, beginAt, endAt, quantity } = offer;
  const written = (at: Instant | null): string => (at === null ? '' : wallClockOf(at, timezone));
  return {
    kind: percentOff === null ? 'AMOUNT' : 'PERCENT',
    value: textOf(percentOff ?? amountOff),
    begin: written(beginAt),
    end: written(endAt),
    quantity: textOf(quantity),
  };
}

/** Blank is null; what is no number is NaN, for the rules to refuse. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replaceAll(/[.,\s]/g, '')));

function amountOf(text: string): Dong | null {
  const amount = parseDong(text);
  return amount.ok ? amount.value : null;
}

export function offerOf({ kind, value, begin, end, quantity }: WrittenOffer, timezone: string): Offer {
  const moment = (written: string): Instant | null => (written === '' ? null : instantOfWallClock(written, timezone));
  return {
    percentOff: kind === 'PERCENT' ? numberOf(value) : null,
    amountOff: kind === 'AMOUNT' ? amountOf(value) : null,
    beginAt: moment(begin),
    endAt: moment(end),
    quantity: numberOf(quantity),
  };
}

export const countOf = numberOf;

export type PricePreview = { readonly tickets: number; readonly before: string; readonly after: string };

/** `least`: from how many tickets it applies, as written. Null: the offer is not complete. */
export function previewOf(
  written: WrittenOffer,
  { price, least }: { readonly price: Dong; readonly least: string },
  locale: Locale,
): PricePreview | null {
  const { quantity, ...terms } = offerOf(written, 'UTC');
  const discount = readDiscount(terms);
  const fewest = numberOf(least);
  const isCount = (count: number | null) => countProblem('', count, 1, PROMOTION_QUANTITY_MAX) === null;
  if (!discount.ok || fewest === null || !isCount(fewest) || !isCount(quantity)) return null;
  const { before, after } = priceOfFewest({ fewest, quantity, discount: discount.value }, price);
  return { tickets: fewest, before: showMoney(before, locale), after: showMoney(after, locale) };
}

export const shownMoney = (amount: Dong, locale: Locale): string => showMoney(amount, locale);

export const offShown = ({ percentOff, amountOff }: Offer, locale: Locale): string =>
  percentOff === null ? `−${showMoney(amountOff ?? ZERO, locale)}` : `−${percentOff}%`;

/** Null: no paid order has used it. */
export const moneyShown = (
  { discounted = ZERO, sold = ZERO }: Partial<Pick<DeskCode, 'discounted' | 'sold'>>,
  locale: Locale,
): { readonly discounted: string; readonly sold: string } | null =>
  discounted === ZERO ? null : { discounted: showMoney(discounted, locale), sold: showMoney(sold, locale) };

export const usesShown = ({ used, quantity }: Pick<DeskCode, 'used' | 'quantity'>): string =>
  quantity === null ? String(used) : `${used} / ${quantity}`;

export const periodShown = ({ beginAt, endAt }: Offer, locale: Locale, timezone: string): string =>
  [beginAt, endAt].map((at) => (at === null ? '…' : showMoment(at, locale, timezone))).join(' – ');

export const holdsCode = ({ code }: DeskCode, search: string): boolean => code.includes(search.trim().toUpperCase());

export const CODES_SHOWN = 50;

/** Why something is not kept, and the field that it is about; null: none of the form's. */
export type OfferTrouble = {
  readonly text: string;
  readonly field: string | null;
  /** Somebody else changed it meanwhile; `by` null: not known. */
  readonly stale?: { readonly by: string | null };
};

export const shownMoment = (wallClock: string, locale: Locale, timezone: string): string => {
  const at = wallClock === '' ? null : instantOfWallClock(wallClock, timezone);
  return at === null ? '' : showMoment(at, locale, timezone);
};

/** Refuses a time of an offer that is begun and not complete, and leads to its field. */
export function useOfferTimes() {
  const locale = useLocale();
  const begin = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLInputElement>(null);
  return {
    fields: { begin, end },
    troubleOf: (offer: Pick<WrittenOffer, 'begin' | 'end'>): OfferTrouble | null => {
      const half = (['begin', 'end'] as const).find((one) => isHalfWritten(offer[one], { begin, end }[one].current));
      if (half === undefined) return null;
      ({ begin, end })[half].current?.focus();
      return { text: WRITTEN_TIME_SAID.incompleteMoment()[locale], field: `${half}_at` };
    },
  };
}
export type OfferTimeFields = ReturnType<typeof useOfferTimes>['fields'];

export const troubleAt = (trouble: OfferTrouble | null, ...fields: readonly string[]) =>
  trouble !== null && trouble.field !== null && fields.includes(trouble.field)
    ? { error: true, helperText: trouble.text }
    : {};

/** An act that adds answers null when it is done, else why not. */
export function usePromotions(event: DeskEvent) {
  const keep = useUseCase(KeepPromotions);
  const locale = useLocale();
  const { busy, attempt, tell } = useDeskAct();
  const { id } = event;
  async function kept<T>(asked: Promise<Result<T, Refusal>>, done: string | null): Promise<OfferTrouble | null> {
    const trouble = await attempt(asked, done);
    if (trouble === null) return null;
    const { text, refusal } = trouble;
    if (refusal?.code === 'STALE') return { text, field: null, stale: { by: refusal.by } };
    return { text, field: refusal?.code === 'INVALID_INPUT' ? (refusal.field.split('.').at(-1) ?? null) : null };
  }
  /** The answer beside why there is none. */
  async function added(asked: ReturnType<KeepPromotions['addCodes']>) {
    let answer: AddedCodes | null = null;
    const trouble = await kept(
      asked.then((result) => {
        if (result.ok) answer = result.value;
        return result;
      }),
      null,
    );
    return { trouble, answer: answer as AddedCodes | null };
  }
  return {
    busy,
    addPromotion: (ticketTypeId: string, fields: Parameters<KeepPromotions['addPromotion']>[1], done: string) =>
      kept(keep.addPromotion(ticketTypeId, fields), done),
    addCode: (fields: Parameters<KeepPromotions['addCode']>[1], done: string) => kept(keep.addCode(id, fields), done),
    changePromotion: (
      { promotionId, version }: { readonly promotionId: string; readonly version: string },
      fields: Parameters<KeepPromotions['changePromotion']>[1],
      done: string,
    ) => kept(keep.changePromotion(promotionId, fields, version), done),
    changeCode: (version: string, fields: Parameters<KeepPromotions['changeCode']>[1], done: string) =>
      kept(keep.changeCode(id, fields, version), done),
    addCard: (fields: CardPromotionFields, done: string) => kept(keep.addCard(id, fields), done),
    changeCard: (
      { promotionId, version }: { readonly promotionId: string; readonly version: string },
      fields: CardPromotionFields,
      done: string,
    ) => kept(keep.changeCard(promotionId, fields, version), done),
    /** As it is saved by now; null: it cannot be read. */
    readNow: async (): Promise<DeskPromotions | null> => {
      const read = await keep.read(id).catch(() => null);
      return read?.ok === true ? read.value : null;
    },
    makeUp: (setting: CodesSetting, codes: MadeUpCodes) => added(keep.addCodes(id, setting, codes)),
    upload: async (setting: CodesSetting, file: File): ReturnType<typeof added> => {
      const text = await readTextFile(file);
      return text.ok
        ? added(keep.uploadCodes(id, setting, text.value))
        : { trouble: { text: textFileSentence(text.refusal, locale), field: null }, answer: null };
    },
    endPromotion: (promotionId: string, done: string) => tell(keep.endPromotion(promotionId), done),
    endCode: (code: string, done: string) => tell(keep.endCode(id, code), done),
    endCard: (promotionId: string, done: string) => tell(keep.endCard(promotionId), done),
    pausePromotion: (promotionId: string, paused: boolean, done: string) =>
      tell(keep.pausePromotion(promotionId, paused), done),
    pauseCode: (code: string, paused: boolean, done: string) => tell(keep.pauseCode(id, code, paused), done),
    pauseCard: (promotionId: string, paused: boolean, done: string) => tell(keep.pauseCard(promotionId, paused), done),
  };
}

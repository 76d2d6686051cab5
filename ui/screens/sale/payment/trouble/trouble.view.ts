import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { paths } from '#ui/routes/paths.ts';

export type TroublePlace = 'TICKETS' | 'POLICY' | 'ATTENDEE' | 'DONATION' | 'INVOICE' | 'PAY';

/** The refused request; adding to the cart has its own sentences. */
export type Asked = TroublePlace | 'CART';

export type Remedy = 'TAKE_AGAIN' | 'ACCEPT_PRICE' | 'SHOW_UNFINISHED' | 'SIGN_IN' | 'TRY_AGAIN' | 'WAIT' | null;

export type ShownTrouble = {
  readonly place: TroublePlace;
  /** Where the refused request started. */
  readonly asked: Asked;
  readonly ticketId: string | null;
  readonly next: Remedy;
  readonly trouble: Trouble;
};

export const CONNECTION_LOST: Readonly<Record<Locale, string>> = {
  en:
    'Connection lost. We don’t know yet whether this went through. You can safely try again: nothing is ordered ' +
    'or charged twice.',
  vi:
    'Mất kết nối nên chưa rõ thao tác đã thành công hay chưa. Bạn cứ thử lại, hệ thống không đặt hay tính tiền ' +
    'hai lần.',
};

function placeOf({ code }: Trouble, asked: Asked): TroublePlace {
  if (asked === 'CART') return 'TICKETS';
  switch (code) {
    case 'SOLD_OUT':
    case 'REACH_LIMITED_PURCHASE':
    case 'NOT_A_MULTIPLE':
    case 'NOT_ON_SALE':
    case 'SHOPPING_ITEMS_EMPTY':
    case 'HOLD_EXPIRED':
    case 'INVALID_SEAT':
    case 'SEATS_REFUSED':
    case 'WAITING_ROOM':
      return 'TICKETS';
    case 'POLICY_NOT_AGREED':
      return 'POLICY';
    case 'ATTENDEES_INCOMPLETE':
    case 'GENERAL_INFO_MISSING':
    case 'INVALID_EMAIL':
      return 'ATTENDEE';
    case 'DONATION_MESSAGE_TOO_LONG':
    case 'DONATION_NOT_ACCEPTED':
      return 'DONATION';
    case 'INVOICE_INCOMPLETE':
      return 'INVOICE';
    default:
      return asked;
  }
}

function nextOf({ code }: Trouble): Remedy {
  switch (code) {
    case 'HOLD_EXPIRED':
      return 'TAKE_AGAIN';
    case 'PRICE_CHANGED':
      return 'ACCEPT_PRICE';
    case 'PAYMENT_STARTED':
    case 'TOO_MANY_UNPAID':
      return 'SHOW_UNFINISHED';
    case 'UNAUTHORIZED':
    case 'SESSION_ENDED':
      return 'SIGN_IN';
    case 'UNREACHABLE':
    case 'BUSY':
    case 'RATE_LIMITED':
    case 'IDEMPOTENCY_KEY_REUSED':
    case 'GATEWAY_FAILED':
      return 'TRY_AGAIN';
    case 'WAITING_ROOM':
      return 'WAIT';
    default:
      return null;
  }
}

export const shownTrouble = (trouble: Trouble, asked: Asked): ShownTrouble => ({
  place: placeOf(trouble, asked),
  asked,
  ticketId: 'ticketId' in trouble ? (trouble.ticketId ?? null) : null,
  next: nextOf(trouble),
  trouble,
});

/** Seats that somebody else took first. */
export const refusedSeats = (shown: ShownTrouble | null): readonly string[] =>
  shown?.trouble.code === 'INVALID_SEAT' ? (shown.trouble.seatIds ?? []) : [];

/** The waiting room leads back to `ownPath`. */
export const waitingPath = (trouble: Trouble, ownPath: string, locale: Locale): string | null =>
  trouble.code === 'WAITING_ROOM' ? localisedPath(paths.waiting(trouble.eventId, ownPath), locale) : null;

export const changedPrice = (trouble: Trouble, locale: Locale): string | null =>
  trouble.code === 'PRICE_CHANGED' ? showMoney(trouble.price, locale) : null;

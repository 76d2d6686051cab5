import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type CardAction, type ChosenCard, cardActions } from './chosen-card.ts';

/** Delay before a card payment starts, in milliseconds. [S9-18] */
export const CARD_PAYMENT_START_DELAY = 500;

/** From the page's view; the server decides about the money. */
export type CardPayment =
  | { readonly at: 'IDLE' }
  /** Waiting for the delay. */
  | { readonly at: 'STARTING'; readonly card: ChosenCard }
  | { readonly at: 'ACTING'; readonly card: ChosenCard; readonly act: CardAction }
  /** The result is polled. */
  | { readonly at: 'CONFIRMED' };

export type CardPaymentEvent =
  | { readonly kind: 'PRESSED'; readonly card: ChosenCard }
  | { readonly kind: 'ACT_BEGUN'; readonly act: CardAction }
  | { readonly kind: 'CONFIRMED' }
  /** `at`: the refused action; `code`: the provider's. */
  | { readonly kind: 'REFUSED'; readonly at: CardAction; readonly code: string | null };

export type CardPaymentCommand =
  | { readonly kind: 'PRESS'; readonly card: ChosenCard }
  | { readonly kind: 'DELAY_OVER' }
  | { readonly kind: 'ACT_DONE' }
  | { readonly kind: 'ACT_REFUSED'; readonly code: string | null };

export type CardPaymentProblem = 'PAYMENT_UNDER_WAY' | 'NOT_STARTED' | 'CONFIRMED_ALREADY';

export const NO_CARD_PAYMENT: CardPayment = { at: 'IDLE' };

export const evolveCardPayment = (payment: CardPayment, event: CardPaymentEvent): CardPayment => {
  switch (event.kind) {
    case 'PRESSED':
      return { at: 'STARTING', card: event.card };
    case 'ACT_BEGUN':
      return 'card' in payment ? { at: 'ACTING', card: payment.card, act: event.act } : payment;
    case 'CONFIRMED':
      return { at: 'CONFIRMED' };
    case 'REFUSED':
      return NO_CARD_PAYMENT;
    default:
      return never(event);
  }
};

/** Runs the actions in order, one at a time. A refused action ends the attempt; another may follow. [S4-35] [S4-36] */
export function decideCardPayment(
  payment: CardPayment,
  command: CardPaymentCommand,
): Result<readonly CardPaymentEvent[], CardPaymentProblem> {
  if (payment.at === 'CONFIRMED') return refused('CONFIRMED_ALREADY');
  switch (command.kind) {
    case 'PRESS':
      return payment.at === 'IDLE' ? ok([{ kind: 'PRESSED', card: command.card }]) : refused('PAYMENT_UNDER_WAY');
    case 'DELAY_OVER':
      if (payment.at === 'ACTING') return refused('PAYMENT_UNDER_WAY');
      return payment.at === 'STARTING' ? ok([{ kind: 'ACT_BEGUN', act: 'CREATE_INTENT' }]) : refused('NOT_STARTED');
    case 'ACT_DONE': {
      if (payment.at !== 'ACTING') return refused('NOT_STARTED');
      const acts = cardActions(payment.card);
      const act = acts[acts.indexOf(payment.act) + 1];
      return ok([act === undefined ? { kind: 'CONFIRMED' } : { kind: 'ACT_BEGUN', act }]);
    }
    case 'ACT_REFUSED':
      return payment.at === 'ACTING'
        ? ok([{ kind: 'REFUSED', at: payment.act, code: command.code }])
        : refused('NOT_STARTED');
    default:
      return never(command);
  }
}

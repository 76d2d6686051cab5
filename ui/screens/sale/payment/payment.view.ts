import type { TicketOnSale } from '#application/event/ports/event-pages.ts';
import type { CartLine } from '#application/sale/ports/cart.ts';
import type { BankTransferInstruction, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { DraftedAnswers } from '#application/sale/ports/checkout-drafts.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, plus } from '#domain/kernel/money/dong.ts';
import { goesStraightToBankTransfer } from '#domain/money/payment/payment-method.ts';
import type { PaymentPage } from '#domain/sale/checkout/payment-page.ts';
import type { Place } from '#ui/screens/event/questionnaire-form/questionnaire.view.ts';
import type { Heard } from './order-facts.ts';
import type { Summary } from './tickets/selection.view.ts';
import type { ShownTrouble, TroublePlace } from './trouble/trouble.view.ts';
import type { OngoingPayment } from './use-payment.ts';

export type HoldEnd = { readonly until: Instant; readonly serverNow: Instant; readonly at: number };

/** A begun checkout's deadline replaces its cart's. */
export function holdEnd(
  cart: Heard<readonly CartLine[]> | null,
  session: Heard<CheckoutSession> | null,
): HoldEnd | null {
  if (session !== null && session.value.status === 'OPEN' && session.value.payBefore !== null) {
    return { until: session.value.payBefore, serverNow: session.serverNow, at: session.at };
  }
  if (cart === null || cart.value.length === 0) return null;
  return {
    until: instant(Math.min(...cart.value.map((line) => line.heldUntil))),
    serverNow: cart.serverNow,
    at: cart.at,
  };
}

/** Below the threshold there is nothing to choose. [S4-42] */
export const picksMethod = (price: Dong): boolean => price > 0 && !goesStraightToBankTransfer(price);

/** Whether tickets cost anything beside a donation. */
export const paysTickets = ({ summary, form }: Pick<OngoingPayment, 'summary' | 'form'>): boolean =>
  plus(summary.final, summary.wallet) > form.donation.amount;

/** Null: nothing has to be paid. */
export const totalText = (summary: Summary, locale: Locale): string | null =>
  summary.tickets > 0 && summary.final === 0 ? null : showMoney(summary.final, locale);

export const troubleAt = (trouble: ShownTrouble | null, place: TroublePlace): ShownTrouble | null =>
  trouble?.place === place ? trouble : null;

/** A request is running, or the page is still being opened. */
export const isBusy = (page: PaymentPage, transfer: BankTransferInstruction | null): boolean =>
  page.at === 'ENTRANCE' ||
  page.at === 'HOLDING' ||
  page.at === 'SUBMITTING' ||
  (page.at === 'PAYING' && transfer === null);

/** For each form, of which ticket type it is. Empty: all are of one. */
export function typeNames(
  places: readonly Place[],
  tickets: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  if (new Set(places.map(({ ticketTypeId }) => ticketTypeId)).size < 2) return [];
  return places.map(({ ticketTypeId }) => tickets.find(({ id }) => id === ticketTypeId)?.name ?? '');
}

export const placesOf = (
  lines: readonly { readonly ticketId: string; readonly quantity: number }[],
  tickets: readonly TicketOnSale[],
): readonly Place[] =>
  lines.flatMap(({ ticketId, quantity }) => {
    const mode = tickets.find(({ id }) => id === ticketId)?.mode ?? 'ONSITE';
    return Array.from({ length: quantity }, (): Place => ({ ticketTypeId: ticketId, mode }));
  });

/** So that signing in with a provider continues where the buyer pressed Next. */
export const signInActOf = (sectionEventId: number): string => `checkout:${sectionEventId}`;

export const placesKey = (places: readonly Place[]): string => places.map(({ ticketTypeId }) => ticketTypeId).join();

export const draftFor = (drafted: DraftedAnswers | null, places: readonly Place[]): DraftedAnswers['given'] =>
  drafted?.places === placesKey(places) ? drafted.given : [];

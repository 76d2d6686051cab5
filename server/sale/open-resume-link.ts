import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { fullName, maskedName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { PaymentResultStatus } from '#domain/sale/checkout/result-status.ts';
import { moneyToPay } from '#domain/sale/reservation/reservation.ts';
import { openSlug } from '#server/event/event-link.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import type { Registrant } from '#server/sale/ports/reservation-desk.ts';
import { bankTransferOf, type TransferInstruction } from './bank-transfer-of.ts';
import { readResumeSecret, resultOf, resumeLinkIsOver } from './resume-link.ts';

/** What to pay and whether it arrived, with names masked. */
type SharedOrder = {
  readonly eventName: string;
  readonly eventSlug: string;
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly buyer: string;
  readonly ticketCount: number;
  readonly price: Dong;
  readonly received: Dong;
  readonly status: PaymentResultStatus;
  readonly transfer: TransferInstruction | null;
  readonly checkoutSessionId: string;
  readonly serverNow: Instant;
};

/** LINK_EXPIRED: expired, or not ours. */
export type OpenResumeLink = (secret: string) => Promise<Result<SharedOrder, RefusalOf<'LINK_EXPIRED'>>>;

const maskedBuyer = (registrant: Registrant): string => maskedName(fullName(registrant) || registrant.email);

export const OpenResumeLink = defineUseCase(
  'OpenResumeLink',
  { reader: CheckoutReader, catalogue: EventCatalogue, keyring: Keyring, bank: BankAccount, clock: Clock },
  (deps): OpenResumeLink =>
    async (secret) => {
      const named = readResumeSecret(deps.keyring, secret);
      const checkout = named === null ? null : await deps.reader.checkout(named.eventId, named.checkoutSessionId);
      const now = deps.clock.now();
      if (checkout === null || resumeLinkIsOver(checkout, now)) return refused({ code: 'LINK_EXPIRED' });
      const [[event], [session]] = await Promise.all([
        deps.catalogue.events([checkout.eventId]),
        deps.catalogue.sessions([checkout.sectionEventId]),
      ]);
      if (event === undefined || session === undefined) return refused({ code: 'LINK_EXPIRED' });
      return ok({
        eventName: event.name,
        eventSlug: openSlug(deps.keyring, event),
        sessionName: session.name,
        beginAt: session.beginAt,
        endAt: session.endAt,
        timezone: session.timezone,
        buyer: checkout.order === null ? '' : maskedBuyer(checkout.order.registrant),
        ticketCount: checkout.quote.lines.reduce((count, line) => count + line.quantity, 0),
        price: moneyToPay({
          price: checkout.quote.final,
          points: checkout.quote.points,
          wallet: checkout.quote.wallet,
        }),
        received: checkout.payment?.received ?? ZERO,
        status: resultOf(checkout),
        transfer: bankTransferOf(checkout.payment, deps.bank),
        checkoutSessionId: checkout.checkoutSessionId,
        serverNow: now,
      });
    },
);

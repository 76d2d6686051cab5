import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { instant, later } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { CART_HOLD } from '#domain/money/payment/hold-times.ts';
import { AdmissionDesk, AdmitTogether } from '#server/door/ports/admission-desk.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import { makePostgresEventCatalogue } from '#server/event/postgres/postgres-event-catalogue.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { ReceiveTransfer } from '#server/money/receive-transfer.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { identify } from '#server/platform/wiring/bind.ts';
import { OpenCheckout } from '#server/sale/open-checkout.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { RequestBankTransfer } from '#server/sale/request-bank-transfer.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import { oneTransactionCheckout } from './one-transaction-checkout.ts';
import { oneTransactionDoor } from './one-transaction-door.ts';
import { oneTransactionHold } from './one-transaction-hold.ts';
import { oneTransactionSettlement } from './one-transaction-settlement.ts';
import { oneTransactionTransfer } from './one-transaction-transfer.ts';

/** 'product': as it ships. 'one-transaction': each request its own. 'bare': without a database. */
export const SALE_WAYS = ['product', 'one-transaction', 'bare'] as const;
export type SaleWay = (typeof SALE_WAYS)[number];

type Rebind = <T>(identifier: ServiceIdentifier<T>) => {
  toResolvedValue: (
    factory: (...given: never[]) => T,
    dependencies: ServiceIdentifier<unknown>[],
  ) => { inSingletonScope: () => unknown };
};

const swap = <T, const Deps extends readonly unknown[]>(
  rebind: Rebind,
  name: Token<T>,
  needs: { readonly [K in keyof Deps]: Token<Deps[K]> },
  make: (...given: Deps) => T,
): void => {
  rebind(identify(name))
    .toResolvedValue(
      (...given: unknown[]) => make(...(given as unknown as Deps)),
      needs.map((need) => identify(need as Token<unknown>)),
    )
    .inSingletonScope();
};

const oneTransaction = new ContainerModule(({ rebind }) => {
  swap(rebind as Rebind, ReserveTickets, [Database, NewId], oneTransactionHold);
  swap(rebind as Rebind, OpenCheckout, [Database, NewId, EmailOutbox, CheckoutReader], oneTransactionCheckout);
  swap(
    rebind as Rebind,
    RequestBankTransfer,
    [Database, NewId, EmailOutbox, CheckoutReader, Buyers, BankAccount],
    oneTransactionTransfer,
  );
  swap(rebind as Rebind, ReceiveTransfer, [Database, NewId, EmailOutbox], oneTransactionSettlement);
  swap(rebind as Rebind, AdmissionDesk, [Database, AdmitTogether, EventBus], oneTransactionDoor);
});

const bare = new ContainerModule(({ rebind }) => {
  swap(
    rebind as Rebind,
    ReserveTickets,
    [NewId],
    (newId): ReserveTickets =>
      ({ eventId, sectionEventId, lines }) => {
        const now = instant(Date.now());
        const prices = { unitPrice: ZERO, originalUnitPrice: ZERO };
        const times = { heldUntil: later(now, CART_HOLD), insertedAt: now };
        return Promise.resolve(
          ok(
            lines.map((line) => ({
              eventId,
              sectionEventId,
              reservationId: newId.newId(),
              ...line,
              seats: [],
              ...prices,
              ...times,
            })),
          ),
        );
      },
  );
  swap(rebind as Rebind, ViewerFacts, [], () => ({
    of: (accountId) =>
      Promise.resolve({
        kind: 'account',
        accountId,
        isAdmin: false,
        isAccountant: false,
        ownedCorporates: [],
        staffMemberships: [],
      }),
    forget: () => undefined,
  }));
  // The ticket's name is read once.
  swap(rebind as Rebind, EventCatalogue, [Database, Clock], (database, clock) => {
    const catalogue = makePostgresEventCatalogue(database, clock);
    const known = new Map<string, Promise<readonly TicketRow[]>>();
    return {
      ...catalogue,
      tickets: (wanted) => {
        const key = wanted.map((each) => each.ticketTypeId).join(' ');
        const read = known.get(key) ?? catalogue.tickets(wanted);
        known.set(key, read);
        return read;
      },
    };
  });
});

export const bindingsOf = (way: SaleWay): ContainerModule | undefined =>
  ({ product: undefined, 'one-transaction': oneTransaction, bare })[way];

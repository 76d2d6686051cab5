import { randomUUID } from 'node:crypto';
import { beforeEach, describe } from 'vitest';
import { makeMemoryDoorBook } from '#server/door/memory/memory-door-book.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { makeMemoryEventCatalogue } from '#server/event/memory/memory-event-catalogue.ts';
import { makeMemoryEventStanding } from '#server/event/memory/memory-event-standing.ts';
import { makeMemoryEventStore } from '#server/event/memory/memory-event-store.ts';
import { makeMemoryEvents } from '#server/event/memory/memory-events.ts';
import { makeMemoryManagedEvents } from '#server/event/memory/memory-managed-events.ts';
import { makePostgresEventCatalogue } from '#server/event/postgres/postgres-event-catalogue.ts';
import { makePostgresEventStanding } from '#server/event/postgres/postgres-event-standing.ts';
import { makePostgresEventStore } from '#server/event/postgres/postgres-event-store.ts';
import { makePostgresManagedEvents } from '#server/event/postgres/postgres-managed-events.ts';
import { makeMemoryPublisherDirectory } from '#server/people/memory/memory-publisher-directory.ts';
import { makePostgresPublisherDirectory } from '#server/people/postgres/postgres-publisher-directory.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { makeMemoryEventOrders } from '#server/sale/memory/memory-event-orders.ts';
import { makePostgresEventOrders } from '#server/sale/postgres/postgres-event-orders.ts';
import { makeMemoryGuestList } from '#server/ticket/memory/memory-guest-list.ts';
import { makeMemoryTicketWallet } from '#server/ticket/memory/memory-ticket-wallet.ts';
import { makePostgresGuestList } from '#server/ticket/postgres/postgres-guest-list.ts';
import { makePostgresTicketWallet } from '#server/ticket/postgres/postgres-ticket-wallet.ts';
import { NOW } from '#test/builders/moments.ts';
import { testDatabase } from '#test/postgres/test-database.ts';
import { eventStoreContract } from './event-store.contract.ts';
import type { EventsUnderTest } from './events-under-test.ts';
import { heldTicketsContract } from './held-tickets.contract.ts';
import { managedEventsContract } from './managed-events.contract.ts';
import { publishedEventsContract } from './published-events.contract.ts';

function eventsContracts(make: () => Promise<EventsUnderTest>): void {
  eventStoreContract(make);
  publishedEventsContract(make);
  managedEventsContract(make);
  heldTicketsContract(make);
}

describe('in memory', () => {
  eventsContracts(async () => {
    const state = makeMemoryEvents();
    return {
      store: makeMemoryEventStore(state),
      catalogue: makeMemoryEventCatalogue(state),
      standing: makeMemoryEventStanding(state),
      managed: makeMemoryManagedEvents(state),
      orders: makeMemoryEventOrders(state),
      wallet: makeMemoryTicketWallet(state),
      guests: makeMemoryGuestList(state),
      door: makeMemoryDoorBook(state),
      publishers: makeMemoryPublisherDirectory(state),
      transaction: (work) => work({} as Transaction),
      give: {
        person: async (person) => void state.people.push(person),
        corporate: async (corporate) => void state.corporates.push(corporate),
        category: async (category) => void state.categories.push(category),
        quota: async (quota, drawnBy) => {
          state.quotas.set(quota.quotaId, quota);
          for (const type of drawnBy) state.draws.set(type, [...(state.draws.get(type) ?? []), quota.quotaId]);
        },
        member: async (eventId, accountId, role) => void state.team.push({ eventId, accountId, role }),
        favourite: async (eventId, accountId) => void state.favourites.push({ eventId, accountId }),
        order: async (order) => void state.orders.push(order),
        ticket: async (ticket) => void state.tickets.set(ticket.boughtTicketId, ticket),
        mail: async (mail) => void state.mails.push(mail),
      },
    };
  });
});

describe('in PostgreSQL', async () => {
  const { database, pool, transaction, asOwner } = await testDatabase();
  beforeEach(() =>
    asOwner('TRUNCATE event, session_directory, event_creation, category, corporate, account, email_message CASCADE'),
  );

  const give: EventsUnderTest['give'] = {
    async person(person) {
      await pool.query(
        'INSERT INTO account (account_id, email, username, first_name, last_name, avatar, referral_code) VALUES ($1, $2, $2, $3, $4, $5, $2)',
        [person.accountId, person.username, person.firstName, person.lastName, person.avatar],
      );
    },
    async corporate(corporate) {
      await pool.query(
        'INSERT INTO corporate (corporate_id, company_name, status, approved_at) VALUES ($1, $2, $3, $4)',
        [
          corporate.corporateId,
          corporate.companyName,
          corporate.status,
          corporate.approvedAt === null ? null : new Date(corporate.approvedAt),
        ],
      );
    },
    async category(category) {
      await pool.query(
        'INSERT INTO category (category_id, name_en, name_vi, color, description) VALUES ($1, $2, $3, $4, $5)',
        [category.categoryId, category.nameEn, category.nameVi, category.color, category.description],
      );
    },
    async quota(quota, drawnBy) {
      await pool.query(
        'INSERT INTO quota (event_id, quota_id, scope, capacity, reserved, sold) VALUES ($1, $2, $3, $4, $5, $6)',
        [quota.eventId, quota.quotaId, quota.scope, quota.capacity, quota.reserved, quota.sold],
      );
      for (const type of drawnBy)
        await pool.query('INSERT INTO ticket_type_quota (event_id, ticket_type_id, quota_id) VALUES ($1, $2, $3)', [
          quota.eventId,
          type,
          quota.quotaId,
        ]);
    },
    async member(eventId, accountId, role) {
      await pool.query('INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, $3, now())', [
        eventId,
        accountId,
        role,
      ]);
    },
    async favourite(eventId, accountId) {
      await pool.query('INSERT INTO event_interest (event_id, account_id, inserted_at) VALUES ($1, $2, now())', [
        eventId,
        accountId,
      ]);
    },
    async order(order) {
      await pool.query(
        `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, status, payment_method, price, original_price, discount, donation, lines,
           registrant_email, registrant_first_name, registrant_last_name, inserted_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
        [
          order.eventId,
          order.userOrderId,
          order.orderNumber,
          order.sectionEventId,
          order.accountId,
          order.status,
          order.paymentMethod,
          order.price,
          order.originalPrice,
          order.discount,
          order.donation,
          JSON.stringify(order.lines),
          order.registrant.email,
          order.registrant.firstName,
          order.registrant.lastName,
          new Date(order.insertedAt),
          new Date(order.updatedAt),
        ],
      );
    },
    async ticket(ticket) {
      const { eventId, sectionEventId, ticketTypeId, reservationId, accountId } = ticket;
      await pool.query(
        `INSERT INTO ticket_type (event_id, ticket_type_id, section_event_id, name, price, original_price, mode)
         VALUES ($1, $2, $3, 'Vé thường', 0, 0, 'ONSITE') ON CONFLICT DO NOTHING`,
        [eventId, ticketTypeId, sectionEventId],
      );
      await pool.query(
        `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity,
           unit_price, original_unit_price, state, held_until, held_since, idempotency_key, request_hash, inserted_at,
           updated_at)
         VALUES ($1, $2, $3, $4, $5, 1, 0, 0, 'RELEASED', now(), now(), $2::uuid::text, 'h', now(), now())
         ON CONFLICT DO NOTHING`,
        [eventId, reservationId, sectionEventId, ticketTypeId, accountId],
      );
      await pool.query(
        `INSERT INTO bought_ticket (event_id, bought_ticket_id, section_event_id, ticket_type_id, user_order_id, reservation_id, position, account_id, status, issue_number,
           redeem_code, ticket_name, mode, email, first_name, last_name, phone_number, redeem_count, first_redeemed_at, inserted_at)
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
        [
          ticket.eventId,
          ticket.boughtTicketId,
          ticket.sectionEventId,
          ticket.ticketTypeId,
          ticket.userOrderId,
          ticket.reservationId,
          ticket.accountId,
          ticket.status,
          ticket.issueNumber,
          ticket.redeemCode,
          ticket.ticketName,
          ticket.mode,
          ticket.email,
          ticket.firstName,
          ticket.lastName,
          ticket.phoneNumber,
          ticket.redeemCount,
          ticket.firstRedeemedAt === null ? null : new Date(ticket.firstRedeemedAt),
          new Date(ticket.insertedAt),
        ],
      );
    },
    async mail(mail) {
      await pool.query(
        `INSERT INTO email_message (email_message_id, message, subject_id, recipient, locale, data, queued_at, sent_at) VALUES ($1, 'order-confirmed', $2, $3, 'vi', '{}', $4, $4)`,
        [randomUUID(), mail.userOrderId, mail.recipient, new Date(mail.sentAt)],
      );
    },
  };
  eventsContracts(async () => ({
    store: makePostgresEventStore(pool, { now: () => NOW }),
    catalogue: makePostgresEventCatalogue(database, { now: () => NOW }),
    standing: makePostgresEventStanding(database),
    managed: makePostgresManagedEvents(pool),
    orders: makePostgresEventOrders(pool),
    wallet: makePostgresTicketWallet(pool),
    guests: makePostgresGuestList(pool),
    door: makePostgresDoorBook(),
    publishers: makePostgresPublisherDirectory(database.reads),
    transaction,
    give,
  }));
});

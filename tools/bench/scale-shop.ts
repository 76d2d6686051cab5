import { randomUUID } from 'node:crypto';
import { BeginCheckoutDocument } from '#adapters/graphql/sale/begin-checkout.gen.ts';
import { ChooseTicketsDocument } from '#adapters/graphql/sale/choose-tickets.gen.ts';
import { EmptyCartDocument } from '#adapters/graphql/sale/empty-cart.gen.ts';
import { UnfinishedCheckoutDocument } from '#adapters/graphql/sale/unfinished-checkout.gen.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { BenchWorld } from './bench-world.ts';
import { type HttpConnection, openHttpConnection } from './http-connection.ts';
import { HOT, USUAL } from './scale-fill-catalogue.ts';
import { REGULAR } from './scale-fill-orders.ts';

type Document = { readonly name: string; readonly text: string };
type EventIds = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly freeTicketTypeId: string;
};
type Guest = {
  readonly eventId: number;
  readonly ticketId: string;
  readonly sectionEventId: number;
};

export type ScaleShop = {
  readonly regular: AccountId;
  readonly staff: string;
  readonly transferSearch: string;
  readonly event: (ordinal: number) => EventIds;
  readonly emailOfGuest: (ordinal: number) => string;
  readonly nextGuest: (ordinal: number) => Guest;
  /** Answers the body; a refusal is a failure. */
  readonly ask: (document: Document, variables: unknown, accessToken: string, key?: string) => Promise<string>;
  /** A new buyer orders a free ticket: the four requests of the page. */
  readonly order: (ordinal: number) => Promise<void>;
  /** The server closes idle connections. */
  readonly reconnect: () => Promise<void>;
  readonly close: () => void;
};

const BUYERS = 2_000;
const CART_LINE = /"choose_tickets":\[\{"id":"([^"]+)"/;
const EVENT = `SELECT e.event_id AS "eventId", t.section_event_id AS "sectionEventId", t.ticket_type_id AS "freeTicketTypeId"
  FROM event e JOIN ticket_type t ON t.event_id = e.event_id AND t.price = 0 WHERE e.event_id = 100000 + $1`;
const GUESTS = `SELECT event_id AS "eventId", bought_ticket_id AS "ticketId", section_event_id AS "sectionEventId" FROM bought_ticket
  WHERE event_id = 100000 + $1 AND redeem_count = 0 ORDER BY bought_ticket_id LIMIT 500`;

export async function openShop(world: BenchWorld, url: string): Promise<ScaleShop> {
  const { pool } = world.database;
  const one = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row> => {
    const [row] = (await pool.query<Row>(text, [...values])).rows;
    if (row === undefined) throw new Error(`There is none: ${text}`);
    return row;
  };
  const looked = [HOT, USUAL];
  const events = new Map<number, EventIds>();
  const emails = new Map<number, string>();
  const guests = new Map<number, Guest[]>();
  for (const ordinal of looked) {
    events.set(ordinal, await one<EventIds>(EVENT, [ordinal]));
    emails.set(
      ordinal,
      (await one<{ email: string }>('SELECT email FROM bought_ticket WHERE event_id = 100000 + $1 LIMIT 1', [ordinal]))
        .email,
    );
    guests.set(ordinal, (await pool.query<Guest>(GUESTS, [ordinal])).rows);
  }
  const { id: regular } = await one<{ id: AccountId }>(`SELECT md5('account ' || $1::int)::uuid AS id`, [REGULAR]);
  const { code: transferSearch } = await one<{ code: string }>(
    'SELECT bank_reference AS code FROM incoming_transfer ORDER BY length(bank_reference) DESC, bank_reference LIMIT 1',
    [],
  );
  const buyers = await world.openAccounts(BUYERS);
  const tokens = world.signIn(buyers);
  const [staff = ''] = world.signIn([{ accountId: world.organiser, email: '' }]);
  const { hostname, port } = new URL(url);
  const connect = (): Promise<HttpConnection> => openHttpConnection(hostname, Number(port), '/graphql');
  let connection = await connect();
  let next = 0;

  const of = <Value>(kept: ReadonlyMap<number, Value>, ordinal: number): Value => {
    const value = kept.get(ordinal);
    if (value === undefined) throw new Error(`Event ${ordinal} is none of those that are looked at`);
    return value;
  };
  const ask: ScaleShop['ask'] = async ({ name, text }, variables, accessToken, key = randomUUID()) => {
    const body = JSON.stringify({ operationName: name, variables, query: text });
    const answer = await connection.post(
      `x-locale: vi\r\nauthorization: ${accessToken}\r\nidempotency-key: ${key}\r\n`,
      body,
    );
    if (answer.includes('"errors"')) throw new Error(`${name} was refused: ${answer.slice(0, 500)}`);
    return answer;
  };

  return {
    regular,
    staff,
    transferSearch,
    event: (ordinal) => of(events, ordinal),
    emailOfGuest: (ordinal) => of(emails, ordinal),
    nextGuest: (ordinal) => {
      const guest = of(guests, ordinal).pop();
      if (guest === undefined) throw new Error('Everybody has come');
      return guest;
    },
    ask,
    order: async (ordinal) => {
      const { eventId, sectionEventId, freeTicketTypeId } = of(events, ordinal);
      const [buyer, token = ''] = [buyers[next], tokens[next]];
      next += 1;
      if (buyer === undefined) throw new Error('There are no more buyers');
      await ask(UnfinishedCheckoutDocument, { sectionEventId }, token);
      await ask(EmptyCartDocument, { sectionEventId }, token);
      const lines = [{ ticket_id: encodeWireId(eventId, freeTicketTypeId), number_of_tickets: 2 }];
      const chosen = await ask(ChooseTicketsDocument, { input: { section_event_id: sectionEventId, lines } }, token);
      const attendees = [{ email: buyer.email, first_name: 'Lan', last_name: 'Nguyễn', phone_number: null }];
      const information_attendees_inputs = [{ shopping_item_id: CART_LINE.exec(chosen)?.[1], attendees }];
      const named = {
        event_id: eventId,
        section_event_id: sectionEventId,
        currency: 'VND',
        policy_agreed: false,
        shown_price: 0,
      };
      const begun = await ask(BeginCheckoutDocument, { input: { ...named, information_attendees_inputs } }, token);
      if (!begun.includes('"status":"SUCCESSFUL"'))
        throw new Error(`An order was not fulfilled: ${begun.slice(0, 500)}`);
    },
    reconnect: async () => {
      connection.close();
      connection = await connect();
    },
    close: () => connection.close(),
  };
}

import { createHmac, randomUUID } from 'node:crypto';
import { makeGraphqlEventPages } from '#adapters/graphql/event/page/graphql-event-pages.ts';
import { type GraphqlTransport, TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import { parseRefusal } from '#adapters/graphql/platform/parse-refusal.ts';
import { makeGraphqlCart } from '#adapters/graphql/sale/graphql-cart.ts';
import { makeGraphqlCheckoutDesk } from '#adapters/graphql/sale/graphql-checkout-desk.ts';
import { makeGraphqlTicketCounter } from '#adapters/graphql/sale/graphql-ticket-counter.ts';
import { makeGraphqlTicketWallet } from '#adapters/graphql/ticket/graphql-ticket-wallet.ts';
import { makeMemoryBoxOffice } from '#adapters/memory/sale/memory-box-office.ts';
import { makeRestSharedOrders } from '#adapters/rest/sale/rest-shared-orders.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { anEventPage, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { saleWorld } from '#test/races/sale-world.ts';
import { mailTo, signIn } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';
import { type BoxOfficeWorld, type BuyersCounter, boxOfficeContract } from './box-office.contract.ts';

function theEvent(id: number, more: { readonly policy?: string; readonly donations?: boolean } = {}) {
  const page = anEventPage({ id, policy: more.policy ?? null, donationEnabled: more.donations ?? false });
  const [session] = page.sessions;
  if (session === undefined) throw new Error('An event page has a session');
  return {
    ...page,
    sessions: [
      {
        ...session,
        id: id * 10,
        eventId: id,
        tickets: [
          aTicket({ id: `${id}-paid`, price: dong(200_000), originalPrice: dong(250_000), remaining: 10 }),
          aTicket({ id: `${id}-free`, price: dong(0), originalPrice: dong(0), remaining: 2 }),
        ],
      },
    ],
  };
}

async function inMemory(): Promise<BoxOfficeWorld> {
  const pages = [1, 2, 3].map((id) => theEvent(id, id === 2 ? { policy: 'x' } : {}));
  let used = 0;
  let people = 0;
  let ids = 0;
  let references = 0;
  let who: string | null = null;
  const events: ReturnType<typeof theEvent>[] = [];
  let office: ReturnType<typeof makeMemoryBoxOffice> | null = null;
  const open = () => {
    office ??= makeMemoryBoxOffice({ events, clock: { now: () => NOW }, newId: () => `id-${++ids}`, buyer: () => who });
    return office;
  };
  const counterOf = (person: string | null) => {
    const desk = open();
    const asThem = <T extends object>(port: T): T =>
      new Proxy(port, {
        get: (target, name) => {
          const act = Reflect.get(target, name) as (...args: unknown[]) => unknown;
          return (...args: unknown[]) => {
            who = person;
            return act(...args);
          };
        },
      });
    return {
      eventPages: desk.eventPages,
      ticketCounter: desk.ticketCounter,
      cart: asThem(desk.cart),
      checkoutDesk: asThem(desk.checkoutDesk),
      ticketWallet: asThem(desk.ticketWallet),
      sharedOrders: desk.sharedOrders,
    };
  };
  return {
    event: async (given = {}) => {
      const id = pages[used++]?.id ?? 100 + used;
      const page = theEvent(id, given);
      events.push(page);
      return { eventId: id, sectionEventId: id * 10, paid: `${id}-paid`, free: `${id}-free` };
    },
    buyer: async () => counterOf(`person-${++people}`),
    nobody: async () => counterOf(null),
    transfer: async (message, amount) => open().receiveTransfer(message, amount, `FT${++references}`),
  };
}

boxOfficeContract('in memory', inMemory);

let made: Promise<BoxOfficeWorld> | null = null;

async function overHttp(): Promise<BoxOfficeWorld> {
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ instead: mailTo(mailer) });
  const world = await saleWorld({}, app.database);

  const transportFor =
    (token: string | null): GraphqlTransport =>
    async (document, variables, options = {}) => {
      const told = await app.graphql(document.text, {
        variables: JSON.parse(JSON.stringify(variables)),
        ...(token === null ? {} : { token }),
        ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
      });
      const error = told.errors[0];
      if (error === undefined) return ok(told.data as never);
      const refusal = parseRefusal(error.extensions['code'], error.extensions['data']);
      if (refusal === null) throw new TransportError(error.message);
      return refused(refusal);
    };
  const counterOf = (token: string | null): BuyersCounter => {
    const transport = transportFor(token);
    return {
      eventPages: makeGraphqlEventPages(transport),
      ticketCounter: makeGraphqlTicketCounter(transport),
      cart: makeGraphqlCart(transport),
      checkoutDesk: makeGraphqlCheckoutDesk(transport),
      ticketWallet: makeGraphqlTicketWallet(transport),
      sharedOrders: makeRestSharedOrders({ baseUrl: app.url, fetch, locale: () => 'vi' }),
    };
  };

  return {
    event: async (given = {}) => {
      const sale = await world.sale({
        ...(given.policy === undefined ? {} : { policy: given.policy }),
        ...(given.donations === undefined ? {} : { donations: given.donations }),
        types: [
          { price: 200_000, originalPrice: 250_000, capacity: 10 },
          { price: 0, capacity: 2 },
        ],
      });
      const ticketId = (index: number) => encodeWireId(sale.eventId, sale.types[index]?.ticketTypeId ?? '');
      return { eventId: sale.eventId, sectionEventId: sale.sectionEventId, paid: ticketId(0), free: ticketId(1) };
    },
    buyer: async () => counterOf((await signIn(app, mailer, `${randomUUID()}@example.test`)).accessToken),
    nobody: async () => counterOf(null),
    transfer: async (message, amount) => {
      const id = Number.parseInt(randomUUID().slice(0, 8), 16);
      const text = JSON.stringify({
        id,
        gateway: 'Vietcombank',
        transactionDate: '2026-11-20 17:30:00',
        accountNumber: '0011004321234',
        subAccount: null,
        code: null,
        content: `MBVCB.${message}.CT tu 012`,
        transferType: 'in',
        transferAmount: amount,
        accumulated: 19_077_000,
        referenceCode: `MBVCB.${id}`,
        description: '',
      });
      const timestamp = Math.trunc(Date.now() / 1000);
      const mac = createHmac('sha256', 'demo-sepay-secret').update(`${timestamp}.${text}`).digest('hex');
      const answer = await fetch(`${app.url}/webhooks/sepay`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-sepay-timestamp': String(timestamp),
          'x-sepay-signature': `sha256=${mac}`,
        },
        body: text,
      });
      if (!answer.ok) throw new Error(`The bank's notice was refused: ${answer.status}`);
    },
  };
}

boxOfficeContract('over GraphQL and REST', () => {
  made ??= overHttp();
  return made;
});

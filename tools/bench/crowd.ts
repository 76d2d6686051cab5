import { randomUUID } from 'node:crypto';
import { BeginCheckoutDocument } from '#adapters/graphql/sale/begin-checkout.gen.ts';
import { ChooseTicketsDocument } from '#adapters/graphql/sale/choose-tickets.gen.ts';
import { EmptyCartDocument } from '#adapters/graphql/sale/empty-cart.gen.ts';
import { UnfinishedCheckoutDocument } from '#adapters/graphql/sale/unfinished-checkout.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { CrowdPlan, CrowdReport } from './crowd-plan.ts';
import { type HttpConnection, openHttpConnection, type ReadyBody, readyBody } from './http-connection.ts';
import { quantile } from './quantile.ts';

type Document = { readonly name: string; readonly text: string };
type Buyer = CrowdPlan['buyers'][number];
type Ask = (document: Document, body: ReadyBody, buyer: Buyer) => Promise<string>;

const WAIT_WHEN_BUSY_MS = 100;
const CART_LINE = /"choose_tickets":\[\{"id":"([^"]+)"/;

const NOTHING = readyBody('');
const bodyOf = ({ name, text }: Document, variables: unknown): ReadyBody =>
  readyBody(JSON.stringify({ operationName: name, variables, query: text }));

/** The page's own texts and headers; only variables differ. */
async function runCrowd({ url, wish, sale, connections, ms, buyers }: CrowdPlan): Promise<CrowdReport> {
  const { hostname, port } = new URL(url);
  const ticket_id = encodeWireId(sale.eventId, sale.ticketTypeId);
  const waits: number[] = [];
  let turn = 0;
  let fulfilled = 0;
  let busy = 0;
  let failed = 0;
  const began = performance.now();
  const over = (): boolean => performance.now() - began >= ms;

  const asks = (post: HttpConnection['post']): Ask => {
    return async ({ name }, body, { accessToken }) => {
      let key = randomUUID();
      for (;;) {
        const head = `x-locale: vi\r\nauthorization: ${accessToken}\r\nidempotency-key: ${key}\r\n`;
        const asked = performance.now();
        const answer = await post(head, body);
        waits.push(performance.now() - asked);
        if (!answer.includes('"errors"')) return answer;
        if (answer.includes('"BUSY"')) busy += 1;
        else if (answer.includes('"INTERNAL"')) {
          failed += 1;
          // The usual way does not recognise a repeated key.
          key = randomUUID();
        } else throw new Error(`${name} was refused: ${answer.slice(0, 500)}`);
        await new Promise((resolve) => setTimeout(resolve, WAIT_WHEN_BUSY_MS));
      }
    };
  };

  const { eventId: event_id, sectionEventId: section_event_id } = sale;
  // Made once: the crowd shares the machine with the server that it measures.
  const choices = [1, 2, 3, 4, 5].map((number_of_tickets) =>
    bodyOf(ChooseTicketsDocument, { input: { section_event_id, lines: [{ ticket_id, number_of_tickets }] } }),
  );
  const lookForUnfinished = bodyOf(UnfinishedCheckoutDocument, { sectionEventId: section_event_id });
  const emptyCart = bodyOf(EmptyCartDocument, { sectionEventId: section_event_id });
  const choose = (ask: Ask, buyer: Buyer, quantity: number): Promise<string> =>
    ask(ChooseTicketsDocument, choices[quantity - 1] ?? NOTHING, buyer);

  async function order(ask: Ask, buyer: Buyer, quantity: number): Promise<void> {
    await ask(UnfinishedCheckoutDocument, lookForUnfinished, buyer);
    await ask(EmptyCartDocument, emptyCart, buyer);
    const shopping_item_id = CART_LINE.exec(await choose(ask, buyer, quantity))?.[1];
    const attendees = [{ email: buyer.email, first_name: 'Lan', last_name: 'Nguyễn', phone_number: null }];
    const information_attendees_inputs = [{ shopping_item_id, attendees }];
    const input = {
      event_id,
      section_event_id,
      currency: 'VND',
      policy_agreed: false,
      shown_price: 0,
      information_attendees_inputs,
    };
    const begun = await ask(BeginCheckoutDocument, bodyOf(BeginCheckoutDocument, { input }), buyer);
    if (!begun.includes('"status":"SUCCESSFUL"')) throw new Error(`An order was not fulfilled: ${begun.slice(0, 500)}`);
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openHttpConnection(hostname, Number(port), '/graphql');
      const ask = asks(connection.post);
      while (!over()) {
        const mine = turn;
        turn += 1;
        const buyer = buyers[mine % buyers.length];
        if (buyer === undefined) throw new Error('The crowd is nobody');
        if (wish === 'hold') await choose(ask, buyer, 1 + (mine % 5));
        else await order(ask, buyer, 1 + (mine % 3));
        fulfilled += 1;
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  waits.sort((one, other) => one - other);
  return {
    fulfilled,
    busy,
    failed,
    requests: waits.length,
    seconds,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
  };
}

// A separate process, so that its cost is not the server's.
process.on('message', (plan: CrowdPlan) => {
  runCrowd(plan).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

import { randomUUID } from 'node:crypto';
import { BeginCheckoutDocument } from '#adapters/graphql/sale/begin-checkout.gen.ts';
import { ChooseTicketsDocument } from '#adapters/graphql/sale/choose-tickets.gen.ts';
import { StartBankTransferDocument } from '#adapters/graphql/sale/start-bank-transfer.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { BankAccount } from '../staging/bank/bank-account.ts';
import { feedRequest } from '../staging/bank/feeds.ts';
import type { CheckoutPlan, CheckoutReport } from './checkout-crowd-plan.ts';
import { type HttpConnection, openHttpConnection } from './http-connection.ts';
import { quantile } from './quantile.ts';

type Document = { readonly name: string; readonly text: string };
type Connections = { readonly page: HttpConnection; readonly bank: HttpConnection; readonly bankAgain: HttpConnection };

const WAIT_WHEN_BUSY_MS = 100;
/** As feeds do that did not see their notice accepted. */
const TWICE_EVERY = 20;
const CART_LINE = /"choose_tickets":\[\{"id":"([^"]+)"/;
const CHECKOUT = /"begin_payment_checkout_session":\{"id":"([^"]+)"/;
const TRANSFER = /"value":(\d+).*"message":"([^"]+)"/;

/** The page's own operations, and notices signed as the provider signs them. */
async function buyAll({ url, sale, connections, ms, buyers, code, bank }: CheckoutPlan): Promise<CheckoutReport> {
  const { hostname, port } = new URL(url);
  const { eventId: event_id, sectionEventId: section_event_id } = sale;
  const ticket_id = encodeWireId(event_id, sale.ticketTypeId);
  const account = new BankAccount(Date.now());
  const [waits, settles, paidCodes]: [number[], number[], string[]] = [[], [], []];
  let [turn, busy, failed, toldTwice] = [0, 0, 0, 0];
  const began = performance.now();

  async function timed(to: number[], asked: () => Promise<string>): Promise<string> {
    const from = performance.now();
    const answer = await asked();
    const took = performance.now() - from;
    waits.push(took);
    if (to !== waits) to.push(took);
    return answer;
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT_WHEN_BUSY_MS));

  async function ask(
    page: HttpConnection,
    accessToken: string,
    { name, text }: Document,
    variables: unknown,
  ): Promise<string> {
    const body = JSON.stringify({ operationName: name, variables, query: text });
    let key = randomUUID();
    for (;;) {
      const answer = await timed(waits, () =>
        page.post(`x-locale: vi\r\nauthorization: ${accessToken}\r\nidempotency-key: ${key}\r\n`, body),
      );
      if (!answer.includes('"errors"')) return answer;
      if (answer.includes('"BUSY"')) busy += 1;
      else if (answer.includes('"INTERNAL"')) {
        failed += 1;
        // The usual way does not recognise a repeated key.
        key = randomUUID();
      } else throw new Error(`${name} was refused: ${answer.slice(0, 500)}`);
      await pause();
    }
  }

  async function tell(to: HttpConnection, { headers, body }: ReturnType<typeof feedRequest>): Promise<void> {
    const { 'content-type': _own, ...signature } = headers;
    const lines = Object.entries(signature).map(([name, value]) => `${name}: ${value}\r\n`);
    for (;;) {
      const answer = await timed(settles, () => to.post(lines.join(''), body));
      if (answer === '{"success":true}') return;
      failed += 1;
      await pause();
    }
  }

  async function buy({ page, bank: feed, bankAgain }: Connections, mine: number): Promise<void> {
    const buyer = buyers[mine];
    if (buyer === undefined) throw new Error('There were not enough buyers for a round');
    const { email, accessToken } = buyer;
    const lines = [{ ticket_id, number_of_tickets: 1 + (mine % 3) }];
    const chosen = await ask(page, accessToken, ChooseTicketsDocument, { input: { section_event_id, lines } });
    const attendees = [{ email, first_name: 'Lan', last_name: 'Nguyễn', phone_number: null }];
    const information_attendees_inputs = [{ shopping_item_id: CART_LINE.exec(chosen)?.[1], attendees }];
    const input = {
      event_id,
      section_event_id,
      currency: 'VND',
      policy_agreed: false,
      code,
      information_attendees_inputs,
    };
    const begun = await ask(page, accessToken, BeginCheckoutDocument, { input });
    const payment_checkout_session_id = CHECKOUT.exec(begun)?.[1];
    const asked = await ask(page, accessToken, StartBankTransferDocument, { input: { payment_checkout_session_id } });
    const [, amount = '', message = ''] = TRANSFER.exec(asked) ?? [];
    const transfer = account.book({
      direction: 'in',
      amount: Number(amount),
      message,
      mode: 'exact',
      provider: 'sepay',
      now: Date.now(),
    });
    const notice = feedRequest(
      'sepay',
      transfer,
      { ...bank, cassoSecret: '', wrongSignature: false },
      Date.now(),
      account.balance,
    );
    const twice = mine % TWICE_EVERY === 0;
    await Promise.all([tell(feed, notice), ...(twice ? [tell(bankAgain, notice)] : [])]);
    if (twice) toldTwice += 1;
    paidCodes.push(message);
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const open = (path: string) => openHttpConnection(hostname, Number(port), path);
      const own = {
        page: await open('/graphql'),
        bank: await open('/webhooks/sepay'),
        bankAgain: await open('/webhooks/sepay'),
      };
      while (performance.now() - began < ms) {
        const mine = turn;
        turn += 1;
        await buy(own, mine);
      }
      for (const each of Object.values(own)) each.close();
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  for (const times of [waits, settles]) times.sort((one, other) => one - other);
  const latencies = {
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    settleP50: quantile(settles, 0.5),
    settleP99: quantile(settles, 0.99),
  };
  return { fulfilled: paidCodes.length, busy, failed, toldTwice, seconds, paidCodes, ...latencies };
}

// A separate process, so that its cost is not the server's.
process.on('message', (plan: CheckoutPlan) => {
  buyAll(plan).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

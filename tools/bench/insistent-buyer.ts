import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BeginCheckoutDocument } from '#adapters/graphql/sale/begin-checkout.gen.ts';
import { CheckoutSessionDocument } from '#adapters/graphql/sale/checkout-session.gen.ts';
import { ChooseTicketsDocument } from '#adapters/graphql/sale/choose-tickets.gen.ts';
import { StartBankTransferDocument } from '#adapters/graphql/sale/start-bank-transfer.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { feedRequest } from '../staging/bank/feeds.ts';
import type { HotSale } from './bench-world.ts';
import type { InsistentShop } from './insistent-shop.ts';

export type InsistentBuyer = { readonly accessToken: string; readonly email: string };

export type Purchase = {
  readonly quantity: number;
  readonly holdKey: string;
  readonly checkoutSessionId: string;
  /** The accepted bank notice; null: a free order. */
  readonly transfer: { readonly reference: string; readonly amount: number } | null;
};

export type Bank = { readonly accountNumber: string; readonly sepaySecret: string };

type Told = {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
};
type Checkout = { readonly id: string; readonly result: { readonly status: string } };
type Transfer = { readonly value: number; readonly bank_transfer: { readonly message: string } };

/** While money is on its way or unknown, nothing else may be shown. */
const UNDER_WAY: ReadonlySet<string> = new Set(['OPEN', 'PENDING', 'PROCESSING', 'SUCCESSFUL']);
const LOOKS_EVERY_MS = 250;
let references = 0;

/** With the same keys until everything is answered; null when nothing is left for that many. */
export async function buyInsistently(
  shop: InsistentShop,
  sale: HotSale,
  { accessToken, email }: InsistentBuyer,
  quantity: number,
  bank: Bank,
): Promise<Purchase | null> {
  async function graphql<T>(
    { name, text }: { readonly name: string; readonly text: string },
    variables: unknown,
    key: string,
  ): Promise<T | null> {
    const headers = { authorization: accessToken, 'idempotency-key': key, 'x-locale': 'vi' };
    const { data, errors } = JSON.parse(
      await shop.ask({
        path: '/graphql',
        headers,
        body: JSON.stringify({ operationName: name, query: text, variables }),
      }),
    ) as Told;
    const code = errors?.[0]?.extensions.code;
    if (code === 'SOLD_OUT') return null;
    if (code !== undefined || data === null)
      throw new Error(`${name} was refused with ${code ?? 'nothing'}: ${JSON.stringify(errors)}`);
    return Object.values(data)[0] as T;
  }
  const sure = <T>(answer: T | null): T => {
    if (answer === null) throw new Error('Places that were held are sold out');
    return answer;
  };

  const holdKey = randomUUID();
  const ticket_id = encodeWireId(sale.eventId, sale.ticketTypeId);
  const lines = [{ ticket_id, number_of_tickets: quantity }];
  const held = await graphql<readonly { readonly id: string }[]>(
    ChooseTicketsDocument,
    { input: { section_event_id: sale.sectionEventId, lines } },
    holdKey,
  );
  if (held === null) return null;

  const input = {
    event_id: sale.eventId,
    section_event_id: sale.sectionEventId,
    currency: 'VND',
    policy_agreed: false,
    shown_price: null,
    information_attendees_inputs: held.map(({ id }) => ({
      shopping_item_id: id,
      attendees: [{ email, first_name: 'Lan', last_name: 'Nguyễn', phone_number: null }],
    })),
  };
  const begun = sure(await graphql<Checkout>(BeginCheckoutDocument, { input }, randomUUID()));
  if (begun.result.status === 'SUCCESSFUL') return { quantity, holdKey, checkoutSessionId: begun.id, transfer: null };

  const started = sure(
    await graphql<Transfer>(
      StartBankTransferDocument,
      { input: { payment_checkout_session_id: begun.id } },
      randomUUID(),
    ),
  );
  references += 1;
  const transfer = { reference: `FT${process.pid}-${references}-${randomUUID().slice(0, 8)}`, amount: started.value };
  const record = {
    direction: 'in' as const,
    id: process.pid * 1_000_000 + references,
    amount: started.value,
    message: started.bank_transfer.message,
    reference: transfer.reference,
    mode: 'exact' as const,
    provider: 'sepay' as const,
    booked_at: Date.now(),
    deliveries: [],
  };
  const settings = { ...bank, cassoSecret: '', wrongSignature: false };
  // Every third notice comes twice, as providers repeat.
  for (let times = references % 3 === 0 ? 2 : 1; times > 0; times -= 1) {
    const answer = await shop.ask(feedRequest('sepay', record, settings, Date.now(), 0));
    if (!answer.includes('"success":true')) throw new Error(`The bank's notice was refused: ${answer}`);
  }

  for (;;) {
    const seen = sure(await graphql<Checkout>(CheckoutSessionDocument, { id: begun.id }, randomUUID()));
    if (!UNDER_WAY.has(seen.result.status)) throw new Error(`A paid order was shown as ${seen.result.status}`);
    if (seen.result.status === 'SUCCESSFUL') return { quantity, holdKey, checkoutSessionId: begun.id, transfer };
    await sleep(LOOKS_EVERY_MS);
  }
}

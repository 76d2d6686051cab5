import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { makeGraphqlEventPages } from '#adapters/graphql/event/page/graphql-event-pages.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { readAnswer } from '#adapters/graphql/platform/read-answer.ts';
import { makeGraphqlCart } from '#adapters/graphql/sale/graphql-cart.ts';
import { makeGraphqlCheckoutDesk } from '#adapters/graphql/sale/graphql-checkout-desk.ts';
import { dong, times, ZERO } from '#domain/kernel/money/dong.ts';
import { type PricedLine, quoteCart } from '#domain/sale/pricing/quote.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { mailTo, signIn } from '#test/server/sign-in-for-test.ts';
import { startTestApp } from '#test/server/start-test-app.ts';

let world: SaleWorld;
let transport: GraphqlTransport;
beforeAll(async () => {
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ instead: mailTo(mailer) });
  world = await saleWorld({}, app.database);
  const { accessToken: token } = await signIn(app, mailer, `${randomUUID()}@example.test`);
  transport = (async (
    document: { readonly text: string },
    variables: unknown,
    options: { readonly idempotencyKey?: string } = {},
  ) =>
    readAnswer(
      await app.graphql(document.text, {
        token,
        variables: JSON.parse(JSON.stringify(variables)) as Record<string, unknown>,
        ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
      }),
    )) as GraphqlTransport;
});

function given<Value>(
  result:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly refusal: { readonly code: string } },
): Value {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const MOST = 9_999_999_999;
const price = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MOST }));
const wanted = fc.record({ price, off: fc.integer({ min: 0, max: MOST }), quantity: fc.integer({ min: 1, max: 5 }) });
const selection = fc.record({
  lines: fc.array(wanted, { minLength: 1, maxLength: 4 }),
  donation: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: MOST })),
});

it('the browser’s quote of any selection is the server’s, in the cart and in the checkout', async () => {
  await fc.assert(
    fc.asyncProperty(selection, async ({ lines, donation }) => {
      const sale = await world.sale({
        donations: true,
        types: lines.map(({ price, off }) => ({ price, originalPrice: price + off })),
      });
      const [cart, desk, pages] = [
        makeGraphqlCart(transport),
        makeGraphqlCheckoutDesk(transport),
        makeGraphqlEventPages(transport),
      ];
      const page = given(await pages.read(sale.eventId));
      const tickets = page.sessions[0]?.tickets ?? [];
      const preview = quoteCart(
        lines.map(({ quantity }, index): PricedLine => {
          const ticket = tickets[index];
          if (ticket === undefined) throw new Error('A ticket type is missing on the page');
          return {
            ticketTypeId: ticket.id,
            quantity,
            originalPrice: times(ticket.originalPrice, quantity),
            price: times(ticket.price, quantity),
            specialOff: ZERO,
          };
        }),
        dong(donation),
      );
      const wantedLines = lines.map(({ quantity }, index) => ({ ticketId: tickets[index]?.id ?? '', quantity }));
      const held = given(await cart.choose(sale.sectionEventId, wantedLines, randomUUID()));
      const reckoned = quoteCart(
        held.map((line): PricedLine => ({ ...line, ticketTypeId: line.ticketId })),
        dong(donation),
      );
      expect([reckoned.original, reckoned.discount, reckoned.final]).toEqual([
        preview.original,
        preview.discount,
        preview.final,
      ]);
      if (donation > 0) given(await desk.saveDonation(sale.sectionEventId, dong(donation), null));
      const attendee = { email: 'lan@example.test', firstName: 'Lan', lastName: '', phoneNumber: '' };
      const checkout = given(
        await desk.begin(
          {
            eventId: sale.eventId,
            sectionEventId: sale.sectionEventId,
            policyAgreed: false,
            // Another total would be refused with PRICE_CHANGED.
            shownPrice: preview.final,
            attendees: held.map((line) => ({
              cartLineId: line.id,
              attendees: Array.from({ length: line.quantity }, () => attendee),
            })),
          },
          randomUUID(),
        ),
      );
      expect({
        original: checkout.originalPrice,
        discount: checkout.discount,
        donation: checkout.donation,
        final: checkout.price,
      }).toEqual({
        original: preview.original,
        discount: preview.discount,
        donation: preview.donation,
        final: preview.final,
      });
    }),
    { numRuns: 25 },
  );
});

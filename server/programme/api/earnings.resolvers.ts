import { z } from 'zod';
import { invalid } from '#domain/kernel/field-problems.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFigures } from '#domain/ledger/publisher-earnings.ts';
import { refundWindowEnd } from '#domain/sale/refund/refund.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, rowNumber } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { type EarningFigure, PublisherBooks } from '#server/programme/ports/publisher-books.ts';
import { WithdrawalBook, WithdrawalFee } from '#server/programme/ports/withdrawal-book.ts';
import { ReadBalances } from '#server/programme/read-balances.ts';
import { ReadEarnings } from '#server/programme/read-earnings.ts';
import { publisherFor, publisherName } from './publisher-for.ts';
import { withdrawalOf } from './withdrawal-on-wire.ts';

const OF_EVENT = ['sold', 'refunded', 'by-hand', 'matured'] as const;
const OF_BOOK = ['matured', 'balance', 'on-the-way', 'paid-out', 'fees', 'sale-fees'] as const;

const access = onPlatform('withdrawal.request');
const whose = { publisher: z.string().max(64).nullish() };

/** Null: no such figure of an event, or of a publisher. */
function figureOf(eventId: number | null | undefined, name: string): EarningFigure | null {
  if (eventId === null || eventId === undefined) {
    const figure = OF_BOOK.find((one) => one === name);
    return figure === undefined ? null : { eventId: null, figure };
  }
  const figure = OF_EVENT.find((one) => one === name);
  return figure === undefined ? null : { eventId, figure };
}

export const earningsResolvers: Resolvers = {
  Query: {
    earnings: rootField({
      access,
      input: z.object(whose),
      resolve: async ({ publisher: name }, context) => {
        const own = await publisherFor(name, context);
        if (!own.ok) return own;
        const { publisher, mayRequest } = own.value;
        const named = await context.use(PublisherBooks).named(publisher);
        if (named === null) return refused({ code: 'NOT_FOUND' });
        const standing = await context.use(ReadEarnings)(publisher);
        const fee = await context.use(WithdrawalFee)(context.now);
        return ok({
          publisher: publisherName(publisher),
          name: named.name,
          balance: standing.balance,
          withdrawable: standing.withdrawable,
          taken_back: standing.takenBack,
          pending: standing.maturing?.amount ?? ZERO,
          matures_at: standing.maturing?.from ?? null,
          matured: standing.matured,
          on_the_way: standing.onTheWay,
          paid_out: standing.paidOut,
          fees: standing.fees,
          sale_fees: standing.saleFees,
          cancelling: standing.refundsDue,
          fee_hundredths: fee.basisPoints,
          fee_fixed: fee.fixed,
          fee_minimum: fee.minimum,
          may_request: mayRequest,
        });
      },
    }),
    earning_events: rootField({
      access,
      input: z.object({ ...whose, ...paging }),
      resolve: async ({ publisher: name, ...asked }, context) => {
        const own = await publisherFor(name, context);
        if (!own.ok) return own;
        const { publisher } = own.value;
        const cursors = cursorsOf(context.use(Keyring), 'earning_events', { publisher: publisherName(publisher) });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const books = context.use(PublisherBooks);
        const { byEvent } = await context.use(ReadEarnings)(publisher);
        const events = await books.events(publisher, page.value);
        const entries = events.rows.map(({ eventId, name: eventName, endsAt, lines }) => {
          const { byHand, ...figures } = eventFigures(lines, eventId);
          const paid = byEvent.find((one) => one.eventId === eventId);
          return {
            event_id: eventId,
            name: eventName,
            ends_at: endsAt,
            matures_at: refundWindowEnd(endsAt),
            ...figures,
            by_hand: byHand,
            fee: paid?.fee ?? ZERO,
            taken: paid?.taken ?? ZERO,
            left: paid?.left ?? ZERO,
          };
        });
        return ok({ entries, metadata: cursors.metadata(events, () => books.countEvents(publisher)) });
      },
    }),
    earning_lines: rootField({
      access,
      input: z.object({
        ...whose,
        ...paging,
        event_id: rowNumber.nullish(),
        figure: oneOf([...new Set([...OF_EVENT, ...OF_BOOK])]),
      }),
      resolve: async ({ publisher: name, event_id: eventId, figure: asked, ...paged }, context) => {
        const own = await publisherFor(name, context);
        if (!own.ok) return own;
        const { publisher } = own.value;
        const figure = figureOf(eventId, asked);
        if (figure === null) return refused(invalid('figure', { kind: 'MALFORMED' }));
        const bound = { publisher: publisherName(publisher), ...figure };
        const cursors = cursorsOf(context.use(Keyring), 'earning_lines', bound);
        const page = cursors.request(paged);
        if (!page.ok) return page;
        const books = context.use(PublisherBooks);
        const lines = await books.lines(publisher, figure, page.value);
        const entries = lines.rows.map(({ lineId, at, kind, change, orderNumber, eventName }) => ({
          id: lineId,
          at,
          kind,
          change,
          order_number: orderNumber,
          event_name: eventName,
        }));
        return ok({ entries, metadata: cursors.metadata(lines, () => books.countLines(publisher, figure)) });
      },
    }),
    payouts: rootField({
      access,
      input: z.object({ ...whose, ...paging }),
      resolve: async ({ publisher: name, ...asked }, context) => {
        const own = await publisherFor(name, context);
        if (!own.ok) return own;
        const { publisher } = own.value;
        const cursors = cursorsOf(context.use(Keyring), 'payouts', { publisher: publisherName(publisher) });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const book = context.use(WithdrawalBook);
        const payouts = await book.of(publisher, 'revenue', page.value);
        return ok({
          entries: payouts.rows.map(withdrawalOf),
          metadata: cursors.metadata(payouts, () => book.countOf(publisher, 'revenue')),
        });
      },
    }),
    publisher_balances: rootField({
      access: onPlatform('withdrawal.approve'),
      input: z.object(paging),
      resolve: async (asked, context) => {
        const cursors = cursorsOf(context.use(Keyring), 'publisher_balances', {});
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const books = context.use(PublisherBooks);
        const found = await books.publishers(page.value);
        const money = await context.use(ReadBalances)(found.rows.map(({ publisher }) => publisher));
        const entries = found.rows.flatMap(({ publisher, name, email }, index) => {
          const standing = money[index];
          if (standing === undefined) return [];
          return {
            publisher: publisherName(publisher),
            name,
            email,
            balance: standing.balance,
            withdrawable: standing.withdrawable,
            pending: standing.maturing?.amount ?? ZERO,
            matured: standing.matured,
            on_the_way: standing.onTheWay,
            paid_out: standing.paidOut,
            fees: standing.fees,
          };
        });
        return ok({ entries, metadata: cursors.metadata(found, books.countPublishers) });
      },
    }),
  },
};

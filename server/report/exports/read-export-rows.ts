import type { CsvValue } from '#domain/kernel/csv/csv-cell.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import type { ListPosition, Page } from '#domain/kernel/page.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { eventVisibility } from '#domain/permission/event-visibility.ts';
import { orderRows } from '#domain/report/order-rows.ts';
import type { ExportOf } from '#domain/report/report-export.ts';
import { within } from '#domain/report/report-figures.ts';
import { revenueBreakdown } from '#domain/report/revenue.ts';
import { ReportedEvents } from '#server/event/ports/reported-events.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { PublisherBooks } from '#server/programme/ports/publisher-books.ts';
import { ReadBalances } from '#server/programme/read-balances.ts';
import { ReadFigures } from '#server/report/figures/read-figures.ts';
import { ReportedOrders } from '#server/report/ports/reported-orders.ts';
import { BALANCE_COLUMNS, type Column, orderColumns, REVENUE_COLUMNS } from '#words/report/report-columns.ts';

/** `entries`: orders, events or organisers; an order is several lines of the file. */
type ExportPart = {
  readonly titles: readonly string[];
  readonly lines: readonly (readonly CsvValue[])[];
  readonly entries: number;
  readonly after: ListPosition | null;
};

type ExportAsked = {
  readonly accountId: AccountId;
  readonly of: ExportOf;
  readonly locale: Locale;
  readonly timezone: string;
};

/** A report part by part, as its list shows it. */
export type ReadExportRows = {
  readonly count: (asked: ExportAsked) => Promise<number>;
  readonly part: (asked: ExportAsked, from: ListPosition | null, most: number) => Promise<ExportPart>;
};

function partOf<Entry, Row>(
  page: Page<Entry>,
  columns: readonly Column<Row>[],
  locale: Locale,
  linesOf: (entry: Entry, at: number) => readonly Row[],
): ExportPart {
  return {
    titles: columns.map(({ title }) => title[locale]),
    lines: page.rows.flatMap((entry, at) =>
      linesOf(entry, at).map((row) => columns.map(({ cell }) => cell(row, locale))),
    ),
    entries: page.rows.length,
    after: page.after,
  };
}

export const ReadExportRows = defineUseCase(
  'ReadExportRows',
  {
    orders: ReportedOrders,
    events: ReportedEvents,
    figures: ReadFigures,
    books: PublisherBooks,
    balances: ReadBalances,
    people: ViewerFacts,
  },
  ({ orders, events, figures: figuresOf, books, balances, people }): ReadExportRows => {
    const visible = async (accountId: AccountId) => eventVisibility(await people.of(accountId), 'event.revenue');
    return {
      async count({ accountId, of }) {
        if (of.kind === 'ORDERS') return orders.countAllOrders(of);
        if (of.kind === 'BALANCES') return books.countAllPublishers();
        return events.countAllEvents({ ...of, visibility: await visible(accountId) });
      },
      async part({ accountId, of, locale, timezone }, position, limit) {
        const at = { limit, from: position === null ? null : ({ direction: 'after', position } as const) };
        if (of.kind === 'ORDERS')
          return partOf(await orders.orders(of, at), orderColumns(timezone), locale, (order) =>
            orderRows(order).map((row) => ({
              ...row,
              orderNumber: order.orderNumber,
              paymentId: row.providerReference,
              ticketName: row.ticket?.ticketName ?? null,
            })),
          );
        if (of.kind === 'REVENUE') {
          const page = await events.events({ ...of, visibility: await visible(accountId) }, at);
          const figures = await Promise.all(
            page.rows.map(async ({ eventId }) => {
              const rows = await (await figuresOf(eventId)).revenue();
              return revenueBreakdown(within(rows, of.period));
            }),
          );
          return partOf(page, REVENUE_COLUMNS, locale, (event, index) => {
            const { orders: sold = 0, total = ZERO } = figures[index] ?? {};
            return [{ name: event.name, beginAt: event.beginAt, timezone: event.timezone, orders: sold, total }];
          });
        }
        const page = await books.publishers(at);
        const money = await balances(page.rows.map(({ publisher }) => publisher));
        return partOf(page, BALANCE_COLUMNS, locale, ({ name, email }, index) => {
          const standing = money[index];
          return standing === undefined
            ? []
            : [{ ...standing, name, email, pending: standing.maturing?.amount ?? ZERO }];
        });
      },
    };
  },
);

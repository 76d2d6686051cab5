import { randomUUID } from 'node:crypto';
import type { SeatRequest } from '#domain/event/seat/seat.ts';
import { readSeatPlan, type SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SeatCharts } from '#server/event/ports/seat-charts.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { ChangeReservation } from '#server/sale/change-reservation.ts';
import { ReserveTickets } from '#server/sale/reserve-tickets.ts';
import type { Sale, SaleGiven } from '#test/races/sale-world.ts';
import { type MoneyPorts, moneyWorld } from './money-world.ts';

export type SeatPorts = MoneyPorts & {
  readonly charts: SeatCharts;
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly seatsOfTickets: (eventId: number) => Promise<readonly string[]>;
};

export type Hall = Sale & { readonly ids: ReadonlyMap<string, string> };

const planOf = (rows: readonly string[]): SeatPlanRow[] =>
  rows.map((layout, at) => ({
    section: '',
    name: 'ABCDEFGHIJ'[at] ?? '',
    layout,
    ticketTypeId: null,
    specialCode: layout.includes('*') ? 'VIP' : null,
  }));

export function seatWorld(ports: SeatPorts) {
  const { charts, desk, newId, clock } = ports;
  const world = moneyWorld(ports);
  const reserve = ReserveTickets.make({ desk, newId, digest: sha256Digest, clock });
  const change = ChangeReservation.make({ desk, clock });

  async function draw(sale: Sale, rows: readonly string[]): ReturnType<SeatCharts['write']> {
    const plan = planOf(rows);
    const read = readSeatPlan(plan);
    if (!read.ok) throw new Error(`Not a hall: ${JSON.stringify(read.refusal)}`);
    const seats = read.value.map((seat) => ({ ...seat, seatId: newId.newId() }));
    const { eventId, sectionEventId, types } = sale;
    const seatedTypes = rows.length === 0 ? [] : types.slice(0, 1).map((type) => type.ticketTypeId);
    return ports.transaction((tx) =>
      charts.write(tx, { eventId, sectionEventId, poolsOpenAt: null, plan, seats, seatedTypes }, clock.now()),
    );
  }

  async function hall(rows: readonly string[], given: SaleGiven = {}): Promise<Hall> {
    const sale = await world.sale(given);
    await draw(sale, rows);
    const chart = await charts.chart(sale.eventId, sale.sectionEventId);
    return { ...sale, ids: new Map(chart?.seats.map((seat) => [seat.alias, seat.seatId])) };
  }

  /** 'A1 A2': these; a number: the best so many. */
  const askOf = (
    to: Hall,
    wanted: string | number,
    over: Partial<SeatRequest> = {},
  ): { quantity: number; seats: SeatRequest } => {
    const rest = { accessible: 0, code: null, ...over };
    if (typeof wanted === 'number')
      return { quantity: wanted, seats: { kind: 'BEST', maySplit: false, ...rest } as SeatRequest };
    const names = wanted.split(' ').filter((name) => name !== '');
    return {
      quantity: names.length,
      seats: { kind: 'NAMED', seatIds: names.map((name) => to.ids.get(name) ?? randomUUID()), ...rest } as SeatRequest,
    };
  };

  const take = (
    accountId: AccountId,
    to: Hall,
    wanted: string | number,
    more: { readonly mode?: 'replace' | 'add'; readonly key?: string; readonly ask?: Partial<SeatRequest> } = {},
  ) =>
    reserve({
      accountId,
      eventId: to.eventId,
      sectionEventId: to.sectionEventId,
      mode: more.mode ?? 'replace',
      lines: [{ ticketTypeId: to.types[0]?.ticketTypeId ?? '', ...askOf(to, wanted, more.ask) }],
      idempotencyKey: more.key ?? randomUUID(),
    });

  const changeTo = (accountId: AccountId, to: Hall, reservationId: string, wanted: string | number) =>
    change({
      accountId,
      eventId: to.eventId,
      reservationId,
      ...(typeof wanted === 'number' ? { quantity: wanted } : askOf(to, wanted)),
    });

  /** Row by row: '.' free, 'x' held or sold, '#' not for sale. */
  async function drawn(of: Sale): Promise<string[]> {
    const [chart, found] = [
      await charts.chart(of.eventId, of.sectionEventId),
      await charts.states(of.eventId, of.sectionEventId),
    ];
    const rows = Map.groupBy(
      chart?.seats.map((seat, at) => ({ row: seat.row, letter: found?.states[at] })) ?? [],
      (seat) => seat.row,
    );
    return [...rows.values()].map((seats) => seats.map((seat) => seat.letter).join(''));
  }

  const namesOf = (outcome: Awaited<ReturnType<typeof take>>): string =>
    outcome.ok ? outcome.value.flatMap((line) => line.seats.map((seat) => seat.alias)).join(' ') : outcome.refusal.code;

  return { ...ports, ...world, draw, hall, take, changeTo, drawn, namesOf };
}

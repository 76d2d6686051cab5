import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { GiveBackOrder } from '#server/sale/give-back-order.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Place = {
  readonly id: string;
  readonly standing: string;
  readonly ahead: number;
  readonly number_of_tickets: number;
  readonly held_until: number | null;
};
type Line = { readonly groups: number; readonly tickets: number; readonly entries: readonly (Place & Told)[] };
type Told = { readonly email: string; readonly ticket_name: string };

const PLACE = 'id standing ahead number_of_tickets held_until';
const ticketOf = (sale: Sale): string => encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? '');
const join = (by: Person, sale: Sale, party: number) =>
  by.ask<Place>(
    `mutation ($id: ID!, $party: Int!) { join_waiting_list(ticket_id: $id, number_of_tickets: $party) { ${PLACE} } }`,
    { id: ticketOf(sale), party },
  );
const mine = async (by: Person, sale: Sale) =>
  (
    await by.ask<readonly Place[]>(`query ($event: Int!) { waiting_places(event_id: $event) { ${PLACE} } }`, {
      event: sale.eventId,
    })
  ).value;
const leave = (by: Person, id: string | undefined) =>
  by.ask<boolean>('mutation ($id: ID!) { leave_waiting_list(waiting_place_id: $id) }', { id });
const remove = (by: Person, id: string | undefined) =>
  by.ask<boolean>('mutation ($id: ID!) { remove_from_waiting_list(waiting_place_id: $id) }', { id });
const line = (by: Person, sale: Sale) =>
  by.ask<Line>(
    `query ($event: Int!) { waiting_list_admin(event_id: $event) { groups tickets
      entries { id email ticket_name standing number_of_tickets joined_at held_until } } }`,
    { event: sale.eventId },
  );
const cart = async (by: Person) =>
  (
    await by.ask<readonly { readonly held_until: number; readonly metadata: { readonly number_of_tickets: number } }[]>(
      '{ shopping_items { held_until metadata { number_of_tickets } } }',
    )
  ).value;

async function soldOut() {
  const sale = await world.sales.sale({ types: [{ capacity: 4 }] });
  const buyer = await world.person('mua');
  const { id } = await world.orders(buyer, sale, 'a@example.test', 'b@example.test', 'c@example.test');
  const { account_id: accountId } = await world.sales.one<{ account_id: AccountId }>(
    'SELECT account_id FROM account WHERE email = $1',
    [buyer.email],
  );
  const checkoutSessionId = decodeWireId(id)?.rowId ?? '';
  const frees = async () => {
    const order = { eventId: sale.eventId, accountId, checkoutSessionId, by: null, answer: null };
    expect(await world.app.use(GiveBackOrder)(order)).toMatchObject({ ok: true });
  };
  return { sale, buyer, frees };
}

describe('the waiting list of a sold-out event', () => {
  it('offers four places to three groups in order, for a day, by email in their language', async () => {
    const { sale, frees } = await soldOut();
    const [lan, minh, hoa] = [await world.person('lan'), await world.person('minh'), await world.person('hoa')];
    expect((await join(lan, sale, 2)).value).toMatchObject({ standing: 'WAITING', ahead: 0, number_of_tickets: 2 });
    expect((await join(minh, sale, 2)).value).toMatchObject({ standing: 'WAITING', ahead: 1 });
    expect((await join(hoa, sale, 1)).value).toMatchObject({ standing: 'WAITING', ahead: 2 });

    await frees();
    const [offered] = await mine(lan, sale);
    expect(offered).toMatchObject({ standing: 'OFFERED' });
    expect((offered?.held_until ?? 0) - Date.now()).toBeGreaterThan(DAY - HOUR);
    expect(await mine(minh, sale)).toMatchObject([{ standing: 'OFFERED' }]);
    expect(await mine(hoa, sale)).toMatchObject([{ standing: 'WAITING', ahead: 0, held_until: null }]);
    expect(await cart(lan)).toMatchObject([{ metadata: { number_of_tickets: 2 }, held_until: offered?.held_until }]);

    const [mail] = (await world.mailsTo(lan.email)).filter(({ subject }) => subject.includes('đang được giữ'));
    expect(mail?.subject).toBe('Vé Đêm nhạc đang được giữ cho bạn');
    expect(mail?.text).toContain('2 × ');
    expect(mail?.text).toContain(`/vi/payment/${sale.sectionEventId}`);

    expect((await leave(lan, offered?.id)).value).toBe(true);
    expect(await mine(hoa, sale)).toMatchObject([{ standing: 'OFFERED' }]);
    expect(await cart(lan)).toEqual([]);
    expect(await mine(lan, sale)).toEqual([]);
  });

  it('refuses who could buy, who waits for another number, and what is nobody else’s', async () => {
    const open = await world.sales.sale({ types: [{ capacity: 4 }] });
    const lan = await world.person('lan');
    expect((await join(lan, open, 2)).refusal).toEqual({ code: 'NOT_SOLD_OUT', ticketId: ticketOf(open) });
    const { sale } = await soldOut();
    const { value } = await join(lan, sale, 2);
    expect((await join(lan, sale, 2)).value).toEqual(value);
    expect((await join(lan, sale, 3)).refusal).toEqual({ code: 'WAITS_ALREADY', party: 2 });
    const other = await world.person('khac');
    expect((await join(other, sale, 5)).refusal).toMatchObject({ code: 'REACH_LIMITED_PURCHASE', max: 4 });
    expect((await leave(other, value.id)).refusal).toMatchObject({ code: 'NOT_FOUND' });
    expect((await leave(lan, value.id)).value).toBe(true);
    expect((await leave(lan, value.id)).value).toBe(true);
    await world.app.database.asOwner(`UPDATE event SET status = 'CANCELLED' WHERE event_id = $1`, [sale.eventId]);
    expect((await join(other, sale, 1)).refusal).toMatchObject({ code: 'NOT_ON_SALE' });
  });

  it('sells no place past those who wait', async () => {
    const { sale, frees } = await soldOut();
    const lan = await world.person('lan');
    await join(lan, sale, 3);
    await frees();
    const other = await world.person('khac');
    const bought = await other.ask('mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
      input: { section_event_id: sale.sectionEventId, lines: [{ ticket_id: ticketOf(sale), number_of_tickets: 2 }] },
    });
    expect(bought.refusal).toMatchObject({ code: 'SOLD_OUT', remaining: 1 });
  });

  it('keeps nothing from others once the sale of its ticket type is over', async () => {
    const types = [{ capacity: 4 }, { capacity: 4 }];
    const sale = await world.sales.sale({ types, eventCapacity: 4 });
    const buyer = await world.person('mua');
    await world.orders(buyer, sale, 'a@example.test', 'b@example.test', 'c@example.test');
    const lan = await world.person('lan');
    await join(lan, sale, 2);
    await world.app.database.asOwner('UPDATE quota SET capacity = 6 WHERE event_id = $1 AND scope = $2', [
      sale.eventId,
      'EVENT',
    ]);
    const left = async () => {
      const { value } = await lan.ask<readonly { readonly id: string; readonly quantity: number }[]>(
        'query ($input: TicketsInput!) { tickets(input: $input) { id quantity } }',
        { input: { section_event_id: sale.sectionEventId } },
      );
      return value.find(({ id }) => id === encodeWireId(sale.eventId, sale.types[1]?.ticketTypeId ?? ''))?.quantity;
    };
    expect(await left()).toBe(0);
    await world.app.database.asOwner(
      `UPDATE ticket_type SET sale_end_at = now() - interval '1 minute' WHERE event_id = $1 AND ticket_type_id = $2`,
      [sale.eventId, sale.types[0]?.ticketTypeId],
    );
    expect(await left()).toBe(2);
  });

  it('is read by the event’s managers, who can take somebody off it', async () => {
    const { sale, frees } = await soldOut();
    const [lan, minh] = [await world.person('lan'), await world.person('minh')];
    await join(lan, sale, 4);
    await join(minh, sale, 1);
    const manager = await world.team(sale, 'MANAGER');
    const door = await world.team(sale, 'CHECK_IN');
    const { value } = await line(manager, sale);
    expect(value).toMatchObject({ groups: 2, tickets: 5 });
    expect(value.entries.map(({ email, standing }) => [email, standing])).toEqual([
      [lan.email, 'WAITING'],
      [minh.email, 'WAITING'],
    ]);
    for (const one of [door, lan]) {
      expect((await line(one, sale)).refusal).not.toBeNull();
      expect((await remove(one, value.entries[1]?.id)).refusal).not.toBeNull();
    }
    expect((await remove(manager, value.entries[1]?.id)).value).toBe(true);
    expect(await mine(minh, sale)).toEqual([]);
    await frees();
    const offered = (await line(manager, sale)).value;
    expect(offered).toMatchObject({ groups: 0, tickets: 0, entries: [{ email: lan.email, standing: 'OFFERED' }] });
    expect((await remove(manager, offered.entries[0]?.id)).value).toBe(true);
    expect((await line(manager, sale)).value.entries).toEqual([]);
    const audited = await world.sales.count(`audit_entry WHERE event_id = $1 AND act = 'waiting-list.removed'`, [
      sale.eventId,
    ]);
    expect(audited).toBe(2);
  });
});

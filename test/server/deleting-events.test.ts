import { beforeAll, describe, expect, it } from 'vitest';
import type { Sale, SaleGiven } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

const DELETE = 'mutation ($id: Int!) { delete_event(id: $id) }';
const STATUS = 'mutation ($id: Int!, $status: String!) { update_event_status(id: $id, status: $status) { id } }';
const SLUG = 'query ($id: Int!) { event(id: $id) { slug } }';

async function organised(given: SaleGiven = {}) {
  const sale = await world.sales.sale(given);
  const organiser = await world.person('to-chuc');
  await organiser.proves();
  await world.app.database.asOwner(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, organiser.email],
  );
  return { sale, organiser };
}

const removed = async (by: Person, { eventId }: Sale) => (await by.ask<boolean>(DELETE, { id: eventId })).refusal;

describe('deleting an event', () => {
  it('is refused once a ticket was taken, whatever its state, with the reason', async () => {
    const { sale, organiser } = await organised();
    const buyer = await world.person('lan');
    const [ticket] = await world.takes(buyer, sale);
    expect(await removed(organiser, sale)).toEqual({ code: 'EVENT_STATE_FORBIDS', state: 'PUBLISHED' });
    expect((await organiser.ask(STATUS, { id: sale.eventId, status: 'READY' })).refusal).toEqual({
      code: 'HAS_ORDERS',
      of: 'UNPUBLISH',
    });
    await world.app.database.asOwner(`UPDATE event SET status = 'READY' WHERE event_id = $1`, [sale.eventId]);
    const { refusal, message } = await organiser.ask<boolean>(DELETE, { id: sale.eventId });
    expect(refusal).toEqual({ code: 'HAS_ORDERS', of: 'DELETE' });
    expect(message).toMatch(/đơn hàng/);
    expect((await world.held(buyer)).map(({ id }) => id)).toEqual([ticket?.id]);
  });

  it('is for who owns it, once it is withdrawn, and leaves nothing to see', async () => {
    const { sale, organiser } = await organised();
    const { slug } = (await organiser.ask<{ readonly slug: string }>(SLUG, { id: sale.eventId })).value;
    const manager = await world.team(sale, 'MANAGER');
    expect((await organiser.ask(STATUS, { id: sale.eventId, status: 'READY' })).refusal).toBeNull();
    expect(await removed(manager, sale)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await removed(organiser, sale)).toBeNull();
    for (const by of [organiser, manager, await world.person('khach')])
      expect((await by.ask(SLUG, { id: sale.eventId })).refusal).toEqual({ code: 'EVENT_NOT_FOUND' });
    expect((await organiser.get(`/event/${slug}`)).status).toBe(404);
    const { rows } = await world.sales.pool.query(
      `SELECT (SELECT count(*) FROM ticket_type WHERE event_id = $1)::int AS types,
        (SELECT count(*) FROM section_event WHERE event_id = $1)::int AS sessions,
        (SELECT count(*) FROM event_user WHERE event_id = $1)::int AS team`,
      [sale.eventId],
    );
    expect(rows).toEqual([{ types: 0, sessions: 0, team: 0 }]);
  });
});

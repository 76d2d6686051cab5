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

  it('takes along its codes, its banks’ promotions, what its books were found to be and scans of unknown codes', async () => {
    const { sale, organiser } = await organised();
    expect((await organiser.ask(STATUS, { id: sale.eventId, status: 'READY' })).refusal).toBeNull();
    for (const row of [
      `INSERT INTO promotion_code (event_id, code, percent_off, ticket_type_ids, inserted_at)
        SELECT event_id, 'THO20', 20, array_agg(ticket_type_id), now() FROM ticket_type WHERE event_id = $1 GROUP BY 1`,
      `INSERT INTO promotion_payment (event_id, promotion_id, issuer, iins, percent_off, inserted_at)
        VALUES ($1, gen_random_uuid(), 'VCB', '{}', 10, now())`,
      `INSERT INTO integrity_check (event_id, problems, checked_at) VALUES ($1, '[]', now())`,
      `INSERT INTO gate_pass (event_id, gate_pass_id, name, section_event_ids, pin_signature, by_account_id, issued_at, ends_at)
        SELECT event_id, gen_random_uuid(), 'Gate A', '{1}', 'x', owner_account_id, now(), now() + interval '1 hour'
        FROM event WHERE event_id = $1`,
      `INSERT INTO faulty_scan (event_id, scan_key, section_event_id, flag, gate_id, by_account_id, gate_pass_id, at, received_at)
        SELECT event_id, 'a scan', 1, 'UNKNOWN_TICKET', 'a gate', by_account_id, gate_pass_id, now(), now()
        FROM gate_pass WHERE event_id = $1`,
    ])
      await world.app.database.asOwner(row, [sale.eventId]);
    expect(await removed(organiser, sale)).toBeNull();
    expect((await organiser.ask(SLUG, { id: sale.eventId })).refusal).toEqual({ code: 'EVENT_NOT_FOUND' });
  });

  it('names each table that would otherwise hold the event', async () => {
    const holding = await world.app.database.asOwner<{ readonly name: string }>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint
        WHERE contype = 'f' AND confrelid = 'event'::regclass AND confdeltype <> 'c' AND conparentid = 0
        ORDER BY name`,
    );
    // Removed in removeEvent, checkout_session by forgetGivenUp. A new table here is removed there too, or cascades.
    expect(holding.map(({ name }) => name)).toEqual([
      'checkout_session',
      'contract_deployment',
      'event_cancellation',
      'event_form',
      'event_user',
      'integrity_check',
      'part_creation',
      'photo',
      'promotion_code',
      'promotion_payment',
      'quota',
      'scheduled_event',
      'section_event',
      'ticket_key',
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { UNDO_WINDOW } from '#domain/event/cancellation.ts';
import { instant } from '#domain/kernel/instant.ts';
import { CarryOutCancellation } from '#server/event/calling-off/carry-out-cancellation.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const FIELDS = `id state reason begins_at orders orders_done tickets invitations money refunded people told`;
const CANCEL = `mutation ($input: CancelEventInput!) { cancel_event(input: $input) { ${FIELDS} } }`;
const UNDO = `mutation ($id: ID!) { undo_event_cancellation(id: $id) { ${FIELDS} } }`;
const PREVIEW = `query ($event: Int!, $session: Int) {
  cancellation_preview(event_id: $event, section_event_id: $session) { orders tickets money invitations } }`;
const LIST = `query ($event: Int!) { event_cancellations(event_id: $event) { ${FIELDS} } }`;
const SALE = `query ($id: Int!) { event(id: $id) { status sale_state }
  published_sections_event(event_id: $id) { id sale_state is_cancelled } }`;

type Cancellation = { readonly id: string; readonly state: string; readonly begins_at: number };

let world: CatalogueWorld;
let organiser: Account;
let buyer: Account;

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  buyer = await world.account('buyer');
});

const NAME = 'Đêm nhạc';
const guest = (at: number) => ({ firstName: `Khách ${at}`, email: `khach${at}@vemoi.test` });

async function sold(tickets = 2): Promise<OneSessionEvent> {
  const event = await world.published(organiser, { name: NAME });
  await world.register(
    event,
    buyer,
    Array.from({ length: tickets }, (_, at) => guest(at)),
  );
  return event;
}
const input = (event: OneSessionEvent, change: object = {}) => ({
  input: { event_id: event.eventId, confirmation: NAME, reason: 'Mưa bão', ...change },
});
const cancel = (event: OneSessionEvent, change: object = {}, as = organiser) =>
  world.ask(CANCEL, { as, variables: input(event, change) });
const cancelled = (event: OneSessionEvent, change: object = {}) =>
  world.one<Cancellation>(CANCEL, { as: organiser, variables: input(event, change) });
const saleOf = async ({ eventId }: OneSessionEvent) => (await world.ask(SALE, { variables: { id: eventId } })).data;
const pass = (ms: number) => world.setNow(instant(world.now() + ms));

describe('cancelling an event', () => {
  it('shows first how many orders, tickets and invitations it concerns', async () => {
    const event = await sold(3);
    const { data } = await world.ask(PREVIEW, { as: organiser, variables: { event: event.eventId } });
    expect(data).toEqual({ cancellation_preview: { orders: 1, tickets: 3, money: 0, invitations: 0 } });
  });

  it('stops the sale at once and tells nobody for 15 minutes', async () => {
    const event = await sold();
    const planned = await cancelled(event);
    expect(planned).toMatchObject({ state: 'PLANNED', orders: 1, tickets: 2, people: 0, told: 0 });
    expect(planned.begins_at).toBe(world.now() + UNDO_WINDOW);
    expect(await saleOf(event)).toMatchObject({ event: { status: 'CANCELLED', sale_state: 'SALE_CLOSED' } });
    const cancellationId = decodeWireId(planned.id)?.rowId ?? '';
    // A job that comes too early is retried.
    expect(await world.use(CarryOutCancellation)({ eventId: event.eventId, cancellationId })).toBe(false);
    expect(await world.one(LIST, { as: organiser, variables: { event: event.eventId } })).toMatchObject([
      { state: 'PLANNED', people: 0 },
    ]);
    expect(await cancelled(event)).toMatchObject({ id: planned.id });
  });

  it('can be undone within 15 minutes, and the sale goes on', async () => {
    const event = await sold();
    const { id } = await cancelled(event);
    pass(UNDO_WINDOW - 1);
    expect(await world.one(UNDO, { as: organiser, variables: { id } })).toMatchObject({ state: 'UNDONE' });
    expect(await saleOf(event)).toMatchObject({ event: { status: 'PUBLISHED', sale_state: 'FREE' } });
    pass(1);
    const cancellationId = decodeWireId(id)?.rowId ?? '';
    expect(await world.use(CarryOutCancellation)({ eventId: event.eventId, cancellationId })).toBe(true);
    const { rows } = await world.pool.query('SELECT status FROM user_order WHERE event_id = $1', [event.eventId]);
    expect(rows).toEqual([{ status: 'SUCCESSFUL' }]);
  });

  it('can no longer be undone after 15 minutes', async () => {
    const event = await sold();
    const { id, begins_at } = await cancelled(event);
    pass(UNDO_WINDOW);
    expect((await world.ask(UNDO, { as: organiser, variables: { id } })).refusals).toEqual([
      { code: 'UNDO_OVER', since: begins_at },
    ]);
  });

  it('asks for its name and a reason', async () => {
    const event = await sold();
    expect((await cancel(event, { confirmation: 'Đêm' })).refusals).toEqual([{ code: 'NAME_DIFFERS' }]);
    expect((await cancel(event, { reason: ' ' })).refusals).toEqual([
      { code: 'INVALID_INPUT', field: 'reason', problem: { kind: 'REQUIRED' } },
    ]);
    expect(await saleOf(event)).toMatchObject({ event: { status: 'PUBLISHED' } });
  });

  it('is the only way for an event with orders', async () => {
    const event = await sold();
    const status = 'mutation ($id: Int!) { update_event_status(id: $id, status: "CANCELLED") { id } }';
    expect((await world.ask(status, { as: organiser, variables: { id: event.eventId } })).refusals).toEqual([
      { code: 'HAS_ORDERS', of: 'CANCEL' },
    ]);
  });

  it('is for its managers and admins, not for editors, accountants or strangers', async () => {
    const event = await sold();
    const editor = await world.account('editor');
    const manager = await world.account('manager');
    for (const [account, role] of [
      [editor, 'EDITOR'],
      [manager, 'MANAGER'],
    ] as const)
      await world.pool.query(
        'INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, $3, now())',
        [event.eventId, account.accountId, role],
      );
    const accountant = await world.account('accountant', { isAccountant: true });
    const stranger = await world.account('stranger');
    for (const as of [editor, accountant, stranger]) {
      expect((await cancel(event, {}, as)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
      for (const text of [PREVIEW, LIST])
        expect((await world.ask(text, { as, variables: { event: event.eventId } })).refusals).toEqual([
          { code: 'FORBIDDEN' },
        ]);
    }
    expect((await cancel(event, {}, manager)).refusals).toEqual([]);
    const id = (await cancelled(event)).id;
    for (const as of [editor, accountant, stranger])
      expect((await world.ask(UNDO, { as, variables: { id } })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await world.ask(UNDO, { as: manager, variables: { id } })).refusals).toEqual([]);
  });
});

describe('cancelling one session', () => {
  it('closes that session alone, and opens it again when undone', async () => {
    const event = await sold();
    const other = await world.one<{ readonly id: number }>(
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
      {
        as: organiser,
        variables: {
          id: event.eventId,
          input: { name: 'Đêm hai', begin_at: world.now() + 86_400_000, end_at: world.now() + 90_000_000 },
        },
      },
    );
    await world.one(
      'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
      { as: organiser, variables: { id: other.id, input: { name: 'Vé', price: 0, capacity: 5 } } },
    );
    const { id } = await cancelled(event, { section_event_id: event.sessionId });
    const told = await saleOf(event);
    expect(told).toMatchObject({ event: { status: 'PUBLISHED' } });
    expect((told as never)['published_sections_event']).toEqual(
      expect.arrayContaining([
        { id: event.sessionId, sale_state: 'SALE_CLOSED', is_cancelled: true },
        { id: other.id, sale_state: 'FREE', is_cancelled: false },
      ]),
    );
    expect(
      (
        await world.ask(
          'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }',
          {
            as: organiser,
            variables: { id: event.sessionId, input: { begin_at: world.now() + 1, end_at: world.now() + 2 } },
          },
        )
      ).refusals,
    ).toEqual([{ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' }]);
    await world.one(UNDO, { as: organiser, variables: { id } });
    expect(await saleOf(event)).toMatchObject({ event: { status: 'PUBLISHED', sale_state: 'FREE' } });
  });
});

import { expect, it } from 'vitest';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, catalogueWorld } from './catalogue-world.ts';

const TICKET = `ticket_type type required_seat required_participant_account tags { color tag } processing_ticket note
  promotions { id name type percent_off apply color tags { tag } }`;
const DAY = 86_400_000;
const EARLY = '#1B7F4B';
const GROUP = '#3557B7';
const promotion = (id: string, name: string, change: object) => ({
  id,
  name,
  type: 'EARLY_BIRD',
  apply: false,
  color: EARLY,
  tags: [{ tag: name }],
  ...change,
});

it('a ticket carries its mode, kind, needs, note, what others are paying for, and its promotions with their tags [S3-45]', async () => {
  const world = await catalogueWorld();
  const organiser = await world.account('organiser');
  const event = await world.published(organiser, {
    price: 100_000,
    input: { event_type: 'HYBRID', urls: ['https://meet.vemoi.test/1'] },
  });
  const one = <Field>(text: string, variables: object, as: Account | undefined = organiser) =>
    world.one<Field>(text, {
      ...(as === undefined ? {} : { as }),
      variables: variables as Readonly<Record<string, unknown>>,
    });
  const online = await one<{ readonly id: string }>(
    'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
    { id: event.sessionId, input: { name: 'Vé xem từ xa', price: 0, capacity: 9, ticket_type: 'ONLINE' } },
  );
  await one('mutation ($id: ID!, $input: TicketInput!) { update_ticket(id: $id, input: $input) { id } }', {
    id: event.ticketId,
    input: { name: 'Vé thường', price: 100_000, capacity: 100, note: '  Mang theo thẻ sinh viên ' },
  });
  const promote = (input: object) =>
    one<{ readonly id: string }>(
      'mutation ($id: ID!, $input: PromotionInput!) { create_promotion(ticket_id: $id, input: $input) { id } }',
      { id: event.ticketId, input },
    );
  const early = await promote({ type: 'EARLY_BIRD', name: 'Mở bán sớm', percent_off: 20, quantity: 5 });
  const group = await promote({ type: 'QUANTITY_BASED', name: 'Đi nhóm', percent_off: 30, min_ticket: 3 });
  const later = await promote({
    type: 'EARLY_BIRD',
    name: 'Tuần sau',
    percent_off: 40,
    begin_at: world.now() + DAY,
    quantity: 5,
  });
  await world.pool.query('UPDATE ticket_type SET required_seat = true WHERE event_id = $1 AND ticket_type_id = $2', [
    event.eventId,
    decodeWireId(online.id)?.rowId,
  ]);
  const held = await world.desk.submit(
    event.eventId,
    {
      kind: 'HOLD',
      mode: 'replace',
      accountId: (await world.account('other')).accountId,
      idempotencyKey: world.newId.newId(),
      requestHash: '00',
      sectionEventId: event.sessionId,
      lines: [{ reservationId: world.newId.newId(), ticketTypeId: event.ticketTypeId, quantity: 2 }],
    },
    null,
  );
  expect(held.ok).toBe(true);

  const [onsite, remote] = await one<readonly unknown[]>(
    `query ($id: Int!) { tickets(input: { section_event_id: $id }) { ${TICKET} } }`,
    { id: event.sessionId },
    undefined,
  );
  expect(onsite).toEqual({
    ticket_type: 'ONSITE',
    type: 'PAID',
    required_seat: false,
    required_participant_account: false,
    tags: [
      { color: EARLY, tag: 'Mở bán sớm' },
      { color: GROUP, tag: 'Đi nhóm' },
    ],
    processing_ticket: 2,
    note: 'Mang theo thẻ sinh viên',
    promotions: [
      promotion(early.id, 'Mở bán sớm', { percent_off: 20, apply: true }),
      promotion(group.id, 'Đi nhóm', { type: 'QUANTITY_BASED', percent_off: 30, color: GROUP }),
      promotion(later.id, 'Tuần sau', { percent_off: 40 }),
    ],
  });
  expect(remote).toEqual({
    ticket_type: 'ONLINE',
    type: 'FREE',
    required_seat: true,
    required_participant_account: true,
    tags: [],
    processing_ticket: 0,
    note: null,
    promotions: [],
  });
});

it('a note is at most 200 characters', async () => {
  const world = await catalogueWorld();
  const organiser = await world.account('organiser');
  const event = await world.published(organiser);
  const { refusals } = await world.ask(
    'mutation ($id: ID!, $input: TicketInput!) { update_ticket(id: $id, input: $input) { id } }',
    { as: organiser, variables: { id: event.ticketId, input: { name: 'Vé', price: 0, note: 'x'.repeat(201) } } },
  );
  expect(refusals).toEqual([{ code: 'INVALID_INPUT', field: 'input.note', problem: { kind: 'TOO_LONG', max: 200 } }]);
});

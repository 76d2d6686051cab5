import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type OperationDefinitionNode, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let stranger: Account;
let published: OneSessionEvent;
let draft: OneSessionEvent;
let photoId: string;

const HUGE = 'x'.repeat(200_001);
const NOWHERE = encodeWireId(2_000_000_000, randomUUID());
const UNKNOWN = 2_000_000_000;

type Variables = Readonly<Record<string, unknown>>;
type Mutation = {
  readonly text: string;
  readonly good: (event: OneSessionEvent) => Variables;
  readonly bad: readonly (readonly [Variables, string])[];
};

/** The world's clock is at 2026-11-20. */
const at = () => Date.parse('2026-11-21T03:00:00Z');
const session = (change: Variables = {}) => ({ begin_at: at(), end_at: at() + 1, ...change });
const ticket = (change: Variables = {}) => ({ name: 'Vé', price: 0, ...change });
const event = (change: Variables = {}) => ({ name: 'Sự kiện', event_type: 'ONSITE', ...change });

const media = (change: Variables = {}) => ({ kind: 'LINK', label: 'Tài liệu', url: 'https://a.vn', ...change });

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  create_event: {
    text: 'mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }',
    good: () => ({ input: event() }),
    bad: [
      [{ input: event({ name: '  ' }) }, 'input.name'],
      [{ input: event({ name: HUGE }) }, 'input.name'],
      [{ input: event({ name: 'a\0b' }) }, 'input.name'],
      [{ input: event({ event_type: 'SPACE' }) }, 'input.event_type'],
      [{ input: event({ type: 'PARTY' }) }, 'input.type'],
      [{ input: event({ plate: 'dragon-jade-1' }) }, 'plate'],
      [{ input: event({ feature: 'HIGHLIGHT_PRIVATE' }) }, 'input.feature'],
      [{ input: event({ category_id: -1 }) }, 'input.category_id'],
      [{ input: event({ category_id: UNKNOWN }) }, 'category_id'],
      [{ input: event({ description: HUGE }) }, 'input.description'],
      [{ input: event({ address: HUGE }) }, 'input.address'],
      [{ input: event({ policy: HUGE }) }, 'input.policy'],
      [{ input: event({ timezone: 'Mars/Olympus' }) }, 'timezone'],
      [{ input: event({ capacity: -1 }) }, 'input.capacity'],
      [{ input: event({ urls: ['javascript:alert(1)'] }) }, 'urls'],
      [{ input: event({ urls: Array.from({ length: 21 }, () => 'https://a.vn') }) }, 'input.urls'],
      [{ input: event({ session: session({ end_at: 1 }) }) }, 'end_at'],
      [{ input: event({ session: session({ begin_at: -1 }) }) }, 'input.session.begin_at'],
      [{ input: event({ session: session({ end_at: 9e15 }) }) }, 'input.session.end_at'],
      [{ input: event({ session: session({ plan_sale: 'MAYBE' }) }) }, 'input.session.plan_sale'],
    ],
  },
  update_event: {
    text: 'mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }',
    good: ({ eventId }) => ({ id: eventId, input: { name: 'Tên khác' } }),
    bad: [
      [{ id: -1, input: {} }, 'id'],
      [{ id: 0, input: {} }, 'id'],
      [{ input: { name: '' } }, 'input.name'],
      [{ input: { timezone: 'x' } }, 'timezone'],
      [{ input: { plate: '/api/print/lotus-jade-1.svg' } }, 'plate'],
      [{ input: { capacity: -5 } }, 'input.capacity'],
      [{ input: { urls: ['nowhere'] } }, 'urls'],
      [{ input: { refund_days: 366 } }, 'input.refund_days'],
      [{ input: { session_change_days: -1 } }, 'input.session_change_days'],
      [{ input: { approval_days: 0 } }, 'input.approval_days'],
      [{ input: { description: HUGE } }, 'input.description'],
    ],
  },
  update_event_status: {
    text: 'mutation ($id: Int!, $status: String!) { update_event_status(id: $id, status: $status) { id } }',
    good: ({ eventId }) => ({ id: eventId, status: 'PUBLISHED' }),
    bad: [[{ status: 'GONE' }, 'status']],
  },
  update_event_feature: {
    text: 'mutation ($event_id: Int!, $feature: String!) { update_event_feature(event_id: $event_id, feature: $feature) { feature } }',
    good: ({ eventId }) => ({ event_id: eventId, feature: 'PRIVATE' }),
    bad: [
      [{ event_id: -1 }, 'event_id'],
      [{ feature: 'HIGHLIGHT_PRIVATE' }, 'feature'],
    ],
  },
  archive_event: {
    text: 'mutation ($id: Int!, $archive: Boolean!) { archive_event(id: $id, archive: $archive) { id } }',
    good: ({ eventId }) => ({ id: eventId, archive: false }),
    bad: [[{ id: -7 }, 'id']],
  },
  create_section_event: {
    text: 'mutation ($event_id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $event_id, input: $input) { id } }',
    good: ({ eventId }) => ({ event_id: eventId, input: session() }),
    bad: [
      [{ event_id: -1 }, 'event_id'],
      [{ input: session({ name: HUGE }) }, 'input.name'],
      [{ input: session({ end_at: 0 }) }, 'end_at'],
      [{ input: session({ end_at: 253_402_300_799_999 }) }, 'end_at'],
      [{ input: session({ urls: ['ftp://a.vn'] }) }, 'urls'],
    ],
  },
  update_section_event: {
    text: 'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }',
    good: ({ sessionId }) => ({ id: sessionId, input: session() }),
    bad: [
      [{ id: 0 }, 'id'],
      [{ input: session({ plan_sale: '' }) }, 'input.plan_sale'],
    ],
  },
  create_ticket: {
    text: 'mutation ($section_event_id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $section_event_id, input: $input) { id } }',
    good: ({ sessionId }) => ({ section_event_id: sessionId, input: ticket() }),
    bad: [
      [{ section_event_id: -1 }, 'section_event_id'],
      [{ input: ticket({ name: '' }) }, 'input.name'],
      [{ input: ticket({ name: HUGE }) }, 'input.name'],
      [{ input: ticket({ price: -1 }) }, 'input.price'],
      [{ input: ticket({ price: 2 ** 53 - 1 }) }, 'input.price'],
      [{ input: ticket({ price: 5, original_price: 4 }) }, 'original_price'],
      [{ input: ticket({ capacity: -1 }) }, 'input.capacity'],
      [{ input: ticket({ capacity: 2_147_483_647 }) }, 'input.capacity'],
      [{ input: ticket({ limit: 0 }) }, 'input.limit'],
      [{ input: ticket({ limit: 2, combo_purchase: 3 }) }, 'limit'],
      [{ input: ticket({ limited_purchase: 0 }) }, 'input.limited_purchase'],
      [{ input: ticket({ combo_purchase: 0 }) }, 'input.combo_purchase'],
      [{ input: ticket({ begin_at: 10, end_at: 5 }) }, 'end_at'],
      [{ input: ticket({ ticket_type: 'BOTH' }) }, 'input.ticket_type'],
    ],
  },
  update_ticket: {
    text: 'mutation ($id: ID!, $input: TicketInput!) { update_ticket(id: $id, input: $input) { id } }',
    good: ({ ticketId }) => ({ id: ticketId, input: ticket() }),
    bad: [
      [{ id: '1' }, 'id'],
      [{ id: HUGE }, 'id'],
      [{ input: ticket({ price: -1 }) }, 'input.price'],
    ],
  },
  create_photo: {
    text: 'mutation ($event_id: Int!, $url: String!) { create_photo(event_id: $event_id, url: $url) { id } }',
    good: ({ eventId }) => ({ event_id: eventId, url: '/files/own/full.webp' }),
    bad: [
      [{ url: '' }, 'url'],
      [{ url: HUGE }, 'url'],
      [{ url: 'https://evil.example/x.png' }, 'url'],
    ],
  },
  arrange_photos: {
    text: 'mutation ($event_id: Int!, $photos: [PhotoPlace!]!) { arrange_photos(event_id: $event_id, photos: $photos) { id } }',
    good: ({ eventId }) => ({ event_id: eventId, photos: [] }),
    bad: [
      [{ event_id: 0 }, 'event_id'],
      [{ photos: [{ id: 'x' }] }, 'photos.0.id'],
      [{ photos: [{ id: NOWHERE, label: HUGE }] }, 'photos.0.label'],
      [{ photos: Array.from({ length: 21 }, () => ({ id: NOWHERE })) }, 'photos'],
    ],
  },
  delete_photo: {
    text: 'mutation ($id: ID!) { delete_photo(id: $id) }',
    good: ({ eventId }) => ({ id: eventId === draft.eventId ? photoId : encodeWireId(eventId, randomUUID()) }),
    bad: [[{ id: 'not-an-id' }, 'id']],
  },
  create_session_media: {
    text: 'mutation ($section_event_id: Int!, $input: SessionMediaInput!) { create_session_media(section_event_id: $section_event_id, input: $input) { id } }',
    good: ({ sessionId }) => ({ section_event_id: sessionId, input: media() }),
    bad: [
      [{ section_event_id: -1 }, 'section_event_id'],
      [{ input: media({ kind: 'SONG' }) }, 'input.kind'],
      [{ input: media({ label: ' ' }) }, 'input.label'],
      [{ input: media({ label: 'x'.repeat(121) }) }, 'input.label'],
      [{ input: media({ label: HUGE }) }, 'input.label'],
      [{ input: media({ url: 'javascript:alert(1)' }) }, 'input.url'],
      [{ input: media({ kind: 'VIDEO', url: 'data:text/html,x' }) }, 'input.url'],
      [{ input: media({ kind: 'DOCUMENT', url: 'https://evil.example/x.pdf' }) }, 'input.url'],
      [{ input: media({ kind: 'IMAGE', url: '/files/private/01997b3a-0000-7000-8000-0000000000a1' }) }, 'input.url'],
    ],
  },
  update_session_media: {
    text: 'mutation ($id: ID!, $label: String) { update_session_media(id: $id, label: $label) { id } }',
    good: ({ eventId }) => ({ id: encodeWireId(eventId, randomUUID()), label: 'Tên khác' }),
    bad: [
      [{ id: 'x' }, 'id'],
      [{ label: HUGE }, 'label'],
    ],
  },
  order_session_media: {
    text: 'mutation ($section_event_id: Int!, $ids: [ID!]!) { order_session_media(section_event_id: $section_event_id, ids: $ids) { id } }',
    good: ({ sessionId }) => ({ section_event_id: sessionId, ids: [] }),
    bad: [
      [{ section_event_id: 0 }, 'section_event_id'],
      [{ ids: ['x'] }, 'ids.0'],
      [{ ids: Array.from({ length: 51 }, () => NOWHERE) }, 'ids'],
    ],
  },
  delete_session_media: {
    text: 'mutation ($id: ID!) { delete_session_media(id: $id) }',
    good: ({ eventId }) => ({ id: encodeWireId(eventId, randomUUID()) }),
    bad: [[{ id: 'not-an-id' }, 'id']],
  },
  redeem_bought_ticket: {
    text: 'mutation ($redeem_id: String!, $section_event_id: Int!) { redeem_bought_ticket(redeem_id: $redeem_id, section_event_id: $section_event_id) { count } }',
    good: ({ sessionId }) => ({ redeem_id: 'AAAAAAAAAA', section_event_id: sessionId }),
    bad: [
      [{ redeem_id: ' ' }, 'redeem_id'],
      [{ redeem_id: HUGE }, 'redeem_id'],
      [{ section_event_id: -1 }, 'section_event_id'],
    ],
  },
  undo_scan: {
    text: 'mutation ($event_id: Int!, $scan_id: String!) { undo_scan(event_id: $event_id, scan_id: $scan_id) { redeem } }',
    good: ({ eventId }) => ({ event_id: eventId, scan_id: 'no-such-scan' }),
    bad: [
      [{ event_id: 0 }, 'event_id'],
      [{ scan_id: ' ' }, 'scan_id'],
      [{ scan_id: HUGE }, 'scan_id'],
    ],
  },
  undo_check_in: {
    text: 'mutation ($id: ID!) { undo_check_in(id: $id) { redeem } }',
    good: ({ eventId }) => ({ id: encodeWireId(eventId, randomUUID()) }),
    bad: [[{ id: 'not-an-id' }, 'id']],
  },
  check_in_guests: {
    text: 'mutation ($event_id: Int!, $ids: [ID!]!) { check_in_guests(event_id: $event_id, ids: $ids) { refused { id } } }',
    good: ({ eventId }) => ({ event_id: eventId, ids: [encodeWireId(eventId, randomUUID())] }),
    bad: [
      [{ event_id: 0 }, 'event_id'],
      [{ ids: [] }, 'ids'],
      [{ ids: ['not-an-id'] }, 'ids.0'],
      [{ ids: Array.from({ length: 51 }, () => NOWHERE) }, 'ids'],
    ],
  },
  undo_check_ins: {
    text: 'mutation ($event_id: Int!, $ids: [ID!]!) { undo_check_ins(event_id: $event_id, ids: $ids) { undone } }',
    good: ({ eventId }) => ({ event_id: eventId, ids: [encodeWireId(eventId, randomUUID())] }),
    bad: [
      [{ event_id: 0 }, 'event_id'],
      [{ ids: [] }, 'ids'],
      [{ ids: ['not-an-id'] }, 'ids.0'],
      [{ ids: Array.from({ length: 51 }, () => NOWHERE) }, 'ids'],
    ],
  },
  send_tickets_again: {
    text: 'mutation ($event_id: Int!, $ids: [ID!]!) { send_tickets_again(event_id: $event_id, ids: $ids) { sent } }',
    good: ({ eventId }) => ({ event_id: eventId, ids: [encodeWireId(eventId, randomUUID())] }),
    bad: [
      [{ event_id: 0 }, 'event_id'],
      [{ ids: [] }, 'ids'],
      [{ ids: ['not-an-id'] }, 'ids.0'],
      [{ ids: Array.from({ length: 31 }, () => NOWHERE) }, 'ids'],
    ],
  },
  create_gate_pass: {
    text: 'mutation ($event_id: Int!, $input: GatePassInput!) { create_gate_pass(event_id: $event_id, input: $input) { id } }',
    good: ({ eventId, sessionId }) => ({
      event_id: eventId,
      input: { name: 'Cổng Bắc', section_event_ids: [sessionId], hours: 4 },
    }),
    bad: [
      [{ event_id: 0 }, 'event_id'],
      [{ input: { name: ' ', section_event_ids: [1], hours: 4 } }, 'input.name'],
      [{ input: { name: HUGE, section_event_ids: [1], hours: 4 } }, 'input.name'],
      [{ input: { name: 'Cổng', section_event_ids: [], hours: 4 } }, 'input.section_event_ids'],
      [{ input: { name: 'Cổng', section_event_ids: [UNKNOWN], hours: 4 } }, 'section_event_ids'],
      [{ input: { name: 'Cổng', section_event_ids: [1], hours: 0 } }, 'input.hours'],
      [{ input: { name: 'Cổng', section_event_ids: [1], hours: 13 } }, 'input.hours'],
    ],
  },
  revoke_gate_pass: {
    text: 'mutation ($id: ID!) { revoke_gate_pass(id: $id) }',
    good: ({ eventId }) => ({ id: encodeWireId(eventId, randomUUID()) }),
    bad: [[{ id: 'not-an-id' }, 'id']],
  },
  hand_in_scans: {
    text: 'mutation ($event_id: Int!, $gate: GateInput!, $sent_at: Timestamp!, $scans: [LateScanInput!]!) { hand_in_scans(event_id: $event_id, gate: $gate, sent_at: $sent_at, scans: $scans) { flag } }',
    good: ({ eventId, sessionId }) => ({
      event_id: eventId,
      gate: { id: 'north' },
      sent_at: 2_000,
      scans: [{ scan_id: 'one', text: 'AAAAAAAAAA', section_event_id: sessionId, scanned_at: 1_000 }],
    }),
    bad: [
      [{ event_id: 0 }, 'event_id'],
      [{ gate: { id: ' ' } }, 'gate.id'],
      [{ gate: { id: 'north', name: HUGE } }, 'gate.name'],
      [{ sent_at: -1 }, 'sent_at'],
      [{ scans: [] }, 'scans'],
      [{ scans: [{ scan_id: 'one', text: HUGE, section_event_id: 1, scanned_at: 1 }] }, 'scans.0.text'],
    ],
  },
  retry_e_invoice: {
    text: `mutation ($user_order_id: ID!, $companyName: String!, $taxCode: String!, $address: String!) {
      retry_e_invoice(user_order_id: $user_order_id, companyName: $companyName, taxCode: $taxCode, address: $address) {
        id } }`,
    good: ({ eventId }) => ({
      ...{ user_order_id: encodeWireId(eventId, randomUUID()), companyName: 'Công ty Sao Mai' },
      ...{ taxCode: '0300588569', address: '12 Lê Lợi' },
    }),
    bad: [
      [{ user_order_id: 'not-an-id' }, 'user_order_id'],
      [{ companyName: HUGE }, 'companyName'],
      [{ taxCode: HUGE }, 'taxCode'],
      [{ address: 'a\0b' }, 'address'],
    ],
  },
  retry_adjusting_invoice: {
    text: 'mutation ($user_order_id: ID!) { retry_adjusting_invoice(user_order_id: $user_order_id) { id } }',
    good: ({ eventId }) => ({ user_order_id: encodeWireId(eventId, randomUUID()) }),
    bad: [[{ user_order_id: 'not-an-id' }, 'user_order_id']],
  },
  add_order_note: {
    text: 'mutation ($user_order_id: ID!, $note: String!) { add_order_note(user_order_id: $user_order_id, note: $note) { id } }',
    good: ({ eventId }) => ({ user_order_id: encodeWireId(eventId, randomUUID()), note: 'Gọi lại' }),
    bad: [
      [{ user_order_id: 'not-an-id' }, 'user_order_id'],
      [{ note: '  ' }, 'note'],
      [{ note: 'x'.repeat(2_001) }, 'note'],
      [{ note: 'a\0b' }, 'note'],
    ],
  },
  edit_order_note: {
    text: `mutation ($user_order_id: ID!, $note_id: ID!, $note: String!) {
      edit_order_note(user_order_id: $user_order_id, note_id: $note_id, note: $note) { id } }`,
    good: ({ eventId }) => ({
      ...{ user_order_id: encodeWireId(eventId, randomUUID()), note_id: 'a'.repeat(32), note: 'Gọi lại' },
    }),
    bad: [
      [{ user_order_id: 'not-an-id' }, 'user_order_id'],
      [{ note_id: 'not-an-id' }, 'note_id'],
      [{ note: '' }, 'note'],
      [{ note: HUGE }, 'note'],
    ],
  },
  remove_order_note: {
    text: `mutation ($user_order_id: ID!, $note_id: ID!) {
      remove_order_note(user_order_id: $user_order_id, note_id: $note_id) { id } }`,
    good: ({ eventId }) => ({ user_order_id: encodeWireId(eventId, randomUUID()), note_id: 'a'.repeat(32) }),
    bad: [
      [{ user_order_id: 'not-an-id' }, 'user_order_id'],
      [{ note_id: 'not-an-id' }, 'note_id'],
    ],
  },
  delete_ticket: {
    text: 'mutation ($id: ID!) { delete_ticket(id: $id) }',
    good: ({ ticketId }) => ({ id: ticketId }),
    bad: [[{ id: '' }, 'id']],
  },
  delete_section_event: {
    text: 'mutation ($id: Int!) { delete_section_event(id: $id) }',
    good: ({ sessionId }) => ({ id: sessionId }),
    bad: [[{ id: -3 }, 'id']],
  },
  delete_event: {
    text: 'mutation ($id: Int!) { delete_event(id: $id) }',
    good: ({ eventId }) => ({ id: eventId }),
    bad: [[{ id: -3 }, 'id']],
  },
};

const names = Object.keys(MUTATIONS);
const mutation = (name: string): Mutation => {
  const found = MUTATIONS[name];
  if (found === undefined) throw new Error(name);
  return found;
};
/** Waits for what earlier requests left to do. */
async function statementsSettled(): Promise<number> {
  for (let seen = -1; ; ) {
    if (seen === world.statements.length) return seen;
    seen = world.statements.length;
    await setTimeout(100);
  }
}

const ask = (name: string, variables: Variables, as?: Account) =>
  world.ask(mutation(name).text, { variables, key: `${name}-${randomUUID()}`, ...(as === undefined ? {} : { as }) });

const elsewhere = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      /^(id|event_id|section_event_id|user_order_id)$/.test(name)
        ? typeof value === 'number'
          ? UNKNOWN
          : NOWHERE
        : value,
    ]),
  );

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  stranger = await world.account('stranger');
  published = await world.published(organiser);
  draft = await world.published(organiser, { name: 'Nháp' });
  await world.ask('mutation ($id: Int!) { update_event_status(id: $id, status: "READY") { id } }', {
    as: organiser,
    variables: { id: draft.eventId },
  });
  world.files.set('/files/own/full.webp', {
    fileId: 'own',
    accountId: organiser.accountId,
    kind: 'EVENT_IMAGE',
    url: '/files/own/full.webp',
    cardUrl: '/files/own/card.webp',
    thumbnailUrl: '/files/own/thumb.webp',
    width: 1,
    height: 1,
    color: '#000000',
    insertedAt: world.now(),
  });
  const photo = await world.one<{ readonly id: string }>(
    'mutation ($event_id: Int!, $url: String!) { create_photo(event_id: $event_id, url: $url) { id } }',
    {
      as: organiser,
      variables: { event_id: draft.eventId, url: '/files/own/full.webp' },
    },
  );
  photoId = photo.id;
});

describe.each(names)('%s', (name) => {
  it('asks a stranger to the platform to sign in [S6-42]', async () => {
    expect((await ask(name, mutation(name).good(published))).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
  });

  it('refuses each bad input with the field that is wrong', async () => {
    const { good, bad } = mutation(name);
    for (const [change, field] of bad) {
      const told = await ask(name, { ...good(draft), ...change }, organiser);
      expect({ change: JSON.stringify(change).slice(0, 100), refusals: told.refusals }).toMatchObject({
        refusals: [{ code: 'INVALID_INPUT', field }],
      });
    }
  });

  it('refuses input that is missing or of another type before anything is done', async () => {
    const operation = parse(mutation(name).text).definitions[0] as OperationDefinitionNode;
    const required = (operation.variableDefinitions ?? []).filter(
      (definition) => definition.type.kind === 'NonNullType',
    );
    const before = await statementsSettled();
    for (const { variable } of required) {
      const variables = { ...mutation(name).good(draft) };
      for (const wrong of [undefined, null, [[]], { a: 1 }]) {
        const told = await world.ask(mutation(name).text, {
          as: organiser,
          key: 'wrong',
          variables: { ...variables, [variable.name.value]: wrong },
        });
        expect(told.data).toBeNull();
        // graphql lists everything that is wrong with a variable.
        expect(new Set(told.refusals.map((refusal) => refusal.code))).toEqual(new Set(['INVALID_INPUT']));
      }
    }
    expect(world.statements.length).toBe(before);
  });
});

const owned = names.filter((name) => name !== 'create_event');

describe.each(owned)("somebody else's event: %s", (name) => {
  it('may be seen but not touched when it is published; a draft and what does not exist look the same [S6-42]', async () => {
    const { good } = mutation(name);
    expect((await ask(name, good(published), stranger)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await ask(name, good(draft), stranger)).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
    expect((await ask(name, elsewhere(good(published)), stranger)).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
    expect((await ask(name, elsewhere(good(published)), organiser)).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
  });
});

describe('said twice', () => {
  it('a deletion is refused the second time, a status and the archive stay as they are', async () => {
    const twice = async (name: string, variables: Variables) =>
      [await ask(name, variables, organiser), await ask(name, variables, organiser)].map((told) => told.refusals);
    const gone = await world.published(organiser, { name: 'Thoáng qua' });
    await world.ask('mutation ($id: Int!) { update_event_status(id: $id, status: "READY") { id } }', {
      as: organiser,
      variables: { id: gone.eventId },
    });
    expect(await twice('update_event_status', { id: gone.eventId, status: 'READY' })).toEqual([[], []]);
    expect(await twice('archive_event', { id: gone.eventId, archive: true })).toEqual([[], []]);
    // Nothing of an archived event changes.
    expect(await twice('archive_event', { id: gone.eventId, archive: false })).toEqual([[], []]);
    expect(await twice('delete_photo', { id: photoId })).toEqual([[], [{ code: 'NOT_FOUND' }]]);
    expect(await twice('delete_ticket', { id: gone.ticketId })).toEqual([[], [{ code: 'EVENT_NOT_FOUND' }]]);
    expect(await twice('delete_section_event', { id: gone.sessionId })).toEqual([[], [{ code: 'EVENT_NOT_FOUND' }]]);
    expect(await twice('delete_event', { id: gone.eventId })).toEqual([[], [{ code: 'EVENT_NOT_FOUND' }]]);
  });
});

import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { type Sale, type SaleGiven, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
let app: TestApp;
let world: SaleWorld;
beforeAll(async () => {
  app = await startTestApp({ instead: mailTo(mailer) });
  world = await saleWorld({}, app.database);
});

const SUBMIT =
  'mutation ($input: Json!) { submit_form(input: $input) { version fields { id type label required ticket_ids options { id text preselect } default_option asked_if { field_id option_ids } } } }';
const FORM =
  'query ($id: Int!) { event(id: $id) { is_required_addition_info addition_form { version fields { id type label description } } } }';
const CHOOSE = 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }';
const BEGIN =
  'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { result { status } user_order_id } }';
const NOTE =
  'mutation ($id: ID!, $attendees: [AttendeeInput!]!) { add_shopping_item_attendees(shopping_item_id: $id, attendees: $attendees) { id } }';
const FILLED = `query ($input: UserFormsInput!) { user_forms(input: $input) { columns { label type } entries { email full_name ticket_name metadata answers { label type text } cells }
  metadata { after before total_count } } }`;
const COUNTS =
  'query ($id: Int!) { answer_counts(event_id: $id) { tickets is_cut questions { id label type asked answered options { text count } } } }';
const OF_ORDER =
  'query ($input: AttendeesFormInput!) { attendees_form(input: $input) { email metadata answers { label text } } }';

const COMPANY = { id: 1, type: 'Text', label: ' Công ty ', required: true, description: 'Nơi bạn làm việc' };
const LUNCH = {
  id: 2,
  type: 'Radio',
  label: 'Bữa trưa',
  required: false,
  options: [
    { id: 21, text: 'Phở' },
    { id: 22, text: 'Cơm chay' },
  ],
};
const TOPICS = {
  id: 4,
  type: 'Checkbox',
  label: 'Chủ đề',
  required: false,
  options: [
    { id: 41, text: 'AI' },
    { id: 42, text: 'Dữ liệu' },
  ],
};
const SIGNATURE = { id: 3, type: 'E-sign', label: 'Chữ ký', required: true };
type Answers = Readonly<Record<string, unknown>>;

async function someone() {
  const email = `${randomUUID()}@example.test`;
  const { accessToken: token } = await signIn(app, mailer, email);
  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await app.graphql(query, { token, variables, idempotencyKey: randomUUID() });
    return {
      data: data ?? {},
      code: errors[0]?.extensions['code'] ?? null,
      facts: errors[0]?.extensions['data'] ?? null,
    };
  };
  const register = async (sale: Sale, answers: readonly (Answers | null)[], type = 0, leftBefore = false) => {
    const ticket = encodeWireId(sale.eventId, sale.types[type]?.ticketTypeId ?? '');
    const chosen = await ask(CHOOSE, {
      input: {
        section_event_id: sale.sectionEventId,
        lines: [{ ticket_id: ticket, number_of_tickets: answers.length }],
      },
    });
    const [line] = chosen.data['choose_tickets'] as readonly { readonly id: string }[];
    const attendees = answers.map((given, at) => ({
      email: `khach${at}@example.test`,
      first_name: 'Lan',
      last_name: 'Nguyễn',
      metadata: given === null ? null : JSON.stringify(given),
    }));
    const left = leftBefore ? await ask(NOTE, { id: line?.id, attendees }) : null;
    if (left !== null && left.code !== null) return left;
    return ask(BEGIN, {
      input: {
        event_id: sale.eventId,
        section_event_id: sale.sectionEventId,
        information_attendees_inputs: leftBefore ? [] : [{ shopping_item_id: line?.id, attendees }],
      },
    });
  };
  const signature = async (): Promise<string> => {
    const link = await ask(
      'mutation { create_upload_link(input: { ext: "png", type: "ANSWER_IMAGE" }) { upload_url url } }',
    );
    const { upload_url, url } = link.data['create_upload_link'] as {
      readonly upload_url: string;
      readonly url: string;
    };
    const png = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    const put = await fetch(`${app.url}${upload_url}`, {
      method: 'PUT',
      body: Uint8Array.from(png),
      headers: { 'content-type': 'image/png' },
    });
    expect(put.status).toBe(201);
    return url;
  };
  return {
    email,
    ask,
    register,
    signature,
    proves: () => giveSecondFactor(app, token),
    submit: (eventId: number, fields: readonly unknown[]) => ask(SUBMIT, { input: { event_id: eventId, fields } }),
  };
}

async function asked(fields: readonly unknown[], given: SaleGiven = {}) {
  const sale = await world.sale(given);
  const organiser = await someone();
  await world.pool.query(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, organiser.email],
  );
  expect((await organiser.submit(sale.eventId, fields)).code).toBe(null);
  return { sale, organiser };
}

type Filled = { readonly metadata: string; readonly answers: readonly { readonly text: string }[] };

async function filledForm(reader: Awaited<ReturnType<typeof someone>>, sale: Sale): Promise<Filled> {
  const told = (await reader.ask(FILLED, { input: { event_id: sale.eventId } })).data['user_forms'] as {
    readonly entries: readonly Filled[];
  };
  const [newest] = told.entries;
  if (newest === undefined) throw new Error('Nobody has answered');
  return newest;
}

describe('an event’s questions', () => {
  it('are stored as the organiser writes them, each change one more version, and read by who registers [S7.6-24]', async () => {
    const { sale, organiser } = await asked([COMPANY]);
    const second = await organiser.submit(sale.eventId, [COMPANY, LUNCH]);
    expect(second.data).toMatchObject({
      submit_form: {
        version: 2,
        fields: [{ label: 'Công ty', ticket_ids: null }, { options: [{ id: 21 }, { id: 22 }] }],
      },
    });
    expect((await organiser.submit(sale.eventId, [COMPANY, LUNCH])).data).toMatchObject({
      submit_form: { version: 2 },
    });
    const visitor = await someone();
    expect((await visitor.ask(FORM, { id: sale.eventId })).data).toMatchObject({
      event: {
        is_required_addition_info: true,
        addition_form: { version: 2, fields: [{ description: 'Nơi bạn làm việc' }, { type: 'Radio' }] },
      },
    });
    await organiser.submit(sale.eventId, []);
    expect((await visitor.ask(FORM, { id: sale.eventId })).data).toEqual({
      event: { is_required_addition_info: false, addition_form: null },
    });
  });

  it('carry id, type and model with label, explanation, options and what is chosen before [S3-37]', async () => {
    const CHECK = {
      id: 4,
      type: 'Checkbox',
      label: 'Ở lại?',
      required: false,
      options: [{ id: 41, text: 'Có', preselect: true }],
    };
    const { sale } = await asked([COMPANY, { ...LUNCH, default_option: 22 }, CHECK]);
    const MODEL = `query ($id: Int!) { event(id: $id) { addition_form { fields { id type model { label required desc
      options { id model { option preselect } } defaultOption } } } } }`;
    const option = (id: number, text: string, preselect = false) => ({ id, model: { option: text, preselect } });
    expect((await (await someone()).ask(MODEL, { id: sale.eventId })).data['event']).toEqual({
      addition_form: {
        fields: [
          {
            ...{ id: 1, type: 'Text' },
            model: { label: 'Công ty', required: true, desc: 'Nơi bạn làm việc', options: [], defaultOption: null },
          },
          {
            ...{ id: 2, type: 'Radio' },
            model: {
              ...{ label: 'Bữa trưa', required: false, desc: null, defaultOption: 22 },
              options: [option(21, 'Phở'), option(22, 'Cơm chay')],
            },
          },
          {
            ...{ id: 4, type: 'Checkbox' },
            model: {
              ...{ label: 'Ở lại?', required: false, desc: null, defaultOption: null },
              options: [option(41, 'Có', true)],
            },
          },
        ],
      },
    });
  });

  it('come with the event of a session that is checked out, beside its policy and settings [S3-36]', async () => {
    const { sale } = await asked([COMPANY], { policy: 'Không hoàn vé', donations: true, formPerTicket: true });
    const told = await (await someone()).ask(
      `query ($id: Int!) { section_event(id: $id) { event { id policy is_required_addition_info is_required_form_ticket
        enable_ticket_donation addition_form { fields { id type } } } } }`,
      { id: sale.sectionEventId },
    );
    expect(told.data['section_event']).toEqual({
      event: {
        id: sale.eventId,
        policy: '{"text":"Không hoàn vé"}',
        is_required_addition_info: true,
        is_required_form_ticket: true,
        enable_ticket_donation: true,
        addition_form: { fields: [{ id: 1, type: 'Text' }] },
      },
    });
  });

  it('keep their conditions in a copy of the event', async () => {
    const vegan = { ...COMPANY, asked_if: { field_id: 2, option_ids: [22] } };
    const { sale, organiser } = await asked([LUNCH, vegan]);
    await organiser.proves();
    const copy = await organiser.ask(
      'mutation ($id: Int!, $input: CloneEventInput!) { clone_event(id: $id, input: $input) { id } }',
      { id: sale.eventId, input: { begin_at: Date.now() + 300 * 86_400_000 } },
    );
    const { id } = copy.data['clone_event'] as { readonly id: number };
    const FORM_OF =
      'query ($id: Int!) { event(id: $id) { addition_form { fields { id asked_if { field_id option_ids } } } } }';
    expect((await organiser.ask(FORM_OF, { id })).data['event']).toEqual({
      addition_form: {
        fields: [
          { id: 2, asked_if: null },
          { id: 1, asked_if: { field_id: 2, option_ids: [22] } },
        ],
      },
    });
  });

  it('are written by its editors only, and only as questions can be', async () => {
    const { sale, organiser } = await asked([COMPANY]);
    expect((await (await someone()).submit(sale.eventId, [])).code).toBe('FORBIDDEN');
    const other = await world.sale();
    const strange = encodeWireId(other.eventId, other.types[0]?.ticketTypeId ?? '');
    const wrong = [
      [{ ...COMPANY, label: ' ' }],
      [COMPANY, COMPANY],
      [{ ...LUNCH, options: [] }],
      [{ ...COMPANY, type: 'File' }],
      [{ ...COMPANY, ticket_ids: [strange] }],
      [{ ...COMPANY, asked_if: { field_id: 2, option_ids: [21] } }, LUNCH],
      [LUNCH, { ...COMPANY, asked_if: { field_id: 2, option_ids: [] } }],
      [LUNCH, { ...COMPANY, asked_if: { field_id: 2, option_ids: [99] } }],
      'nothing',
    ];
    for (const fields of wrong)
      expect((await organiser.ask(SUBMIT, { input: { event_id: sale.eventId, fields } })).code).toBe('INVALID_INPUT');
  });
});

describe('answers', () => {
  it('reach the organiser, by list and by order, with each question beside them, and their buyer by the order alone [S7.6-22] [S7.6-23]', async () => {
    const { sale, organiser } = await asked([COMPANY, LUNCH], { formPerTicket: true });
    const buyer = await someone();
    const begun = await buyer.register(sale, [
      { field_1: 'Vemoi', field_2: 22, field_9: 'not asked' },
      { field_1: 'Nhà hát' },
    ]);
    const order = begun.data['begin_payment_checkout_session'] as { readonly user_order_id: string };
    const told = (await organiser.ask(FILLED, { input: { event_id: sale.eventId } })).data['user_forms'] as {
      readonly columns: unknown;
      readonly entries: readonly Record<string, unknown>[];
      readonly metadata: unknown;
    };
    expect(told.metadata).toEqual({ after: null, before: null, total_count: 2 });
    expect(told.entries.find((entry) => entry['email'] === 'khach0@example.test')).toEqual({
      email: 'khach0@example.test',
      full_name: 'Nguyễn Lan',
      ticket_name: 'Vé 1',
      metadata: '{"field_1":"Vemoi","field_2":22}',
      answers: [
        { label: 'Công ty', type: 'Text', text: 'Vemoi' },
        { label: 'Bữa trưa', type: 'Radio', text: 'Cơm chay' },
      ],
      cells: ['Vemoi', 'Cơm chay'],
    });
    expect(told.columns).toEqual([
      { label: 'Công ty', type: 'Text' },
      { label: 'Bữa trưa', type: 'Radio' },
    ]);
    const ofOrder = (await organiser.ask(OF_ORDER, { input: { user_order_id: order.user_order_id } })).data[
      'attendees_form'
    ];
    expect(ofOrder).toHaveLength(2);
    expect(
      (await buyer.ask(OF_ORDER, { input: { user_order_id: order.user_order_id } })).data['attendees_form'],
    ).toEqual(ofOrder);
    expect((await (await someone()).ask(OF_ORDER, { input: { user_order_id: order.user_order_id } })).code).toBe(
      'NOT_FOUND',
    );
    expect((await (await someone()).ask(FILLED, { input: { event_id: sale.eventId } })).code).toBe('FORBIDDEN');
    await organiser.submit(sale.eventId, [LUNCH]);
    expect(
      (await organiser.ask(OF_ORDER, { input: { user_order_id: order.user_order_id } })).data['attendees_form'],
    ).toEqual(ofOrder);
  });

  it('are counted by option over all versions of the form, for who sees the guests alone', async () => {
    const { sale, organiser } = await asked([COMPANY, LUNCH, TOPICS], { formPerTicket: true });
    const counted = async () => (await organiser.ask(COUNTS, { id: sale.eventId })).data['answer_counts'];
    expect(await counted()).toMatchObject({ tickets: 0, is_cut: false });
    await (await someone()).register(sale, [
      { field_1: 'Vemoi', field_2: 22, field_4: ['AI', 'Dữ liệu'] },
      { field_1: 'Nhà hát', field_2: 21, field_4: ['AI'] },
    ]);
    const [pho, veggie] = LUNCH.options;
    const renamed = {
      ...LUNCH,
      options: [
        { ...veggie, text: 'Cơm rau' },
        { id: 23, text: 'Bún' },
      ],
    };
    await organiser.submit(sale.eventId, [COMPANY, renamed, TOPICS]);
    await (await someone()).register(sale, [{ field_1: 'Vemoi', field_2: 22 }]);
    expect(await counted()).toEqual({
      tickets: 3,
      is_cut: false,
      questions: [
        {
          id: 2,
          label: 'Bữa trưa',
          type: 'Radio',
          asked: 3,
          answered: 3,
          options: [
            { text: 'Cơm rau', count: 2 },
            { text: 'Bún', count: 0 },
            { text: pho?.text, count: 1 },
          ],
        },
        {
          id: 4,
          label: 'Chủ đề',
          type: 'Checkbox',
          asked: 3,
          answered: 2,
          options: [
            { text: 'AI', count: 2 },
            { text: 'Dữ liệu', count: 1 },
          ],
        },
      ],
    });
    expect((await (await someone()).ask(COUNTS, { id: sale.eventId })).code).toBe('FORBIDDEN');
  });

  it('to a question whose condition is not met are neither needed nor kept, and told apart from those left empty', async () => {
    const vegan = { ...COMPANY, asked_if: { field_id: 2, option_ids: [22] } };
    const { sale, organiser } = await asked([LUNCH, vegan, { ...TOPICS, asked_if: { field_id: 2, option_ids: [21] } }]);
    const register = async (...given: Parameters<Awaited<ReturnType<typeof someone>>['register']>) =>
      (await someone()).register(...given);
    expect(await register(sale, [{ field_2: 22, field_4: ['AI'] }])).toMatchObject({
      code: 'ANSWERS_INCOMPLETE',
      facts: { fieldIds: [1] },
    });
    expect((await register(sale, [{ field_2: 21, field_1: 'Vemoi' }])).code).toBe(null);
    expect(await filledForm(organiser, sale)).toMatchObject({
      metadata: '{"field_2":21}',
      answers: [{ label: 'Bữa trưa' }, { label: 'Chủ đề', text: '' }],
      cells: ['Phở', null, ''],
    });
    expect((await register(sale, [{ field_2: 22, field_1: 'Vemoi', field_4: ['AI'] }])).code).toBe(null);
    expect(await filledForm(organiser, sale)).toMatchObject({ cells: ['Cơm chay', 'Vemoi', null] });
    expect((await register(sale, [{ field_2: 21, field_4: ['AI'] }])).code).toBe(null);
    expect((await organiser.ask(COUNTS, { id: sale.eventId })).data['answer_counts']).toMatchObject({
      tickets: 3,
      questions: [
        { id: 2, asked: 3, answered: 3 },
        { id: 4, asked: 2, answered: 1 },
      ],
    });
  });

  it('that are missing or wrong keep the checkout from beginning, and no place is sold', async () => {
    const { sale } = await asked([COMPANY, LUNCH]);
    const lan = await someone();
    for (const [answers, fieldIds] of [
      [null, [1]],
      [{ field_1: '  ' }, [1]],
      [{ field_1: 'Vemoi', field_2: 99 }, [2]],
      [['Vemoi'] as unknown as Answers, [1]],
    ] as const) {
      const begun = await lan.register(sale, [answers]);
      expect([begun.code, begun.facts]).toEqual(['ANSWERS_INCOMPLETE', { fieldIds }]);
    }
    expect(await world.quotaOf(sale)).toMatchObject({ sold: 0 });
    expect((await lan.register(sale, [{ field_1: 'Vemoi' }])).data).toMatchObject({
      begin_payment_checkout_session: { result: { status: 'SUCCESSFUL' } },
    });
  });

  it('are asked of the tickets that a question is for, and of no others', async () => {
    const { sale, organiser } = await asked([], { types: [{}, {}] });
    const vip = encodeWireId(sale.eventId, sale.types[1]?.ticketTypeId ?? '');
    await organiser.submit(sale.eventId, [{ ...COMPANY, ticket_ids: [vip] }]);
    expect((await (await someone()).register(sale, [null], 0)).code).toBe(null);
    expect((await (await someone()).register(sale, [null], 1)).code).toBe('ANSWERS_INCOMPLETE');
  });

  it('a signature is a picture that lies with us, and its answer the link to it [S3-43]', async () => {
    const { sale, organiser } = await asked([SIGNATURE]);
    const lan = await someone();
    const link = await lan.signature();
    for (const strange of [
      'https://evil.example/pixel.png',
      'data:image/png;base64,AAAA',
      `${link}?x=1`,
      '/files/../secret',
    ])
      expect((await lan.register(sale, [{ field_3: strange }])).code).toBe('ANSWERS_INCOMPLETE');
    expect((await lan.register(sale, [{ field_3: link }])).code).toBe(null);
    expect(JSON.parse((await filledForm(organiser, sale)).metadata)).toEqual({ field_3: link });
  });

  it('a signature is shown to who may read the answers, by an address of its own, and to nobody else', async () => {
    const { sale, organiser } = await asked([SIGNATURE]);
    const [lan, stranger, door, admin] = [await someone(), await someone(), await someone(), await someone()];
    const link = await lan.signature();
    expect((await lan.register(sale, [{ field_3: link }])).code).toBe(null);
    const seen = (await filledForm(organiser, sale)).answers[0]?.text ?? '';
    const look = (address: string) => fetch(`${app.url}${address}`);
    const shown = await look(seen);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const fileId = link.split('/').at(-1) ?? '';
    for (const address of [
      link,
      `/files/${fileId}/full.webp`,
      `/files/${fileId}/thumb.webp`,
      seen.replace(/signature=.{4}/, 'signature=AAAA'),
    ])
      expect((await look(address)).status).toBe(404);
    await world.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'CHECK_IN', now() FROM account WHERE email = $2`,
      [sale.eventId, door.email],
    );
    for (const reader of [stranger, lan, door])
      expect((await reader.ask(FILLED, { input: { event_id: sale.eventId } })).code).toBe('FORBIDDEN');
    await world.pool.query('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
    await admin.proves();
    expect((await look((await filledForm(admin, sale)).answers[0]?.text ?? '')).status).toBe(200);
  });

  it.each([
    ['with the checkout', false],
    ['with the cart', true],
  ])('a signature that was handed in %s is kept, and nobody hands in another’s', async (_, leftBefore) => {
    const { sale } = await asked([SIGNATURE]);
    const [lan, minh] = [await someone(), await someone()];
    const [link, loose] = [await lan.signature(), await lan.signature()];
    const stolen = await minh.register(sale, [{ field_3: link }], 0, leftBefore);
    expect([stolen.code, stolen.facts]).toEqual(['ANSWERS_INCOMPLETE', { fieldIds: [3] }]);
    expect((await lan.register(sale, [{ field_3: link }], 0, leftBefore)).code).toBe(null);
    const { rows } = await world.pool.query<{ readonly id: string; readonly kept: boolean }>(
      'SELECT private_file_id AS id, kept_at IS NOT NULL AS kept FROM private_file WHERE private_file_id = ANY($1::uuid[])',
      [[link, loose].map((path) => path.split('/').at(-1))],
    );
    expect(new Map(rows.map(({ id, kept }) => [`/files/private/${id}`, kept]))).toEqual(
      new Map([
        [link, true],
        [loose, false],
      ]),
    );
  });

  it('a signature from before signatures were private is sealed, opens from its answer as ever, and by its old address no more', async () => {
    const { sale, organiser } = await asked([SIGNATURE]);
    const lan = await someone();
    const [link, loose] = [await lan.signature(), await lan.signature()];
    expect((await lan.register(sale, [{ field_3: link }])).code).toBe(null);
    const look = async (address: string) => (await fetch(`${app.url}${address}`)).status;
    const ids = [link, loose].map((path) => path.split('/').at(-1) ?? '');
    const picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#ffffff' } })
      .webp()
      .toBuffer();
    for (const fileId of ids) {
      await app.use(PrivateFiles).remove(fileId);
      for (const variant of ['full', 'thumb'] as const)
        await app.use(FileStore).put({ fileId, variant, extension: 'webp', bytes: picture });
    }
    await world.pool.query(
      `INSERT INTO stored_file (account_id, stored_file_id, kind, extension, width, height, color, bytes, inserted_at)
        SELECT account_id, private_file_id, kind, 'webp', 320, 180, '#ffffff', 9, now() - interval '9 days' FROM private_file WHERE private_file_id = ANY($1::uuid[])`,
      [ids],
    );
    await world.pool.query('DELETE FROM private_file WHERE private_file_id = ANY($1::uuid[])', [ids]);
    const old = (fileId: string | undefined, variant: string) => `/files/${fileId}/${variant}.webp`;
    await world.pool.query(
      "UPDATE attendee SET answers = jsonb_build_object('field_3', $2::text) WHERE answers ->> 'field_3' = $1",
      [link, old(ids[0], 'full')],
    );
    expect(await look(old(ids[0], 'full'))).toBe(200);

    const task = (name: string) => app.composition.all(PeriodicTask).find((one) => one.name === name);
    await task('seal-open-signatures')?.run();
    await task('seal-open-signatures')?.run();
    for (const fileId of ids)
      for (const variant of ['full', 'thumb']) expect(await look(old(fileId, variant))).toBe(404);
    const filled = await filledForm(organiser, sale);
    expect(JSON.parse(filled.metadata)).toEqual({ field_3: link });
    expect(await look(filled.answers[0]?.text ?? '')).toBe(200);
    await task('sweep-private-files')?.run();
    const { rows } = await world.pool.query(
      `SELECT private_file_id AS id, kept_at IS NOT NULL AS kept FROM private_file WHERE private_file_id = ANY($1::uuid[])
        UNION ALL SELECT stored_file_id, false FROM stored_file WHERE stored_file_id = ANY($1::uuid[])`,
      [ids],
    );
    expect(rows).toEqual([{ id: ids[0], kept: true }]);
  });
});

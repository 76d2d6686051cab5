import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anonymous, type PermissionViewer } from '#domain/people/viewer.ts';
import { type OrganisingPorts, organisingPorts } from '#server/event/organising-ports.ts';
import { writeAccessToken } from '#server/people/access-token.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type BusMessage, EventBus } from '#server/platform/ports/event-bus.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { type PhotoFacts, StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { identify } from '#server/platform/wiring/bind.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { startTestApp } from './start-test-app.ts';

export type Account = Extract<PermissionViewer, { kind: 'account' }>;
type Ask = {
  readonly as?: PermissionViewer;
  readonly key?: string;
  readonly eventKey?: string;
  readonly gateKey?: string;
  readonly locale?: 'en' | 'vi';
  readonly variables?: Readonly<Record<string, unknown>>;
};
export type Told = {
  readonly data: Readonly<Record<string, never>> | null;
  readonly refusals: readonly { readonly code: string }[];
};

export type OneSessionEvent = {
  readonly eventId: number;
  readonly sessionId: number;
  readonly ticketId: string;
  readonly ticketTypeId: string;
};

/** Everything is asked over HTTP, by accounts with an access token. */
export async function catalogueWorld(
  start: Instant = instant(Date.parse('2026-11-20T03:00:00Z')),
  env: Readonly<Record<string, string>> = {},
) {
  let now = start;
  const files = new Map<string, PhotoFacts>();
  const app = await startTestApp({
    clock: { now: () => now },
    env: { BASE_URL: 'https://vemoi.test', ...env },
    instead: new ContainerModule(({ rebind }) => {
      rebind(identify(StoredFiles)).toConstantValue({ find: (url) => Promise.resolve(files.get(url) ?? null) });
    }),
  });
  const { use, database: test } = app;
  const { pool, newId: ids } = test;
  const [bus, desk, keyring] = [use(EventBus), use(ReservationDesk), use(Keyring)];
  const told: BusMessage[] = [];
  bus.subscribe((message) => told.push(message));

  const statements: string[] = [];
  const { pool: served, reads } = use(Database);
  const serve = served.query.bind(served) as (...given: unknown[]) => unknown;
  served.query = ((...given: unknown[]) => {
    statements.push(String(given[0]));
    return serve(...given);
  }) as typeof served.query;
  const { rows } = reads;
  Object.assign(reads, {
    rows: <Row>(text: string, values: readonly unknown[]) => {
      statements.push(text);
      return rows<Row>(text, values);
    },
  } satisfies typeof reads);
  // The server's caches are told of a test's direct writes.
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = (async (...given: unknown[]) => {
    const rows = await query(...given);
    if (!/^\s*SELECT/i.test(String(given[0]))) bus.publish({ kind: 'resynchronise' });
    return rows;
  }) as typeof pool.query;

  const tokenOf = ({ accountId }: Account): string =>
    writeAccessToken(keyring, { accountId, sessionFamilyId: randomUUID() }, now).accessToken;

  /** A refusal is listed with its data; any other error fails the test. */
  async function ask(
    text: string,
    { as = anonymous, key, eventKey, gateKey, locale = 'en', variables = {} }: Ask = {},
  ): Promise<Told> {
    const { data, errors } = await app.graphql(text, {
      variables,
      locale,
      ...(as.kind === 'account' ? { token: tokenOf(as) } : {}),
      ...(key === undefined ? {} : { idempotencyKey: key }),
      ...(eventKey === undefined ? {} : { eventKey }),
      ...(gateKey === undefined ? {} : { gateKey }),
    });
    const refusals = errors.map(({ extensions, message }) => {
      const { code, data: facts } = extensions as { readonly code?: string; readonly data?: object };
      if (code === undefined || code === 'INTERNAL') throw new Error(`${message}\n${app.logLines.at(-1)}`);
      return { code, ...facts };
    });
    return { data: data as Told['data'], refusals };
  }

  return {
    ...test,
    app,
    ports: Object.fromEntries(
      Object.entries(organisingPorts).map(([name, port]) => [name, use<unknown>(port)]),
    ) as OrganisingPorts,
    desk,
    signer: use(TicketSigner),
    files,
    told,
    statements,
    use,
    now: () => now,
    setNow: (moment: Instant) => {
      now = moment;
    },
    ask,
    async one<Field>(text: string, asked: Ask = {}): Promise<Field> {
      const { data, refusals } = await ask(text, asked);
      const [field] = Object.values(data ?? {});
      if (refusals.length > 0 || field === undefined) throw new Error(`Refused: ${JSON.stringify(refusals)}`);
      return field as Field;
    },
    /** As its team copies it. */
    async eventKeyOf(eventId: number, team: Account): Promise<string> {
      const { slug } = await this.one<{ readonly slug: string }>('query ($id: Int!) { event(id: $id) { slug } }', {
        as: team,
        variables: { id: eventId },
      });
      return keyInSlug(slug) ?? '';
    },
    async published(
      as: Account,
      {
        name = 'Đêm nhạc',
        price = 0,
        capacity = 100 as number | null,
        inMs = 7 * 86_400_000,
        input = {} as Readonly<Record<string, unknown>>,
      } = {},
    ): Promise<OneSessionEvent> {
      const created = await this.one<{ readonly id: number }>(
        'mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }',
        {
          as,
          variables: {
            input: {
              name,
              event_type: 'ONSITE',
              address: 'Hà Nội',
              ...input,
              session: { begin_at: now + inMs, end_at: now + inMs + 7_200_000 },
            },
          },
        },
      );
      const eventId = created.id;
      const [session] = await this.one<readonly { readonly id: number }[]>(
        `{ sections_event_admin(event_id: ${eventId}) { id } }`,
        { as },
      );
      const sessionId = session?.id ?? 0;
      const ticket = await this.one<{ readonly id: string }>(
        'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
        { as, variables: { id: sessionId, input: { name: 'Vé thường', price, capacity } } },
      );
      await this.one(`mutation { update_event_status(id: ${eventId}, status: "PUBLISHED") { id } }`, { as });
      return { eventId, sessionId, ticketId: ticket.id, ticketTypeId: decodeWireId(ticket.id)?.rowId ?? '' };
    },
    async register(
      event: OneSessionEvent,
      buyer: Account,
      attendees: readonly { readonly firstName: string; readonly email: string; readonly answers?: object }[],
    ): Promise<void> {
      const reservationId = ids.newId();
      const { accountId } = buyer;
      const line = { reservationId, ticketTypeId: event.ticketTypeId, quantity: attendees.length };
      const held = await desk.submit(
        event.eventId,
        {
          kind: 'HOLD',
          mode: 'replace',
          accountId,
          idempotencyKey: ids.newId(),
          requestHash: '00',
          sectionEventId: event.sessionId,
          lines: [line],
        },
        null,
      );
      const begun = await desk.submit(
        event.eventId,
        {
          kind: 'BEGIN_CHECKOUT',
          accountId,
          idempotencyKey: ids.newId(),
          requestHash: '00',
          sectionEventId: event.sessionId,
          checkoutSessionId: ids.newId(),
          donation: ZERO,
          shownPrice: null,
          attendees: [{ reservationId, count: attendees.length }],
        },
        {
          attendees: [
            {
              reservationId,
              attendees: attendees.map((attendee) => ({
                ...attendee,
                lastName: null,
                gender: null,
                phoneNumber: null,
                jobTitle: null,
                note: null,
                about: null,
                answers: attendee.answers ?? null,
              })),
            },
          ],
          policyAgreed: true,
          registrant: {
            email: attendees[0]?.email ?? '',
            firstName: attendees[0]?.firstName ?? '',
            lastName: null,
            gender: null,
            phoneNumber: null,
          },
          locale: 'vi',
        },
      );
      for (const outcome of [held, begun])
        if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    },
    async account(username: string, rights: Partial<Account> = {}): Promise<Account> {
      const account: Account = {
        kind: 'account',
        accountId: randomUUID() as AccountId,
        isAdmin: false,
        isAccountant: false,
        ownedCorporates: [],
        staffMemberships: [],
        ...rights,
      };
      const { accountId, isAdmin, isAccountant } = account;
      const email = `${username}@vemoi.test`;
      await test.asOwner(
        `INSERT INTO account (account_id, email, username, first_name, last_name, referral_code, is_admin, is_accountant)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [accountId, email, username, username, 'Nguyễn', username, isAdmin, isAccountant],
      );
      await test.asOwner('INSERT INTO email_directory (email, account_id) VALUES ($1, $2)', [email, accountId]);
      for (const { corporateId } of account.ownedCorporates)
        await test.asOwner('UPDATE corporate SET company_email = $2 WHERE corporate_id = $1', [corporateId, email]);
      for (const { corporateId, role, active } of account.staffMemberships)
        await test.asOwner(
          'INSERT INTO corporate_staff (corporate_id, account_id, role, active) VALUES ($1, $2, $3, $4)',
          [corporateId, accountId, role, active],
        );
      return account;
    },
    async corporate(companyName: string, status: 'PENDING' | 'APPROVED' | 'REJECTED' = 'APPROVED'): Promise<number> {
      const { rows } = await pool.query<{ readonly id: number }>(
        'INSERT INTO corporate (company_name, status) VALUES ($1, $2) RETURNING corporate_id AS id',
        [companyName, status],
      );
      return rows[0]?.id ?? 0;
    },
  };
}
export type CatalogueWorld = Awaited<ReturnType<typeof catalogueWorld>>;

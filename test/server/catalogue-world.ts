import { randomBytes, randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import type { Token } from '#domain/kernel/token.ts';
import { isUseCase, makeUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anonymous, type PermissionViewer } from '#domain/people/viewer.ts';
import { makeAdmitTogether } from '#server/door/admit-together.ts';
import { AdmissionDesk } from '#server/door/ports/admission-desk.ts';
import { DoorBook } from '#server/door/ports/door-book.ts';
import { makePostgresAdmissionDesk } from '#server/door/postgres/postgres-admission-desk.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { makeSanitizeOrganiserHtml } from '#server/event/html/sanitize-organiser-html.ts';
import type { OrganisingPorts } from '#server/event/organising-ports.ts';
import { CachedReads, ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import { EventStanding } from '#server/event/ports/event-standing.ts';
import { EventStore } from '#server/event/ports/event-store.ts';
import { Interests } from '#server/event/ports/interests.ts';
import { ManagedEvents } from '#server/event/ports/managed-events.ts';
import { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import { makePostgresEventCatalogue } from '#server/event/postgres/postgres-event-catalogue.ts';
import { makePostgresEventForms } from '#server/event/postgres/postgres-event-forms.ts';
import { makePostgresEventStanding } from '#server/event/postgres/postgres-event-standing.ts';
import { makePostgresEventStore } from '#server/event/postgres/postgres-event-store.ts';
import { makePostgresInterests } from '#server/event/postgres/postgres-interests.ts';
import { makePostgresManagedEvents } from '#server/event/postgres/postgres-managed-events.ts';
import { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { areaResolvers } from '#server/main/area-resolvers.ts';
import { makeTemplateEmailWriter } from '#server/main/template-email-writer.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { makePostgresPublisherDirectory } from '#server/people/postgres/postgres-publisher-directory.ts';
import { refusalOfVariable } from '#server/platform/graphql/refusal.presenter.ts';
import { RefusalError } from '#server/platform/graphql/refusal-error.ts';
import { makeRequestContext } from '#server/platform/graphql/request-context.ts';
import { makeSchema } from '#server/platform/graphql/schema.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import { makeEmailOutbox } from '#server/platform/mail/queue-emails.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { qrPng } from '#server/platform/pictures/qr-png.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { type BusMessage, EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { type PhotoFacts, StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { makePostgresJobQueue } from '#server/platform/postgres/postgres-job-queue.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { letterSecret } from '#server/rsvp/letter-secret.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { makePostgresInvitationBook } from '#server/rsvp/postgres/postgres-invitation-book.ts';
import { makePostgresInvitations } from '#server/rsvp/postgres/postgres-invitations.ts';
import { postgresKeepAnswers } from '#server/rsvp/postgres/postgres-keep-answers.ts';
import { makePostgresLetterTemplates } from '#server/rsvp/postgres/postgres-letter-templates.ts';
import { decideDeskBatch } from '#server/sale/decide-desk-batch.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { CheckoutNotes } from '#server/sale/ports/checkout-notes.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { EventOrders } from '#server/sale/ports/event-orders.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { StockDesk } from '#server/sale/ports/stock-desk.ts';
import { makePostgresBuyers } from '#server/sale/postgres/postgres-buyers.ts';
import { makePostgresCheckoutNotes } from '#server/sale/postgres/postgres-checkout-notes.ts';
import { makePostgresCheckoutReader } from '#server/sale/postgres/postgres-checkout-reader.ts';
import { makePostgresEventOrders } from '#server/sale/postgres/postgres-event-orders.ts';
import { makePostgresReservationDesk } from '#server/sale/postgres/postgres-reservation-desk.ts';
import { makePostgresStockDesk } from '#server/sale/postgres/postgres-stock-desk.ts';
import { GuestList } from '#server/ticket/ports/guest-list.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { makePostgresGuestList } from '#server/ticket/postgres/postgres-guest-list.ts';
import { makePostgresTicketKeyRows } from '#server/ticket/postgres/postgres-ticket-key-rows.ts';
import { makePostgresTicketWallet } from '#server/ticket/postgres/postgres-ticket-wallet.ts';
import { writeReceiptSecret } from '#server/ticket/receipt-secret.ts';
import { makeEd25519TicketSigner } from '#server/ticket/secrets/ed25519-ticket-signer.ts';
import { WaitingRooms } from '#server/waiting-room/ports/waiting-rooms.ts';
import { makePostgresWaitingRooms } from '#server/waiting-room/postgres/postgres-waiting-rooms.ts';
import { testDatabase } from '#test/postgres/test-database.ts';

export type Account = Extract<PermissionViewer, { kind: 'account' }>;
type Ask = {
  readonly as?: PermissionViewer;
  readonly key?: string;
  readonly locale?: 'en' | 'vi';
  readonly variables?: Readonly<Record<string, unknown>>;
};
export type Told = {
  /** As JSON: whatever shape the operation asked for. */
  readonly data: Readonly<Record<string, never>> | null;
  readonly refusals: readonly { readonly code: string }[];
};

export type OneSessionEvent = {
  readonly eventId: number;
  readonly sessionId: number;
  readonly ticketId: string;
  readonly ticketTypeId: string;
};

/** The catalogue's resolvers, use cases and stores on a real, empty database, with a clock that the test turns. */
export async function catalogueWorld(start: Instant = instant(Date.parse('2026-11-20T03:00:00Z'))) {
  const test = await testDatabase();
  const { database, pool, newId } = test;
  let now = start;
  const clock: Clock = { now: () => now };
  const ids = { newId: newId.newId };
  const bus = makeMemoryEventBus();
  const told: BusMessage[] = [];
  bus.subscribe((message) => told.push(message));
  const keyring = makeNodeKeyring([{ keyId: 'test', secret: randomBytes(32) }]);
  const audit = makePostgresAuditLog(clock, newId);
  const desk = makePostgresReservationDesk({
    decide: decideDeskBatch,
    database,
    clock,
    newId,
    emails: { queue: () => Promise.resolve() },
    audit,
    keepAnswers: postgresKeepAnswers,
    jobs: { wake: () => undefined },
    bus,
  });
  const signer = makeEd25519TicketSigner(makePostgresTicketKeyRows(database, clock), keyring);
  const files = new Map<string, PhotoFacts>();
  const ports: OrganisingPorts = {
    events: makePostgresEventStore(pool),
    catalogue: makePostgresEventCatalogue(pool),
    publishers: makePostgresPublisherDirectory(pool),
    stock: makePostgresStockDesk({ database, desk }),
    files: { find: (url) => Promise.resolve(files.get(url) ?? null) },
    signer,
    html: makeSanitizeOrganiserHtml(),
    transact: { transaction: database.transaction },
    audit,
    bus,
    clock,
    ids,
  };
  const standing = makePostgresEventStanding(pool);
  const reads = { catalogue: ports.catalogue, standing, publishers: ports.publishers };
  const jobs = makePostgresJobQueue({ ring: () => undefined });
  const bound = new Map<Token<unknown>, unknown>();
  const bind = <T>(token: Token<T>, thing: T): Map<Token<unknown>, unknown> => bound.set(token, thing);
  bind(EventCatalogue, ports.catalogue);
  bind(EventStore, ports.events);
  bind(PublisherDirectory, ports.publishers);
  bind(OrganiserHtml, ports.html);
  bind(StockDesk, ports.stock);
  bind(StoredFiles, ports.files);
  bind(Transact, ports.transact);
  bind(AuditLog, audit);
  bind(EventBus, bus);
  bind(Clock, clock);
  bind(NewId, ids);
  bind(Digest, sha256Digest);
  bind(EventStanding, standing);
  bind(ExactReads, reads);
  bind(CachedReads, reads);
  bind(ManagedEvents, makePostgresManagedEvents(pool));
  bind(EventForms, makePostgresEventForms({ pool }));
  bind(EventOrders, makePostgresEventOrders(pool));
  bind(Interests, makePostgresInterests(pool));
  bind(GuestList, makePostgresGuestList(pool));
  bind(DoorBook, makePostgresDoorBook());
  bind(Keyring, keyring);
  bind(TicketSigner, signer);
  bind(TicketWallet, makePostgresTicketWallet(pool));
  bind(IntegrityBooks, makePostgresIntegrityBooks(database));
  bind(ReservationDesk, desk);
  bind(CheckoutReader, makePostgresCheckoutReader(pool));
  bind(CheckoutNotes, makePostgresCheckoutNotes(database));
  bind(Buyers, makePostgresBuyers(pool));
  const admitTogether = makeAdmitTogether({ door: makePostgresDoorBook(), audit, clock, ids });
  bind(AdmissionDesk, makePostgresAdmissionDesk({ database, admitTogether, bus }));
  bind(KeepAnswers, postgresKeepAnswers);
  bind(Invitations, makePostgresInvitations(pool));
  bind(InvitationBook, makePostgresInvitationBook(pool));
  bind(LetterTemplates, makePostgresLetterTemplates(pool));
  bind(WaitingRooms, makePostgresWaitingRooms(pool));
  bind(JobQueue, { ...jobs, wake: () => undefined });
  bind(EmailOutbox, makeEmailOutbox(makePostgresEmailRows(database), jobs, keyring, clock, ids));
  bind(
    EmailWriter,
    makeTemplateEmailWriter({
      baseUrl: 'https://vemoi.test',
      bank: { account: '0011004321234', bin: '970436', name: 'Vietcombank', holder: 'CONG TY VEMOI' },
      signer,
      qrPng,
      ticketPath: (eventId, ticketId) => `/my-ticket/${encodeWireId(eventId, ticketId)}`,
      receiptSecret: (issue) => writeReceiptSecret(keyring, issue),
      letterOf: ({ eventId, invitationId, letterNumber }) => ({
        id: encodeWireId(eventId, invitationId),
        secret: letterSecret(keyring, { eventId, invitation: { invitationId, letterNumber } }),
      }),
    }),
  );
  const use = <T>(token: Token<T>): T => {
    if (!bound.has(token) && isUseCase(token)) bind(token, makeUseCase(token, use));
    if (!bound.has(token)) throw new Error(`Nothing is bound to ${String(token.key)}`);
    return bound.get(token) as T;
  };
  const schema = makeSchema(areaResolvers);
  const statements: string[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  pool.query = ((...given: unknown[]) => {
    statements.push(String(given[0]));
    return query(...given);
  }) as typeof pool.query;

  /** Answers an operation as JSON. A refusal is listed with its data; anything else that goes wrong fails the test. */
  async function ask(text: string, { as = anonymous, key, locale = 'en', variables = {} }: Ask = {}): Promise<Told> {
    const context = makeRequestContext({
      use,
      viewer: as,
      locale,
      now,
      idempotencyKey: key ?? null,
      counted: { address: '127.0.0.1' },
    });
    const answer = await graphql({ schema, source: text, contextValue: context, variableValues: { ...variables } });
    const refusals = (answer.errors ?? []).map((error) => {
      if (error.originalError instanceof RefusalError) return error.originalError.refusal;
      const ofVariable = refusalOfVariable(error);
      if (ofVariable !== undefined) return ofVariable;
      throw error.originalError ?? error;
    });
    return { data: answer.data === undefined ? null : JSON.parse(JSON.stringify(answer.data)), refusals };
  }

  return {
    ...test,
    ports,
    desk,
    signer,
    files,
    /** Every message on the bus so far. */
    told,
    /** Statements that went to the pool so far. */
    statements,
    use,
    now: () => now,
    setNow: (moment: Instant) => {
      now = moment;
    },
    ask,
    /** The one root field of an operation that is not refused. */
    async one<Field>(text: string, asked: Ask = {}): Promise<Field> {
      const { data, refusals } = await ask(text, asked);
      const [field] = Object.values(data ?? {});
      if (refusals.length > 0 || field === undefined) throw new Error(`Refused: ${JSON.stringify(refusals)}`);
      return field as Field;
    },
    /** A published event with one session and one ticket type; it begins `inMs` from now and lasts two hours. */
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
    /** Free tickets of an event, one attendee each, in the order of their places. */
    async register(
      event: OneSessionEvent,
      buyer: Account,
      attendees: readonly { readonly firstName: string; readonly email: string }[],
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
                answers: null,
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
    /** Somebody with an account of their own. */
    async account(username: string, rights: Partial<Account> = {}): Promise<Account> {
      const accountId = randomUUID() as AccountId;
      await pool.query(
        `INSERT INTO account (account_id, email, username, first_name, last_name, referral_code) VALUES ($1, $2, $3, $4, $5, $6)`,
        [accountId, `${username}@vemoi.test`, username, username, 'Nguyễn', username],
      );
      return {
        kind: 'account',
        accountId,
        isAdmin: false,
        isAccountant: false,
        ownedCorporates: [],
        staffMemberships: [],
        ...rights,
      };
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

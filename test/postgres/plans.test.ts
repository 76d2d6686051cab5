import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { ListPosition } from '#domain/kernel/page.ts';
import { KEPT_FOR } from '#domain/kernel/retention.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { LEAD_KEPT_FOR } from '#domain/people/contact-lead.ts';
import { timeWindow } from '#domain/time/time-window.ts';
import type { PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import { makePostgresContractDeployments } from '#server/event/postgres/postgres-contract-deployments.ts';
import { makePostgresEventCatalogue } from '#server/event/postgres/postgres-event-catalogue.ts';
import { makePostgresGuestMailings } from '#server/event/postgres/postgres-guest-mailings.ts';
import { makePostgresManagedEvents } from '#server/event/postgres/postgres-managed-events.ts';
import { makePostgresSaleReminders } from '#server/event/postgres/postgres-sale-reminders.ts';
import { makePostgresScheduledEvents } from '#server/event/postgres/postgres-scheduled-events.ts';
import { makePostgresTeamNews } from '#server/event/postgres/postgres-team-news.ts';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { makePostgresIntegrityReports } from '#server/ledger/postgres/postgres-integrity-reports.ts';
import { makePostgresCardDisputes } from '#server/money/postgres/postgres-card-disputes.ts';
import { makePostgresGatewayPayments } from '#server/money/postgres/postgres-gateway-payments.ts';
import { makePostgresGatewayRefunds } from '#server/money/postgres/postgres-gateway-refunds.ts';
import { makePostgresNoticeBodies } from '#server/money/postgres/postgres-notice-bodies.ts';
import { makePostgresRefundPayouts } from '#server/money/postgres/postgres-refund-payouts.ts';
import { makePostgresTransferInbox } from '#server/money/postgres/postgres-transfer-inbox.ts';
import { makePostgresContactLeads } from '#server/people/postgres/postgres-contact-leads.ts';
import { makePostgresSessionRows } from '#server/people/postgres/postgres-session-rows.ts';
import { makePostgresSignInRows } from '#server/people/postgres/postgres-sign-in-rows.ts';
import { makePostgresUserBook } from '#server/people/postgres/postgres-user-book.ts';
import type { AuditQuery } from '#server/platform/audit/ports/audit-trail.ts';
import { makePostgresAuditTrail } from '#server/platform/audit/postgres/postgres-audit-trail.ts';
import { makePostgresOpenSignatures } from '#server/platform/files/postgres/postgres-open-signatures.ts';
import { makePostgresPrivateFileRows } from '#server/platform/files/postgres/postgres-private-file-rows.ts';
import { makePostgresBounces } from '#server/platform/mail/postgres/postgres-bounces.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import type { PageRequest } from '#server/platform/ports/page.ts';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { makePostgresJobStore } from '#server/platform/postgres/postgres-job-store.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makePostgresEarningsBook } from '#server/programme/postgres/postgres-earnings-book.ts';
import { makePostgresPointsHolds } from '#server/programme/postgres/postgres-points-holds.ts';
import { makePostgresPublisherBooks } from '#server/programme/postgres/postgres-publisher-books.ts';
import { makePostgresWalletPayments } from '#server/programme/postgres/postgres-wallet-payments.ts';
import { makePostgresReportExports } from '#server/report/exports/postgres/postgres-report-exports.ts';
import { makePostgresInvitationBook } from '#server/rsvp/postgres/postgres-invitation-book.ts';
import { makePostgresInvitations } from '#server/rsvp/postgres/postgres-invitations.ts';
import { eventsToOffer, eventsWithDue, waitingLateMoney } from '#server/sale/postgres/desk-searches.ts';
import { makePostgresApprovalBook } from '#server/sale/postgres/postgres-approval-book.ts';
import { makePostgresEInvoices } from '#server/sale/postgres/postgres-e-invoices.ts';
import { makePostgresEndedHolds } from '#server/sale/postgres/postgres-ended-holds.ts';
import { makePostgresEventOrders } from '#server/sale/postgres/postgres-event-orders.ts';
import { makePostgresManualPayments } from '#server/sale/postgres/postgres-manual-payments.ts';
import { makePostgresOwedMoney } from '#server/sale/postgres/postgres-owed-money.ts';
import { makePostgresWaitingList } from '#server/sale/postgres/postgres-waiting-list.ts';
import { makePostgresGuestGroups } from '#server/ticket/postgres/postgres-guest-groups.ts';
import { makePostgresGuestList } from '#server/ticket/postgres/postgres-guest-list.ts';
import { makePostgresShownGuests } from '#server/ticket/postgres/postgres-shown-guests.ts';
import { makePostgresTicketWallet } from '#server/ticket/postgres/postgres-ticket-wallet.ts';
import { withBareTables } from '#tools/bench/scale-bare-tables.ts';
import { accountStatements, eventStatements, summaryStatements } from '#tools/bench/scale-fill-catalogue.ts';
import { orderStatements } from '#tools/bench/scale-fill-orders.ts';
import { PERIODIC_TASKS, periodicStatements } from './periodic-rows.ts';
import { listeningDatabase, readWhole, rowsLookedAt, sortWidths } from './plans-of-statements.ts';
import { testDatabase } from './test-database.ts';

// Large enough that reading a whole table is never the cheapest way to a page of it.
const FEWEST = 10_000;
// Plans may differ at the size of years; see docs/operations.md.
const ROWS = Math.max(FEWEST, Number(process.env['PLANS_ROWS'] ?? FEWEST));
const FILLED_WITHIN_MS = 120_000 + ROWS * 2;
const ORDERS = ROWS;
const EVENTS = 10_000;
const ACCOUNTS = 2_500;

const NOW = instant(Date.now());
const ORGANISER = randomUUID() as AccountId;
const USUAL_EVENT = 100_002;
const FIRST = { limit: 20, from: null };
const any = {
  search: null,
  categoryId: null,
  format: null,
  free: null,
  mostPrice: null,
  city: null,
  sort: null,
  corporateId: null,
  ownerAccountId: null,
  likedBy: null,
  now: NOW,
};
const audited = (query: Partial<AuditQuery>) =>
  makePostgresAuditTrail(database.pool).entries(
    { actor: null, act: null, subject: null, from: null, to: null, ...query },
    FIRST,
  );
/** md5('group 0') */
const GROUP = createHash('md5')
  .update('group 0')
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const guestsOf = { eventId: USUAL_EVENT, sectionEventId: null, ticketTypeId: null, checkIn: null, search: null };

const test = await testDatabase();
const { database, plans } = listeningDatabase(test);

beforeAll(async () => {
  const owner = ownerClient(test.address);
  await owner.connect();
  await owner.query(
    `INSERT INTO account (account_id, email, username, referral_code) VALUES ($1, 'organiser@example.test', 'organiser', 'organiser')`,
    [ORGANISER],
  );
  const orders = orderStatements({ from: 1, to: ORDERS, events: EVENTS, accounts: ACCOUNTS });
  await withBareTables([owner], async () => {
    const statements = [
      ...accountStatements({ from: 1, to: ACCOUNTS }),
      ...eventStatements({ from: 1, to: EVENTS }, ORGANISER, ACCOUNTS),
      ...orders.prepare,
      ...orders.fill,
      ...orders.finish,
      ...summaryStatements(EVENTS),
    ];
    statements.push(
      `INSERT INTO audit_entry (audit_entry_id, at, actor_account_id, act, subject, event_id)
       SELECT gen_random_uuid(), now() - i * interval '1 minute', md5('account ' || i % ${ACCOUNTS})::uuid,
         CASE i % 50 WHEN 0 THEN 'event.published' ELSE 'ticket.checked-in' END, 'ticket:' || i, 100000 + i % ${EVENTS}
       FROM generate_series(1, ${ROWS}) i`,
    );
    statements.push(
      `INSERT INTO rsvp_invitation (event_id, rsvp_invitation_id, section_event_id, ticket_type_id, email, first_name, last_name,
         status, inserted_at, updated_at)
       SELECT event_id, gen_random_uuid(), section_event_id, ticket_type_id, 'invited' || i || '@example.test', first_name,
         last_name, 'INVITED', now() - i * interval '1 minute', now()
       FROM (SELECT *, row_number() OVER ()::int AS i FROM bought_ticket WHERE event_id = ${USUAL_EVENT}) b`,
    );
    // Every guest is in one of a hundred groups, and in one of all.
    statements.push(
      `INSERT INTO guest_group (event_id, guest_group_id, name, name_key, inserted_at)
       SELECT ${USUAL_EVENT}, md5('group ' || i)::uuid, 'Table ' || i, 'table ' || i, now() FROM generate_series(0, 100) i`,
      `INSERT INTO guest_group (event_id, guest_group_id, name, name_key, inserted_at)
       SELECT event_id, md5('all')::uuid, 'All', 'all', now() FROM event WHERE event_id <> ${USUAL_EVENT}`,
      `INSERT INTO guest_group_member (event_id, guest_group_id, bought_ticket_id)
       SELECT event_id, md5('all')::uuid, bought_ticket_id FROM bought_ticket WHERE event_id <> ${USUAL_EVENT}`,
      `INSERT INTO guest_group_member (event_id, guest_group_id, bought_ticket_id)
       SELECT event_id, md5('group ' || g)::uuid, bought_ticket_id FROM (
         SELECT *, row_number() OVER ()::int AS i FROM bought_ticket WHERE event_id = ${USUAL_EVENT}) b,
         LATERAL (VALUES (0), (1 + i % 100)) v(g)`,
    );
    statements.push(
      `INSERT INTO shown_guest (account_id, event_id, agreed_at)
       SELECT account_id, event_id, min(b.inserted_at) FROM bought_ticket b JOIN account USING (account_id)
       GROUP BY account_id, event_id`,
    );
    statements.push(
      `INSERT INTO event_form (event_id, version, fields, inserted_at)
       VALUES (${USUAL_EVENT}, 1, '[{"id": 1, "type": "Dropdown", "options": [{"id": 11, "text": "Chay"}]}]', now())`,
      `UPDATE attendee SET answers = '{"field_1": "Chay"}' WHERE event_id = ${USUAL_EVENT}`,
      `UPDATE checkout_session SET form_version = 1 WHERE event_id = ${USUAL_EVENT}`,
    );
    for (const statement of [...statements, ...periodicStatements(ROWS, ACCOUNTS)]) await owner.query(statement);
  });
  await owner.query('VACUUM (ANALYZE)');
  await owner.end();
}, FILLED_WITHIN_MS);

async function wholeTablesOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  plans.length = 0;
  await work();
  expect(plans.length).toBeGreaterThan(0);
  return plans.flatMap(readWhole);
}

const catalogue = makePostgresEventCatalogue(database, { now: () => NOW });
const discover = (more: Partial<PublishedEventsQuery>) =>
  catalogue.publishedEvents({ ...any, window: timeWindow(null, NOW), ...more }, FIRST);

describe('reads no table from end to end:', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the whole public list', () => discover({})],
    ['what is to come', () => discover({ window: timeWindow('UPCOMING', NOW) })],
    ['what is going on', () => discover({ window: timeWindow('ONGOING', NOW) })],
    ['what is past', () => discover({ window: timeWindow('PAST', NOW) })],
    ['a search that few events hold', () => discover({ search: 'bao tang mai 77 vinh' })],
    ['a search with a slip of the pen', () => discover({ search: 'hoa nhacc song huongg' })],
    ['a search that no event holds', () => discover({ search: 'quidditch' })],
    ['what a city has', () => discover({ window: timeWindow('UPCOMING', NOW), city: 'HA_NOI' })],
    ['what a city hardly has', () => discover({ city: 'VUNG_TAU' })],
    ['what costs little', () => discover({ window: timeWindow('UPCOMING', NOW), mostPrice: dong(200_000) })],
    ['what is new', () => discover({ window: timeWindow('UPCOMING', NOW), sort: 'NEWEST' })],
    ['the organiser’s events', () => managed('UPCOMING_ONGOING')],
    ['the organiser’s past events', () => managed('PAST')],
    ['the guests of an event', () => makePostgresGuestList(database.pool).guests(guestsOf, FIRST)],
    [
      'a guest who is searched for',
      () => makePostgresGuestList(database.pool).guests({ ...guestsOf, search: 'person77@' }, FIRST),
    ],
    [
      'the guests of a group',
      () => makePostgresGuestList(database.pool).guests({ ...guestsOf, groupId: GROUP }, FIRST),
    ],
    ['the groups of an event', () => makePostgresGuestGroups(database.pool).list(USUAL_EVENT)],
    ['how many people mailings did not reach', () => makePostgresBounces(database).countOfMailings([GROUP])],
    [
      'the orders of an event',
      () => makePostgresEventOrders(database.pool).orders({ eventId: USUAL_EVENT, search: null, status: null }, FIRST),
    ],
    [
      'the guests of an event who gave an answer',
      async () =>
        expect(
          await makePostgresGuestMailings(database.pool).countGuests(USUAL_EVENT, {
            audience: 'TICKET_HOLDERS',
            ticketTypeId: null,
            answer: { fieldId: 1, optionId: 11 },
            groupId: null,
          }),
        ).toBeGreaterThan(0),
    ],
    [
      'the guests of an event in a group',
      async () =>
        expect(
          await makePostgresGuestMailings(database.pool).countGuests(USUAL_EVENT, {
            audience: 'TICKET_HOLDERS',
            ticketTypeId: null,
            answer: null,
            groupId: GROUP,
          }),
        ).toBeGreaterThan(0),
    ],
    ['the tickets that somebody holds', () => held(null)],
    [
      'the guests of an event who agreed to be named',
      () => makePostgresShownGuests(database.pool).going(USUAL_EVENT, 501),
    ],
    [
      'whether somebody is named among its guests',
      () => makePostgresShownGuests(database.pool).own(USUAL_EVENT, ORGANISER),
    ],
    ['those for what is to come', () => held('UPCOMING')],
    ['the report of an event', () => makePostgresManagedEvents(database.pool).figures(USUAL_EVENT, 'Asia/Ho_Chi_Minh')],
    ['the integrity check of an event', () => makePostgresIntegrityBooks(database).faults(USUAL_EVENT)],
    ['the events that do not add up', () => makePostgresIntegrityReports(database.pool).list(true, FIRST)],
    ['what the check said of all events', () => makePostgresIntegrityReports(database.pool).list(false, FIRST)],
    ['the balances of a page of publishers', () => standings()],
    ['all accounts', () => makePostgresUserBook(database).find('', FIRST)],
    ['an account that is searched for', () => makePostgresUserBook(database).find('person77@', FIRST)],
    ['an account by its phone', () => makePostgresUserBook(database).find('912345678', FIRST)],
    ['the sign-ins of an account', () => makePostgresUserBook(database).sessions(ORGANISER, 50)],
    ['the audit log', () => audited({})],
    ['what one person did', () => audited({ actor: 'person77@scale.vemoi.test' })],
    ['what was done of one kind', () => audited({ act: 'event.published' })],
    ['what was done to an event', () => audited({ subject: `event:${USUAL_EVENT}` })],
    ['what was done to a ticket', () => audited({ subject: 'ticket:77' })],
    ['what was done in an hour', () => audited({ from: later(NOW, -2 * HOUR), to: later(NOW, -HOUR) })],
    ['when the check last ran', () => makePostgresIntegrityReports(database.pool).lastCheckedAt()],
  ])('%s', async (_name, work) => {
    expect(await wholeTablesOf(work)).toEqual([]);
  });

  it('reports a read that does', async () => {
    expect(
      await wholeTablesOf(() => database.pool.query(`SELECT name FROM event WHERE description = $1`, ['nothing'])),
    ).toEqual(['event']);
  });
});

describe('a periodic task reads no table from end to end:', () => {
  const { pool } = database;
  const keyring = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]);
  const endedBefore = later(NOW, -KEPT_FOR.endedHold);
  const tasks: readonly [string, () => Promise<unknown>][] = [
    ['release-expired-holds', () => eventsWithDue(pool, NOW, 200)],
    ['offer-waiting-places', () => eventsToOffer(pool, NOW, 200)],
    ['sweep-waiting-list', () => makePostgresWaitingList(pool).forget(later(NOW, -KEPT_FOR.waitingEntry), 5)],
    ['tell-teams: events', () => makePostgresTeamNews(pool).events(0, 100)],
    ['tell-teams: news', () => database.transaction((tx) => makePostgresTeamNews(pool).take(tx, USUAL_EVENT))],
    ['tell-teams: daily letters', () => makePostgresTeamNews(pool).dueDays(NOW, 100)],
    ['remind-of-sales', () => makePostgresSaleReminders(pool).candidates(NOW, 100)],
    ['sweep-sale-reminders', () => makePostgresSaleReminders(pool).forget(later(NOW, -KEPT_FOR.saleReminder), 5)],
    ['refund-money-owed', () => makePostgresOwedMoney(pool).owed(later(NOW, -DAY), 200)],
    ['refund-money-owed', () => makePostgresOwedMoney(pool).unanswered(later(NOW, -DAY), 200)],
    ['follow-earnings', () => database.transaction((tx) => makePostgresEarningsBook(database).takeOrders(tx, 50))],
    ['end-points-holds', () => makePostgresPointsHolds(database).due(NOW, 200)],
    ['finish-wallet-payments', () => makePostgresWalletPayments(database).due(later(NOW, HOUR), 200)],
    ['mature-earnings', () => makePostgresEarningsBook(database).toMature(NOW, 50)],
    ['decline-unanswered-registrations', () => makePostgresApprovalBook(pool).due(NOW, 200)],
    ['decline-unanswered-registrations: answered', () => makePostgresApprovalBook(pool).endAnswered(NOW)],
    ['follow-contracts', () => makePostgresContractDeployments(pool).takeDue(NOW, NOW, 20)],
    ['issue-e-invoices', () => makePostgresEInvoices(pool).takeDue(NOW, NOW, 10)],
    ['publish-scheduled-events', () => makePostgresScheduledEvents(pool).due(NOW, 100)],
    ['ask-for-disputes', () => makePostgresCardDisputes(pool).states(['dp_1', 'dp_2'])],
    ['ask-silent-gateways', () => makePostgresGatewayPayments(pool).takeDue(NOW, 50)],
    ['refund-at-gateways', () => makePostgresGatewayRefunds(pool).takeDue(NOW, 50)],
    ['ask-about-waiting-payments: forgotten transfers', () => makePostgresTransferInbox(pool).takeDue(NOW, 500)],
    ['ask-about-waiting-payments: late money', () => waitingLateMoney(pool, 200)],
    ['ask-where-refunds-go: to ask', () => makePostgresRefundPayouts(pool, keyring).toAsk(200)],
    ['ask-where-refunds-go: to remind', () => makePostgresRefundPayouts(pool, keyring).toRemind(NOW, 200)],
    ['remind-of-manual-payments', () => makePostgresManualPayments(pool).due(NOW, 200)],
    ['sort-in-new-tickets', () => makePostgresGuestList(pool).sortInNewTickets()],
    ['check-integrity', () => makePostgresIntegrityBooks(database).toCheck(20)],
    ['seat-waiting-guests', () => makePostgresInvitations(pool).offered(100)],
    ['send-due-letters', () => database.transaction((tx) => makePostgresInvitationBook(pool).openDue(tx, NOW, 200))],
    ['sweep-sign-in: codes', () => makePostgresSignInRows(database, test.newId).sweep(later(NOW, -DAY))],
    ['sweep-sign-in: sessions', () => makePostgresSessionRows(database).sweep(NOW)],
    ['sweep-report-exports: stuck', () => makePostgresReportExports(database).stuck(NOW, 100)],
    ['sweep-report-exports: ended', () => makePostgresReportExports(database).ended(NOW, 100)],
    ['sweep-contact-leads', () => makePostgresContactLeads(database).sweep(later(NOW, -LEAD_KEPT_FOR))],
    ['sweep-emails', () => makePostgresEmailRows(database).forget(later(NOW, -KEPT_FOR.email), 5)],
    ['sweep-ended-holds: holds', () => makePostgresEndedHolds(database).forgetHolds(endedBefore, 5)],
    ['sweep-ended-holds: checkouts', () => makePostgresEndedHolds(database).forgetCheckouts(endedBefore, 5)],
    ['sweep-notice-bodies', () => makePostgresNoticeBodies(database).forget(later(NOW, -KEPT_FOR.noticeBody), 5)],
    ['sweep-private-files', () => makePostgresPrivateFileRows(database).loose(later(NOW, -DAY), 500)],
    ['seal-open-signatures', () => makePostgresOpenSignatures(database).next(100)],
    ['bury-lost-jobs', () => makePostgresJobStore(database).buryLost()],
  ];

  it.each(tasks)('%s', async (_name, work) => {
    expect(await wholeTablesOf(work)).toEqual([]);
    // Only what is due is read.
    expect(plans.reduce((sum, plan) => sum + rowsLookedAt(plan), 0)).toBeLessThan(ROWS / 2);
  });

  it('is each task that runs', () => {
    expect([...new Set(tasks.map(([name]) => name.split(':')[0]))].sort()).toEqual(PERIODIC_TASKS);
  });
});

describe('a page of the public list looks at as many rows however deep it is:', () => {
  const LIMIT = 20;
  const lists: readonly [string, Partial<PublishedEventsQuery>][] = [
    ['everything', {}],
    ['what is to come', { window: timeWindow('UPCOMING', NOW) }],
    ['what is past', { window: timeWindow('PAST', NOW) }],
    ['what is to come in a format', { window: timeWindow('UPCOMING', NOW), format: 'ONLINE' }],
  ];
  const lookedAt = async (query: Partial<PublishedEventsQuery>, page: PageRequest): Promise<number> => {
    plans.length = 0;
    const { rows } = await catalogue.publishedEvents({ ...any, window: timeWindow(null, NOW), ...query }, page);
    expect(rows).toHaveLength(LIMIT);
    return plans.reduce((sum, plan) => sum + rowsLookedAt(plan), 0);
  };

  it.each(lists)('%s', async (_name, query) => {
    const { after } = await catalogue.publishedEvents(
      { ...any, window: timeWindow(null, NOW), ...query },
      { limit: 400, from: null },
    );
    if (after === null) throw new Error('The list ends before');
    const deep: PageRequest = { limit: LIMIT, from: { direction: 'after', position: after } };
    const [first, deepest] = [await lookedAt(query, { limit: LIMIT, from: null }), await lookedAt(query, deep)];
    expect(deepest).toBeLessThanOrEqual(first + 4 * LIMIT);
    expect(deepest).toBeLessThanOrEqual(10 * LIMIT);
  });
});

const standings = async () => {
  const accounts = await test.asOwner<{ id: AccountId }>(
    `SELECT md5('account ' || i)::uuid AS id FROM generate_series(1, 18) i`,
  );
  const people = [ORGANISER, ...accounts.map(({ id }) => id)].map((accountId) => ({
    kind: 'ACCOUNT' as const,
    accountId,
  }));
  const read = await makePostgresPublisherBooks(database).standings([...people, { kind: 'CORPORATE', corporateId: 7 }]);
  expect([read.length, plans.length]).toEqual([20, 1]);
};
const managed = (bucket: 'UPCOMING_ONGOING' | 'PAST') => {
  const roles = ['MANAGER', 'EDITOR'] as const;
  const visibility = {
    anyOf: [{ ownerAccountId: ORGANISER }, { corporateIds: [7] }, { teamMember: { accountId: ORGANISER, roles } }],
  };
  return makePostgresManagedEvents(database.pool).events(
    { bucket, accountId: ORGANISER, visibility, search: null, now: NOW },
    FIRST,
  );
};
const held = async (time: 'UPCOMING' | null) => {
  const [holder] = await test.asOwner<{ id: AccountId }>(`SELECT md5('account 77')::uuid AS id`);
  if (holder === undefined) throw new Error('Nobody');
  return makePostgresTicketWallet(database.pool).held({ accountId: holder.id, time, now: NOW }, FIRST);
};

describe('a list of the desk, sorted over all pages:', () => {
  const guests = makePostgresGuestList(database.pool);
  const orders = makePostgresEventOrders(database.pool);
  const invitations = makePostgresInvitationBook(database.pool);
  const one = { eventId: USUAL_EVENT, search: null, status: null };
  type Answer = Promise<{ readonly rows: readonly unknown[]; readonly after: ListPosition | null }>;
  type Asked = (page: PageRequest) => Answer;
  const byName: readonly [string, Asked][] = [
    ['guests by name', (page) => guests.guests({ ...guestsOf, sort: 'name' }, page)],
    ['guests by name, turned round', (page) => guests.guests({ ...guestsOf, sort: 'name', descending: true }, page)],
    ['orders by buyer', (page) => orders.orders({ ...one, sort: 'buyer' }, page)],
    ['invitations by name', (page) => invitations.invited({ ...one, sectionEventId: null, sort: 'name' }, page)],
  ];
  const byFewValues: readonly [string, Asked][] = [
    ['guests by ticket', (page) => guests.guests({ ...guestsOf, sort: 'ticket' }, page)],
    ['guests by session', (page) => guests.guests({ ...guestsOf, sort: 'session' }, page)],
    ['guests by check-in', (page) => guests.guests({ ...guestsOf, sort: 'checkIn' }, page)],
    ['orders by total', (page) => orders.orders({ ...one, sort: 'total' }, page)],
    ['orders by status', (page) => orders.orders({ ...one, sort: 'status' }, page)],
    ['invitations by answer', (page) => invitations.invited({ ...one, sectionEventId: null, sort: 'answer' }, page)],
  ];
  const LIMIT = 20;
  const planned = async (work: () => Answer) => {
    plans.length = 0;
    const { rows } = await work();
    expect(rows).toHaveLength(LIMIT);
    return [...plans];
  };

  it.each(byName)('%s looks at no more rows on a deep page than on the first', async (_name, ask) => {
    const { after } = await ask({ limit: 400, from: null });
    if (after === null) throw new Error('The list ends before');
    const deep: PageRequest = { limit: LIMIT, from: { direction: 'after', position: after } };
    for (const page of [{ limit: LIMIT, from: null }, deep]) {
      const looked = (await planned(() => ask(page))).reduce((sum, plan) => sum + rowsLookedAt(plan), 0);
      expect(looked).toBeLessThanOrEqual(10 * LIMIT);
    }
  });

  it.each(byFewValues)('%s sorts keys and ids, not whole rows', async (_name, ask) => {
    const widths = (await planned(() => ask({ limit: LIMIT, from: null }))).flatMap(sortWidths);
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((width) => width > 100)).toEqual([]);
  });
});

import { NEW_SENDER_FOR } from '#domain/event/mailing/mailing-limits.ts';
import { type Instant, instant, later } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { makePostgresContactLeads } from '#server/people/postgres/postgres-contact-leads.ts';
import { makePostgresCorporateRegistrations } from '#server/people/postgres/postgres-corporate-registrations.ts';
import { makePostgresEmailFacts } from '#server/platform/mail/postgres/postgres-email-facts.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import { SendEmail } from '#server/platform/mail/send-email.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { Bounces } from '#server/platform/ports/bounces.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { ReturnPaths } from '#server/platform/ports/return-paths.ts';
import { ReadLetter } from '#server/rsvp/read-letter.ts';
import { type Account, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

export const START = instant(Date.parse('2026-11-20T03:00:00Z'));

export const troubled = (code: string, facts: Readonly<Record<string, unknown>> = {}) => [
  { code: 'RSVP_REFUSED', trouble: { code, ...facts } },
];
export const signed = (as?: PermissionViewer) => (as === undefined ? {} : { as });

export function letterIn(text: string): { readonly id: string; readonly secret: string } {
  const { searchParams } = new URL(/https:\S+rsvpInvitation\S+/.exec(text)?.[0] ?? 'https://none');
  return { id: searchParams.get('rsvpInvitationId') ?? '', secret: searchParams.get('rsvpInvitationSecret') ?? '' };
}

type Line = {
  readonly row: number;
  readonly email: string;
  readonly refused: string | null;
  readonly first_row: number | null;
};
export type Invited = {
  readonly sent: number;
  readonly lines: readonly (Line & { readonly invitation: { readonly id: string } | null })[];
};
type Guest = { readonly name: string; readonly email: string };

export const INVITE = `mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent lines { row email refused max first_row status invitation { id status } } } }`;
export const LIST = `query ($input: RsvpInvitationsInput!) { rsvp_invitations(input: $input) {
  entries { id status email first_name full_name sendings last_sent_at send_email_at opened_at answered_at party }
  answers { status count } metadata { after before total_count } } }`;
type Listed = {
  readonly entries: readonly {
    readonly id: string;
    readonly email: string;
    readonly status: string;
    readonly sendings: number;
  }[];
  readonly answers: readonly { readonly status: string; readonly count: number }[];
  readonly metadata: { readonly after: string | null; readonly total_count: number };
};

export async function invitingWorld() {
  let people = 0;
  const world = await catalogueWorld(START);
  const organiser = await world.account('inviting.organiser');
  const since = ({ accountId }: Account, at: Instant) =>
    world.asOwner('UPDATE account SET inserted_at = $2 WHERE account_id = $1', [accountId, new Date(at)]);
  await since(organiser, later(START, -NEW_SENDER_FOR));
  const event = await world.published(organiser, { name: 'Tiệc cuối năm' });

  const person = () => world.account(`inviting.${++people}`);
  const address = () => `khach.${++people}@example.test`;
  /** As the job does; answers the new mails. `rejects`: the mail server refuses them all with this status. */
  async function post({ rejects = '' } = {}) {
    const memory = makeMemoryMailer();
    const refusal = { code: 'REJECTED', reason: 'no', status: rejects } as const;
    const mailer = rejects === '' ? memory : { send: async () => refused(refusal) };
    const send = SendEmail.make({
      rows: makePostgresEmailRows(world.database),
      facts: makePostgresEmailFacts(world.database),
      leads: makePostgresContactLeads(world.database),
      registrations: makePostgresCorporateRegistrations(world.database),
      readLetter: world.use(ReadLetter),
      writer: world.use(EmailWriter),
      mailer,
      returnPaths: world.use(ReturnPaths),
      bounces: world.use(Bounces),
      keyring: world.use(Keyring),
      clock: { now: world.now },
      mailDomain: 'vemoi.test',
    });
    const { rows } = await world.pool.query<{ readonly id: string }>(
      'SELECT email_message_id AS id FROM email_message WHERE sent_at IS NULL AND dropped_at IS NULL ORDER BY queued_at, email_message_id',
    );
    for (const { id } of rows) await send(id);
    return memory.sent;
  }

  const press = (
    guests: readonly Guest[],
    more: Readonly<Record<string, unknown>> = {},
    to: OneSessionEvent = event,
  ) => ({
    input: { section_event_id: to.sessionId, ticket_id: to.ticketId, inviter_name: 'Linh Nguyễn', guests, ...more },
  });
  const invite = (
    guests: readonly Guest[],
    more: Readonly<Record<string, unknown>> = {},
    asked: { readonly key?: string } = {},
  ) => world.one<Invited>(INVITE, { as: organiser, variables: press(guests, more), ...asked });
  const refusedToInvite = async (variables: unknown, as?: PermissionViewer) =>
    (await world.ask(INVITE, { ...signed(as), variables: variables as Readonly<Record<string, unknown>> })).refusals;

  const list = (more: Readonly<Record<string, unknown>> = {}, of: OneSessionEvent = event) =>
    world.one<Listed>(LIST, { as: organiser, variables: { input: { event_id: of.eventId, ...more } } });
  const answer = (
    verb: 'accept' | 'decline',
    letter: { readonly id: string; readonly secret: string },
    as: PermissionViewer,
  ) =>
    world.ask(`mutation ($id: ID, $secret: String) { ${verb}_rsvp_invitation(id: $id, secret: $secret) { status } }`, {
      as,
      variables: { ...letter },
    });

  return { world, organiser, since, event, person, address, post, press, invite, refusedToInvite, list, answer };
}

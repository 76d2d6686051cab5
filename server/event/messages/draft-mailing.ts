import type { MailingScope, MailingText } from '#domain/event/mailing/mailing.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import { GuestMailings, type MailedGuest } from '#server/event/ports/guest-mailings.ts';
import { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { EmailFacts, type EmailMailingFacts } from '#server/platform/ports/email-facts.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { readText } from './mailing-ports.ts';

type Draft = { readonly eventId: number; readonly text: MailingText };

/** An email to guests before it is sent. [S1-37] */
export type DraftMailing = {
  /** As one of its guests gets it, in their language. NOT_FOUND: the address is not one of theirs. */
  readonly preview: (
    asked: Draft & { readonly scope: MailingScope; readonly email: string },
  ) => Promise<
    Result<
      { readonly subject: string; readonly html: string; readonly text: string; readonly guest: MailedGuest },
      Refusal
    >
  >;
  readonly test: (
    asked: Draft & { readonly actor: AccountId; readonly locale: Locale },
  ) => Promise<Result<string, Refusal>>;
};

/** The button of an invited guest's email leads to their invitation, which the team must not open for them. */
const withoutSecret = ({ audience }: MailingScope, { email, name }: MailedGuest): EmailMailingFacts['invitation'] =>
  audience === 'INVITED' ? { guest: { email, firstName: name, lastName: null, nameOrder: null }, letter: null } : null;

/** Addresses that hold this one in their middle come before it at worst. */
const NEAR = 20;

export const DraftMailing = defineUseCase(
  'DraftMailing',
  {
    mailings: GuestMailings,
    html: OrganiserHtml,
    accounts: AccountRows,
    facts: EmailFacts,
    writer: EmailWriter,
    outbox: EmailOutbox,
    transact: Transact,
    jobs: JobQueue,
    ids: NewId,
  },
  ({ mailings, html, accounts, facts, writer, outbox, transact, jobs, ids }): DraftMailing => ({
    async preview({ eventId, scope, email, text: typed }) {
      const text = readText(typed, html);
      if (!text.ok) return text;
      const [event, found] = await Promise.all([
        facts.announcer(eventId),
        mailings.guests(eventId, scope, email, NEAR),
      ]);
      const guest = found.find((one) => sameEmail(one.email, email));
      if (event === null || guest === undefined) return refused({ code: 'NOT_FOUND' });
      const written = await writer.write(
        {
          message: 'guest-mailing',
          mailing: { event, ...text.value, name: guest.name, to: null, invitation: withoutSecret(scope, guest) },
        },
        guest.locale,
      );
      return ok({ subject: written.subject, html: written.html, text: written.text, guest });
    },
    async test({ eventId, actor, locale, text: typed }) {
      const text = readText(typed, html);
      if (!text.ok) return text;
      const account = await accounts.find(actor);
      if (account === null) return refused({ code: 'UNAUTHORIZED' });
      const content = {
        message: 'mailing-test',
        eventId,
        testId: ids.newId(),
        name: fullName(account),
        ...text.value,
      } as const;
      await transact.transaction((tx) => outbox.queue(tx, [{ content, recipient: account.email, locale }]));
      jobs.wake('tickets');
      return ok(account.email);
    },
  }),
);

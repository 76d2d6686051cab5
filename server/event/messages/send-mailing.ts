import type { MailingScope, MailingText } from '#domain/event/mailing/mailing.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { allowancePorts, mayMailNow, readSender } from '#server/event/mail-allowance.ts';
import type { MailingRow } from '#server/event/ports/guest-mailings.ts';
import { hasLinks } from '#server/platform/mail/layout/rich-text.ts';
import { MAIL_BATCH_JOB, type MailBatch, mailingPorts, readText } from './mailing-ports.ts';

/** Who gets it is decided now; they are written to in batches. [S1-37] */
export type SendMailing = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly key: string;
  readonly scope: MailingScope;
  readonly text: MailingText;
}) => Promise<Result<{ readonly mailingId: string }, Refusal>>;

const SUBJECT = 'guest-mailing:';

export const SendMailing = defineUseCase(
  'SendMailing',
  { ...mailingPorts, ...allowancePorts },
  ({ mailings, jobs, ...ports }): SendMailing =>
    async ({ eventId, actor, key, scope, text: typed }) => {
      const [text, sender, people] = [
        readText(typed, ports.html),
        await readSender(ports, actor),
        await mailings.countGuests(eventId, scope),
      ];
      if (!text.ok) return text;
      if (sender === null) return refused({ code: 'UNAUTHORIZED' });
      const begun = await changeEvent<{ readonly mailingId: string }>(ports, {
        eventId,
        actor,
        creation: {
          key,
          request: [scope.audience, scope.ticketTypeId, text.value.subject, text.value.html],
          made: (_papers, subject) =>
            subject.startsWith(SUBJECT) ? { mailingId: subject.slice(SUBJECT.length) } : undefined,
        },
        work: async ({ event, tickets }, tx) => {
          const now = ports.clock.now();
          const type = tickets.find(({ ticketTypeId }) => ticketTypeId === scope.ticketTypeId);
          if (scope.ticketTypeId !== null && type === undefined) return refused({ code: 'NOT_FOUND' });
          const publisher = { name: event.organiserName, isCorporate: event.corporateId !== null };
          const email = { people, hasLinks: hasLinks(text.value.html), signedAs: publisher.name, publisher };
          const may = await mayMailNow(ports, tx, sender, email, now);
          if (!may.ok) return may;
          const mailingId = ports.ids.newId();
          const added = await mailings.addGuests(tx, eventId, scope, mailingId);
          // The last of them opted out since they were counted.
          if (added === 0) return refused({ code: 'MAILING_REFUSED', trouble: { code: 'NO_RECIPIENTS' } });
          const row: MailingRow = {
            eventId,
            guestMailingId: mailingId,
            state: 'SENDING',
            audience: scope.audience,
            ticketTypeId: scope.ticketTypeId,
            ticketName: type?.name ?? null,
            ...text.value,
            people: added,
            sent: 0,
            byAccountId: actor,
            insertedAt: now,
            endedAt: null,
          };
          await mailings.put(tx, row);
          await ports.mailed.add(tx, actor, added, now);
          await jobs.enqueue(tx, [
            { ...MAIL_BATCH_JOB, payload: { eventId, mailingId, sent: 0 } satisfies MailBatch, runAt: now },
          ]);
          return ok({
            event,
            value: { mailingId },
            act: 'event.guests-mailed',
            subject: `${SUBJECT}${mailingId}`,
            facts: { people: added, audience: scope.audience },
          });
        },
      });
      if (begun.ok) jobs.wake('bulk');
      return begun;
    },
);

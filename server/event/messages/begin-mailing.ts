import type { NotSentReason } from '#domain/event/mailing/mailing-refusals.ts';
import { closedToMailings } from '#domain/event/mailing/scheduled-mailing.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { eventAbilities } from '#domain/permission/event-abilities.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { readSender } from '#server/event/mail-allowance.ts';
import { EventStanding } from '#server/event/ports/event-standing.ts';
import type { MailingRow } from '#server/event/ports/guest-mailings.ts';
import { NoteNews } from '#server/event/ports/team-news.ts';
import { GuestGroups } from '#server/ticket/ports/guest-groups.ts';
import type { DueMailing } from './mailing-ports.ts';
import { sendingPorts, startMailing } from './start-mailing.ts';

/**
 * Begins a scheduled mailing, or notes why it is not sent. A job of a time that was changed, and one that runs again,
 * finds nothing to do. [S1-37]
 */
export type BeginMailing = (due: DueMailing) => Promise<void>;

export const BeginMailing = defineUseCase(
  'BeginMailing',
  { ...sendingPorts, standing: EventStanding, noteNews: NoteNews, groups: GuestGroups },
  ({ standing, noteNews, groups, ...ports }): BeginMailing => {
    const { mailings, accounts, clock, jobs } = ports;

    // Who scheduled it may have left the team, or be suspended.
    async function senderOf({ eventId, byAccountId }: MailingRow) {
      const [viewer, facts, sender] = await Promise.all([
        accounts.rightsOf(byAccountId),
        standing.facts([eventId], byAccountId),
        readSender(ports, byAccountId),
      ]);
      const event = facts.get(eventId);
      const may = viewer !== null && event !== undefined && eventAbilities(viewer, event).includes('event.mail');
      return may ? sender : null;
    }

    const hasLostGroup = async ({ eventId, groupId }: MailingRow) =>
      groupId !== null && (await groups.find(eventId, groupId)) === null;

    return async ({ eventId, mailingId, sendAt }) => {
      const waits = (row: MailingRow | null): row is MailingRow => row?.state === 'SCHEDULED' && row.sendAt === sendAt;
      const found = await mailings.find(eventId, mailingId);
      if (!waits(found)) return;
      const [sender, lostGroup, people] = await Promise.all([
        senderOf(found),
        hasLostGroup(found),
        mailings.countGuests(eventId, found),
      ]);
      const begun = await changeEvent(ports, {
        eventId,
        actor: found.byAccountId,
        work: async ({ event }, tx) => {
          const now = clock.now();
          const row = await mailings.lock(tx, eventId, mailingId);
          if (!waits(row)) return refused({ code: 'NOT_FOUND' });
          const done = { event, value: null, subject: `guest-mailing:${mailingId}` } as const;
          const notSent = async (because: NotSentReason) => {
            await mailings.put(tx, { ...row, state: 'NOT_SENT', notSentBecause: because });
            await noteNews(tx, eventId, [{ happening: 'NOT_MAILED', places: 0, amount: 0 }]);
            return ok({ ...done, act: 'guest-mailing.not-sent', facts: { because } } as const);
          };
          const closed = closedToMailings(event);
          if (closed !== null) return notSent(`EVENT_${closed}`);
          if (sender === null) return notSent('NOT_ALLOWED');
          if (lostGroup) return notSent('GROUP_DELETED');
          const started = await startMailing(ports, tx, { row, event, sender, people }, now);
          if (!started.ok) return notSent(started.refusal.trouble.code);
          const facts = { people: started.value.people, audience: row.audience };
          return ok({ ...done, act: 'event.guests-mailed', facts });
        },
      });
      if (begun.ok) jobs.wake('bulk');
    };
  },
);

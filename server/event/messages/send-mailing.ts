import { readMailedAnswer } from '#domain/event/mailing/mailed-answer.ts';
import type { MailingScope, MailingText } from '#domain/event/mailing/mailing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { readSender } from '#server/event/mail-allowance.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import type { MailingRow } from '#server/event/ports/guest-mailings.ts';
import { GuestGroups } from '#server/ticket/ports/guest-groups.ts';
import { readText } from './mailing-ports.ts';
import { setMailingTime } from './set-mailing-time.ts';
import { sendingPorts, startMailing } from './start-mailing.ts';

/** Who gets it is decided when it begins; they are written to in batches. [S1-37] */
export type SendMailing = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly key: string;
  readonly scope: MailingScope;
  readonly text: MailingText;
  /** Null: at once. */
  readonly sendAt: Instant | null;
}) => Promise<Result<{ readonly mailingId: string }, Refusal>>;

const SUBJECT = 'guest-mailing:';

export const SendMailing = defineUseCase(
  'SendMailing',
  { ...sendingPorts, forms: EventForms, groups: GuestGroups },
  (ports): SendMailing =>
    async ({ eventId, actor, key, scope, text: typed, sendAt }) => {
      const [text, sender, people] = [
        readText(typed, ports.html),
        await readSender(ports, actor),
        await ports.mailings.countGuests(eventId, scope),
      ];
      if (!text.ok) return text;
      if (sender === null) return refused({ code: 'UNAUTHORIZED' });
      const answer = readMailedAnswer(scope, scope.answer === null ? [] : await ports.forms.versions(eventId));
      if (!answer.ok) return answer;
      const { audience, ticketTypeId, groupId } = scope;
      const group = groupId === null ? null : await ports.groups.find(eventId, groupId);
      if (groupId !== null && group === null) return refused({ code: 'NOT_FOUND' });
      const answered = scope.answer === null ? [] : [scope.answer.fieldId, scope.answer.optionId];
      const begun = await changeEvent<{ readonly mailingId: string }>(ports, {
        eventId,
        actor,
        creation: {
          key,
          request: [
            ...[audience, ticketTypeId, text.value.subject, text.value.html],
            ...[...(sendAt === null ? [] : [sendAt]), ...answered],
            ...(groupId === null ? [] : [groupId]),
          ],
          made: (_papers, subject) =>
            subject.startsWith(SUBJECT) ? { mailingId: subject.slice(SUBJECT.length) } : undefined,
        },
        work: async ({ event, tickets }, tx) => {
          const now = ports.clock.now();
          const type = tickets.find((one) => one.ticketTypeId === ticketTypeId);
          if (ticketTypeId !== null && type === undefined) return refused({ code: 'NOT_FOUND' });
          const mailingId = ports.ids.newId();
          const row: MailingRow = {
            eventId,
            guestMailingId: mailingId,
            state: 'SCHEDULED',
            audience,
            ticketTypeId,
            ticketName: type?.name ?? null,
            answer: answer.value,
            groupId,
            groupName: group?.name ?? null,
            ...text.value,
            people: 0,
            sent: 0,
            byAccountId: actor,
            insertedAt: now,
            endedAt: null,
            sendAt,
            notSentBecause: null,
          };
          const mailing = { row, event, sender, people };
          const placed =
            sendAt === null
              ? await startMailing(ports, tx, mailing, now)
              : await setMailingTime(ports, tx, { ...mailing, isNew: true }, sendAt, now);
          if (!placed.ok) return placed;
          const done = { event, value: { mailingId }, subject: `${SUBJECT}${mailingId}` } as const;
          return sendAt === null
            ? ok({ ...done, act: 'event.guests-mailed', facts: { people: placed.value.people, audience } })
            : ok({ ...done, act: 'guest-mailing.scheduled', facts: { audience, sendAt } });
        },
      });
      if (begun.ok) ports.jobs.wake('bulk');
      return begun;
    },
);

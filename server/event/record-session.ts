import { nextSessionPosition } from '#domain/event/next-position.ts';
import { validateSession } from '#domain/event/session.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import { changeEvent } from './change-event.ts';
import type { SessionFields } from './event-fields.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';
import { quotaOfSession } from './quota-ids.ts';
import { withTimesOf } from './times-of-event.ts';

export type RecordSession = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly fields: SessionFields;
  readonly creationKey?: string | null;
}) => Promise<Result<SectionEventRow, Refusal>>;

export const RecordSession = defineUseCase(
  'RecordSession',
  organisingPorts,
  (ports): RecordSession =>
    async ({ eventId, actor, fields, creationKey = null }) => {
      const checked = validateSession(fields);
      if (!checked.ok) return checked;
      const sectionEventId = await ports.events.newSectionEventId(eventId);
      const { capacity = null, ...said } = checked.value;
      return changeEvent(ports, {
        eventId,
        actor,
        creation: {
          key: creationKey,
          request: [fields],
          made: ({ sessions }, subject) => sessions.find((one) => subject === `session:${one.sectionEventId}`),
        },
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const { event, sessions } = papers;
          const position = nextSessionPosition(sessions);
          if (!position.ok) return position;
          const session: SectionEventRow = {
            ...said,
            eventId,
            sectionEventId,
            timezone: event.timezone,
            position: position.value,
            cancelledAt: null,
            moves: 0,
          };
          await ports.events.putSession(tx, session);
          await ports.stock.createQuotas(tx, eventId, [
            { quotaId: quotaOfSession(sectionEventId), scope: 'SESSION', capacity },
          ]);
          return ok({
            event: withTimesOf(event, [...sessions, session]),
            value: session,
            act: 'session.created',
            subject: `session:${sectionEventId}`,
          });
        },
      });
    },
);

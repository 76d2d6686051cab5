import { validateEvent } from '#domain/event/event-input.ts';
import { validateSession } from '#domain/event/session.ts';
import { slugWords } from '#domain/kernel/names/slug.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { checkCategory } from './check-category.ts';
import type { EventFields, SessionFields } from './event-fields.ts';
import { organisingPorts } from './organising-ports.ts';
import { publisherOf } from './publisher-of.ts';
import { quotaOfEvent, quotaOfSession } from './quota-ids.ts';
import { SUMMARY_LENGTH } from './summary-length.ts';
import { withTimesOf } from './times-of-event.ts';

type EventToRecord = {
  readonly viewer: Extract<PermissionViewer, { kind: 'account' }>;
  readonly fields: EventFields;
  readonly corporateId: number | null;
  /** Limit over all sessions; null: unlimited. */
  readonly capacity: number | null;
  readonly session: SessionFields | null;
  readonly creationKey?: string | null;
};

export type RecordEvent = (given: EventToRecord) => Promise<Result<EventRow, Refusal>>;

export const RecordEvent = defineUseCase(
  'RecordEvent',
  organisingPorts,
  (ports): RecordEvent =>
    async ({ viewer, fields: given, corporateId, capacity, session: givenSession, creationKey = null }) => {
      const publisher = await publisherOf(ports.publishers, viewer, corporateId);
      if (!publisher.ok) return publisher;
      const category = await checkCategory(ports.catalogue, given.categoryId);
      if (!category.ok) return category;
      const checked = validateEvent(given);
      if (!checked.ok) return checked;
      const checkedSession = givenSession === null ? ok(null) : validateSession(givenSession);
      if (!checkedSession.ok) return checkedSession;
      const fields = checked.value;
      const session = checkedSession.value;

      const now = ports.clock.now();
      const requestHash = ports.digest(JSON.stringify([given, corporateId, capacity, givenSession]));
      const eventId =
        creationKey === null
          ? await ports.events.newEventId()
          : await ports.events.eventIdOf({ accountId: viewer.accountId, key: creationKey, requestHash });
      if (eventId === null) return refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
      const before = creationKey === null ? null : await ports.events.read(eventId);
      if (before !== null) return ok(before.event);
      const sectionEventId = session === null ? null : await ports.events.newSectionEventId(eventId);
      const description = ports.html.clean(fields.description);
      const draft: EventRow = {
        ...fields,
        description,
        eventId,
        slugWords: slugWords(fields.name),
        summary: ports.html.summary(description, SUMMARY_LENGTH),
        status: 'READY',
        isRequiredAdditionInfo: false,
        ownerAccountId: viewer.accountId,
        corporateId: publisher.value.corporateId,
        organiserName: publisher.value.organiserName,
        archive: false,
        linkNumber: 1,
        featured: false,
        featuredPlace: null,
        beginAt: now,
        endAt: now,
        publishedAt: null,
        insertedAt: now,
        updatedAt: now,
        version: 1,
      };
      const event = session === null ? draft : withTimesOf(draft, [session]);
      const added = await ports.transact.transaction(async (tx) => {
        if (!(await ports.events.addEvent(tx, event))) return false;
        await ports.stock.createQuotas(tx, eventId, [{ quotaId: quotaOfEvent(eventId), scope: 'EVENT', capacity }]);
        if (session !== null && sectionEventId !== null) {
          const { capacity: places = null, ...said } = session;
          await ports.events.putSession(tx, {
            ...said,
            eventId,
            sectionEventId,
            timezone: fields.timezone,
            position: 0,
            cancelledAt: null,
            moves: 0,
          });
          await ports.stock.createQuotas(tx, eventId, [
            { quotaId: quotaOfSession(sectionEventId), scope: 'SESSION', capacity: places },
          ]);
        }
        await ports.audit.record(tx, {
          act: 'event.created',
          subject: `event:${eventId}`,
          eventId,
          actor: viewer.accountId,
          facts: { corporateId },
        });
        return true;
      });
      // A concurrent repeat created it.
      if (!added) return ok((await ports.events.read(eventId))?.event ?? event);
      // Each event has its own key pair for tickets from the start.
      await ports.signer.signingKey(eventId);
      ports.bus.publish({ kind: 'event', eventId });
      return ok(event);
    },
);

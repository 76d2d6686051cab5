import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { eventAbilities } from '#domain/permission/event-abilities.ts';
import { mayExport } from '#domain/permission/report-exports.ts';
import type { ExportOf } from '#domain/report/report-export.ts';
import { EventStanding } from '#server/event/ports/event-standing.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';

/** Read anew each time: a right may be withdrawn while a file is written or kept. */
export type ExportRight = (accountId: AccountId, of: ExportOf) => Promise<boolean>;

export const ExportRight = defineUseCase(
  'ExportRight',
  { people: ViewerFacts, standing: EventStanding },
  ({ people, standing }): ExportRight =>
    async (accountId, of) => {
      const viewer = await people.of(accountId);
      if (of.kind !== 'ORDERS') return mayExport(viewer, of.kind, []);
      const facts = (await standing.facts([of.eventId], accountId)).get(of.eventId);
      return mayExport(viewer, of.kind, facts === undefined ? [] : eventAbilities(viewer, facts));
    },
);

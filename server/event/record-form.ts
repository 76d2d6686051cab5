import { checkForm } from '#domain/event/questionnaire/check-form.ts';
import { type Form, type FormField, newestForm, reviseForm } from '#domain/event/questionnaire/form.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import { changeEvent } from './change-event.ts';
import { sayingWho } from './editing/saying-who.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';

/** An empty form asks nothing; unchanged questions add no version. [S1-31] */
export type RecordForm = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly fields: readonly FormField[];
  /** That the editor read; 0: no questions. Absent: overwrites what others changed. */
  readonly version?: number | null | undefined;
}) => Promise<Result<Form, Refusal>>;

export const RecordForm = defineUseCase(
  'RecordForm',
  { ...organisingPorts, forms: EventForms, lastEditor: LastEditor },
  ({ forms, lastEditor, ...ports }): RecordForm =>
    async ({ eventId, actor, fields, version }) => {
      const done = { act: 'form.changed', subject: `event:${eventId}` } as const;
      const recorded = await changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          const checked = checkForm(fields);
          if (!checked.ok) return refused({ code: 'INVALID_INPUT', field: 'fields', problem: { kind: 'MALFORMED' } });
          const known = new Set(papers.tickets.map((ticket) => ticket.ticketTypeId));
          if (checked.value.some((field) => field.ticketTypeIds?.some((id) => !known.has(id))))
            return refused({ code: 'NOT_FOUND' });
          const before = await forms.versions(eventId);
          if (version != null && !isNewest(before, version)) return refused({ code: 'STALE', by: null });
          const after = reviseForm(before, checked.value);
          const form = newestForm(after) ?? { version: 0, fields: [] };
          if (after.length > before.length) await forms.write(tx, eventId, form, ports.clock.now());
          return ok({
            event: papers.event,
            value: form,
            ...done,
            facts: { version: form.version },
          });
        },
      });
      return sayingWho(recorded, lastEditor, done, actor);
    },
);

/** Who reads an empty form reads none. */
function isNewest(versions: readonly Form[], version: number): boolean {
  const newest = newestForm(versions);
  return version === (newest?.version ?? 0) || (version === 0 && newest?.fields.length === 0);
}

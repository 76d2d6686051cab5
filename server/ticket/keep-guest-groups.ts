import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { anotherGroupProblem, groupKey, groupNameProblem, renameProblem } from '#domain/ticket/guest-groups.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { GuestGroups } from './ports/guest-groups.ts';

type Asked = { readonly eventId: number; readonly actor: AccountId };
type OfGroup = Asked & { readonly groupId: string };

/** Groups of an event's guests, each of which answers the group's id. The caller has checked the right to. */
export type KeepGuestGroups = {
  /** Into the group of this name, which is made where there is none. */
  readonly add: (
    asked: Asked & { readonly name: string; readonly ticketIds: readonly string[] },
  ) => Promise<Result<string, Refusal>>;
  readonly takeOut: (asked: OfGroup & { readonly ticketIds: readonly string[] }) => Promise<Result<string, Refusal>>;
  readonly rename: (asked: OfGroup & { readonly name: string }) => Promise<Result<string, Refusal>>;
  /** Its guests stay on the list. Repeated, nothing changes. */
  readonly discard: (asked: OfGroup) => Promise<Result<string, Refusal>>;
};

export const KeepGuestGroups = defineUseCase(
  'KeepGuestGroups',
  { groups: GuestGroups, audit: AuditLog, transact: Transact, clock: Clock, ids: NewId },
  ({ groups, audit, transact, clock, ids }): KeepGuestGroups => {
    const record = (
      tx: Transaction,
      { eventId, actor }: Asked,
      groupId: string,
      act: AuditEntry['act'],
      facts: AuditEntry['facts'] = {},
    ) => audit.record(tx, { act, subject: `guest-group:${groupId}`, eventId, actor, facts });

    return {
      add: (asked) =>
        transact.transaction(async (tx) => {
          const name = visibleText(asked.name);
          const problem = groupNameProblem(name);
          if (problem !== null) return refused(problem);
          const known = await groups.open(tx, asked.eventId);
          const namesake = known.find((group) => groupKey(group.name) === groupKey(name));
          const full = namesake === undefined ? anotherGroupProblem(known.length) : null;
          if (full !== null) return refused(full);
          const groupId = namesake?.groupId ?? ids.newId();
          if (namesake === undefined) await groups.put(tx, asked.eventId, { groupId, name }, clock.now());
          const guests = await groups.addTickets(tx, asked.eventId, groupId, asked.ticketIds);
          if (namesake === undefined || guests > 0)
            await record(tx, asked, groupId, 'guest-group.added-to', { guests });
          return ok(groupId);
        }),
      takeOut: (asked) =>
        transact.transaction(async (tx) => {
          const known = await groups.open(tx, asked.eventId);
          if (!known.some(({ groupId }) => groupId === asked.groupId)) return refused({ code: 'NOT_FOUND' });
          const guests = await groups.removeTickets(tx, asked.eventId, asked.groupId, asked.ticketIds);
          if (guests > 0) await record(tx, asked, asked.groupId, 'guest-group.taken-out-of', { guests });
          return ok(asked.groupId);
        }),
      rename: (asked) =>
        transact.transaction(async (tx) => {
          const known = await groups.open(tx, asked.eventId);
          const before = known.find(({ groupId }) => groupId === asked.groupId);
          if (before === undefined) return refused({ code: 'NOT_FOUND' });
          const group = { groupId: asked.groupId, name: visibleText(asked.name) };
          const problem = renameProblem(group, known);
          if (problem !== null) return refused(problem);
          if (before.name === group.name) return ok(asked.groupId);
          await groups.put(tx, asked.eventId, group, clock.now());
          await record(tx, asked, asked.groupId, 'guest-group.renamed');
          return ok(asked.groupId);
        }),
      discard: (asked) =>
        transact.transaction(async (tx) => {
          const known = await groups.open(tx, asked.eventId);
          if (known.some(({ groupId }) => groupId === asked.groupId)) {
            await groups.remove(tx, asked.eventId, asked.groupId);
            await record(tx, asked, asked.groupId, 'guest-group.removed');
          }
          return ok(asked.groupId);
        }),
    };
  },
);

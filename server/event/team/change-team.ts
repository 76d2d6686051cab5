import type { TeamRole } from '#domain/event/event.ts';
import { decideTeam } from '#domain/event/event-team.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { evolveRoster, type RosterCommand, type RosterEvent, roleOf } from '#domain/people/roster.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { teamStanding } from '#domain/permission/team-standing.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { sayingWho } from '#server/event/editing/saying-who.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { EventTeams, type TeamMember } from '#server/event/ports/event-teams.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';

type TeamCommand =
  | { readonly kind: 'ADD'; readonly email: string; readonly role: TeamRole }
  | {
      readonly kind: 'CHANGE_ROLE';
      readonly accountId: AccountId;
      readonly role: TeamRole;
      readonly from?: TeamRole | null | undefined;
    }
  | { readonly kind: 'REMOVE'; readonly accountId: AccountId };

/**
 * Adds a member to an event's team and writes to them, changes a member's role, or removes one. STALE: the role is no
 * longer `from`. [S6-40]
 */
export type ChangeTeam = (given: {
  readonly eventId: number;
  readonly viewer: Extract<PermissionViewer, { kind: 'account' }>;
  readonly command: TeamCommand;
  readonly creationKey?: string | null;
}) => Promise<Result<{ readonly accountId: AccountId }, Refusal>>;

const SUBJECT = 'event-user:';
const ACTS = {
  ADDED: 'event-user.added',
  ROLE_CHANGED: 'event-user.role-changed',
  REMOVED: 'event-user.removed',
} as const satisfies Record<RosterEvent<TeamRole>['kind'], string>;
const ACT_OF = { ADD: ACTS.ADDED, CHANGE_ROLE: ACTS.ROLE_CHANGED, REMOVE: ACTS.REMOVED } as const;

export const ChangeTeam = defineUseCase(
  'ChangeTeam',
  { ...organisingPorts, teams: EventTeams, accounts: AccountRows, outbox: EmailOutbox, lastEditor: LastEditor },
  ({ teams, accounts, outbox, lastEditor, ...ports }): ChangeTeam => {
    async function named(command: TeamCommand): Promise<Result<RosterCommand<TeamRole>, Refusal>> {
      if (command.kind !== 'ADD') return ok(command);
      const email = parseEmailAddress(command.email);
      if (!email.ok) return email;
      const account = await accounts.findByEmail(email.value);
      return ok({ kind: 'ADD', accountId: account?.accountId ?? null, role: command.role });
    }

    return async ({ eventId, viewer, command: asked, creationKey = null }) => {
      const read = await named(asked);
      if (!read.ok) return read;
      const command = read.value;
      const { accountId } = command;
      const changed = await changeEvent(ports, {
        eventId,
        actor: viewer.accountId,
        creation: {
          key: creationKey,
          request: [asked],
          made: (_papers, subject) =>
            subject.startsWith(SUBJECT) ? { accountId: subject.slice(SUBJECT.length) as AccountId } : undefined,
        },
        work: async (papers, tx) => {
          const team = await teams.all(tx, eventId);
          const standing = teamStanding(viewer, { ...papers.event, hasOrders: papers.hasOrders }, team);
          if (standing === null) return refused({ code: 'FORBIDDEN' });
          if (asked.kind === 'CHANGE_ROLE' && asked.from != null) {
            const { from } = asked;
            if (team.some((one) => one.accountId === accountId && one.role !== from))
              return refused({ code: 'STALE', by: null });
          }
          const { ownerAccountId } = papers.event;
          const decided = decideTeam(
            command,
            { accountId: viewer.accountId, standing },
            { ownerAccountId, team: team.map(({ accountId: id, role }) => ({ accountId: id, role })) },
          );
          if (!decided.ok) return refused({ code: 'TEAM_REFUSED', because: decided.refusal.code });
          if (accountId === null) return refused({ code: 'TEAM_REFUSED', because: 'NO_ACCOUNT' });
          const now = ports.clock.now();
          for (const happened of decided.value) {
            const before = team.find((one) => one.accountId === happened.accountId);
            const role = roleOf(evolveRoster(team, happened), happened.accountId);
            if (role === null) await teams.remove(tx, eventId, happened.accountId);
            else await teams.put(tx, eventId, memberOf(happened.accountId, role, before?.insertedAt ?? now));
            if (happened.kind !== 'ADDED') continue;
            const account = await accounts.find(happened.accountId);
            if (account === null) continue;
            const content = { message: 'team-joined', eventId, accountId, joinId: ports.ids.newId() } as const;
            await outbox.queue(tx, [{ content, recipient: account.email, locale: account.locale }]);
          }
          return ok({
            event: papers.event,
            value: { accountId },
            act: ACT_OF[command.kind],
            subject: `${SUBJECT}${accountId}`,
            facts: { role: roleAfter(command) },
          });
        },
      });
      const subject = `${SUBJECT}${accountId ?? ''}` as const;
      return sayingWho(changed, lastEditor, { act: ACTS.ROLE_CHANGED, subject }, viewer.accountId);
    };
  },
);

const memberOf = (accountId: AccountId, role: TeamRole, insertedAt: TeamMember['insertedAt']): TeamMember => ({
  accountId,
  role,
  insertedAt,
});

function roleAfter(command: RosterCommand<TeamRole>): TeamRole | null {
  switch (command.kind) {
    case 'ADD':
    case 'CHANGE_ROLE':
      return command.role;
    case 'REMOVE':
      return null;
    default:
      return never(command);
  }
}

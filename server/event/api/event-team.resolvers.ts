import { z } from 'zod';
import { TEAM_ROLES } from '#domain/event/event.ts';
import { managedRoles } from '#domain/event/event-team.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { teamStanding } from '#domain/permission/team-standing.ts';
import type { Refusal } from '#domain/refusal.ts';
import { EventTeams, type TeamMember } from '#server/event/ports/event-teams.ts';
import { ChangeTeam } from '#server/event/team/change-team.ts';
import { HandOverEvent } from '#server/event/team/hand-over-event.ts';
import { presentOrganiser } from '#server/people/api/organiser.presenter.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { accountWireId, oneOf, rowNumber, someWords } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

const MOST = 100;
const LONGEST_EMAIL = 320;

const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const role = oneOf(TEAM_ROLES);

async function presentMember(context: RequestContext, { accountId, role: held, insertedAt }: TeamMember) {
  const [person, account] = await Promise.all([
    context.loaders.person.load(accountId),
    context.use(AccountRows).find(accountId),
  ]);
  return person === null || account === null
    ? []
    : [{ role: held, inserted_at: insertedAt, email: account.email, user: presentOrganiser(person) }];
}

const presentTeam = async (context: RequestContext, team: readonly TeamMember[]) =>
  (await Promise.all(team.map((member) => presentMember(context, member)))).flat();

async function presentChanged(
  context: RequestContext,
  eventId: number,
  changed: Result<{ readonly accountId: AccountId }, Refusal>,
) {
  if (!changed.ok) return changed;
  const member = await context.use(EventTeams).member(eventId, changed.value.accountId);
  const [shown] = member === null ? [] : await presentTeam(context, [member]);
  return shown === undefined ? refused({ code: 'TEAM_REFUSED', because: 'NOT_IN' } as const) : ok(shown);
}

export const eventTeamResolvers: Resolvers = {
  Query: {
    event_team: rootField({
      access: onEvent('event.team', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id: eventId }, context) => {
        const [papers, team] = await Promise.all([
          context.loaders.papers.load(eventId),
          context.use(EventTeams).of(eventId, MOST),
        ]);
        if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const owner = await context.loaders.person.load(papers.event.ownerAccountId);
        const standing = teamStanding(context.viewer, { ...papers.event, hasOrders: papers.hasOrders }, team);
        return ok({
          owner: owner === null ? null : presentOrganiser(owner),
          users: await presentTeam(context, team),
          manages: [...managedRoles(standing)],
        });
      },
    }),
  },

  Mutation: {
    create_event_user: rootField({
      access: onEvent('event.team', namedEvent),
      input: z.object({ email: someWords(LONGEST_EMAIL), event_id: rowNumber, role }),
      resolve: async ({ event_id: eventId, ...member }, context) => {
        const { viewer, idempotencyKey: creationKey } = context;
        const command = { kind: 'ADD', ...member } as const;
        return presentChanged(
          context,
          eventId,
          await context.use(ChangeTeam)({ eventId, viewer, command, creationKey }),
        );
      },
    }),
    update_event_user: rootField({
      access: onEvent('event.team', namedEvent),
      input: z.object({ user_id: accountWireId, event_id: rowNumber, role, from: role.nullish() }),
      resolve: async ({ user_id: accountId, event_id: eventId, role: wanted, from }, context) => {
        const command = { kind: 'CHANGE_ROLE', accountId, role: wanted, from } as const;
        return presentChanged(
          context,
          eventId,
          await context.use(ChangeTeam)({ eventId, viewer: context.viewer, command }),
        );
      },
    }),
    delete_event_user: rootField({
      access: onEvent('event.team', namedEvent),
      input: z.object({ user_id: accountWireId, event_id: rowNumber }),
      resolve: async ({ user_id: accountId, event_id: eventId }, context) => {
        const command = { kind: 'REMOVE', accountId } as const;
        const changed = await context.use(ChangeTeam)({ eventId, viewer: context.viewer, command });
        return changed.ok ? ok(true) : changed;
      },
    }),
    // Who has handed it over is a manager, and a repeated request is answered as the first.
    hand_over_event: rootField({
      access: onEvent('event.team', namedEvent),
      input: z.object({ user_id: accountWireId, event_id: rowNumber }),
      resolve: ({ user_id: to, event_id: eventId }, { use, accountId: by, idempotencyKey: creationKey }) =>
        use(HandOverEvent)({ eventId, by, to, creationKey }),
    }),
  },

  SectionEvent: {
    event_users: async (session, { limit }, context) => {
      if (!(await context.eventAbilities(session.eventId)).has('event.team')) return [];
      const team = await context.use(EventTeams).of(session.eventId, Math.min(Math.max(limit ?? MOST, 1), MOST));
      return presentTeam(context, team);
    },
  },
};

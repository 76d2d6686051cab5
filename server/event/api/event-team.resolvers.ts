import { EventTeams } from '#server/event/ports/event-teams.ts';
import { presentOrganiser } from '#server/people/api/organiser.presenter.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

const MOST = 100;

export const eventTeamResolvers: Resolvers = {
  SectionEvent: {
    event_users: async (session, { limit }, context) => {
      if (!(await context.eventAbilities(session.eventId)).has('event.team')) return [];
      const team = await context.use(EventTeams).of(session.eventId, Math.min(Math.max(limit ?? MOST, 1), MOST));
      const people = await Promise.all(team.map(({ accountId }) => context.loaders.person.load(accountId)));
      return team.flatMap(({ role, insertedAt }, index) => {
        const person = people[index];
        return person === null || person === undefined
          ? []
          : [{ role, inserted_at: insertedAt, user: presentOrganiser(person) }];
      });
    },
  },
};

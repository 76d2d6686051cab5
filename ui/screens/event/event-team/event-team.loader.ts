import { KeepTeam } from '#application/event/keep-team.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const eventTeamLoader = eventPartLoader('event.team', ({ id }, { use }) => use(KeepTeam).read(id));

import type { EventTeam } from '#application/event/ports/team-desk.ts';
import { TeamDesk } from '#application/event/ports/team-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';
import { isOffered } from '#ui/screens/event/event-settings/event-settings.view.ts';

export type TeamFacts = EventTeam & { readonly mayHandOver: boolean };

export const eventTeamLoader = eventPartLoader('event.team', async (event, { use, now }) => {
  const team = await use(TeamDesk).read(event.id);
  if (!team.ok) return team;
  return ok<TeamFacts>({ ...team.value, mayHandOver: isOffered(event, 'event.hand-over', 'HAND_OVER', now) });
});

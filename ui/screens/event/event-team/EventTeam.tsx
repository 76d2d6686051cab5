import { Trans, useLingui } from '@lingui/react/macro';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { AddMember } from './AddMember.tsx';
import type { TeamFacts } from './event-team.loader.ts';
import { HandOver } from './HandOver.tsx';
import { Members } from './Members.tsx';
import { RoleTable } from './RoleTable.tsx';

/** [S2.14-25] */
export const EventTeam = () => {
  const { t } = useLingui();
  return (
    <EventScreen<TeamFacts>
      part="team"
      title={t`Team`}
      below={<Trans>Members sign in with their own account and see only what their role needs.</Trans>}
    >
      {({ event, facts }) => (
        <>
          {facts.manages.length === 0 ? null : <AddMember eventId={event.id} roles={facts.manages} />}
          <Members eventId={event.id} team={facts} />
          {facts.mayHandOver ? <HandOver event={event} members={facts.members} /> : null}
          <RoleTable />
        </>
      )}
    </EventScreen>
  );
};

import { EventPage } from '#ui/screens/event/event-page/EventPage.tsx';
import { InvitationFoot } from './InvitationFoot.tsx';
import { RsvpPanel } from './RsvpPanel.tsx';

/** [S2.1-10] */
export const InviteRsvp = () => (
  <>
    <EventPage panel={<RsvpPanel />} />
    <InvitationFoot />
  </>
);

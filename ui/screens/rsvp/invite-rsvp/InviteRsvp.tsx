import { EventPage } from '#ui/screens/event/event-page/EventPage.tsx';
import { RsvpPanel } from './RsvpPanel.tsx';

/** The event's page for who was invited by letter. [S2.1-10] */
export const InviteRsvp = () => <EventPage panel={<RsvpPanel />} />;

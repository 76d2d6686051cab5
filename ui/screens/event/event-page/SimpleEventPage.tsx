import { EventPage } from './EventPage.tsx';

/** The event for frames of other sites: no About section, and the buttons stay in the frame. [S2.6-18] */
export const SimpleEventPage = () => <EventPage simple />;

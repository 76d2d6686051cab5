import { EventPage } from './EventPage.tsx';

/** For embedding in other sites. [S2.6-18] */
export const SimpleEventPage = () => <EventPage simple />;

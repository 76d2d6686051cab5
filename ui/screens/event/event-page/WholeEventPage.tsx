import { EventPage } from './EventPage.tsx';

/**
 * The event at its own address. A screen of its own, because the page's parts are the private panel's too, and a build
 * keeps what is shared elsewhere.
 */
export const WholeEventPage = () => <EventPage />;

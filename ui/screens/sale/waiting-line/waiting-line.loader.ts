import { WaitingLine } from '#application/sale/ports/waiting-line.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const waitingLineLoader = eventPartLoader('event.guests', ({ id }, { use }) => use(WaitingLine).read(id));

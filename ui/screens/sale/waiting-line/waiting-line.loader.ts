import { KeepWaitingLine } from '#application/sale/keep-waiting-line.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const waitingLineLoader = eventPartLoader('event.guests', ({ id }, { use }) => use(KeepWaitingLine).read(id));

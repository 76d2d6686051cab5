import { GatePassDesk } from '#application/door/ports/gate-pass-desk.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const eventGatePassesLoader = eventPartLoader('event.team', ({ id }, { use }) => use(GatePassDesk).read(id));

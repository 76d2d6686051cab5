import { KeepGatePasses } from '#application/door/keep-gate-passes.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const eventGatePassesLoader = eventPartLoader('event.team', ({ id }, { use }) => use(KeepGatePasses).read(id));

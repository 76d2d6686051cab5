import { KeepManualPayments } from '#application/sale/keep-manual-payments.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const manualPaymentsLoader = eventPartLoader('event.payments', ({ id }, { use }) =>
  use(KeepManualPayments).read(id),
);

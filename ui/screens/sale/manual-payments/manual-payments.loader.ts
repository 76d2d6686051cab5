import { KeepManualPayments } from '#application/sale/keep-manual-payments.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const manualPaymentsLoader = eventPartLoader('event.payments', async ({ id }, { use, query }) => {
  const { read } = use(KeepManualPayments);
  const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
  const found = await read(id, at);
  // All of a later page may be answered by now.
  const isPast = found.ok && found.value.waiting.entries.length === 0 && (at.after ?? at.before) !== undefined;
  return isPast ? read(id, {}) : found;
});

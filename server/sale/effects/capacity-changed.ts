import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';

export function capacityChanged(
  { written, eventId }: BatchEffects,
  { stock: { quotaId, capacity }, details: { by } }: DeskCommand<'CHANGE_CAPACITY'>,
): void {
  written.audits.push({
    act: 'capacity.changed',
    subject: `quota:${quotaId}`,
    eventId,
    actor: by,
    facts: { capacity },
  });
}

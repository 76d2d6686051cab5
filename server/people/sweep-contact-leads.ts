import { DAY, later } from '#domain/kernel/instant.ts';
import { LEAD_KEPT_FOR } from '#domain/people/contact-lead.ts';
import type { ContactLeads } from '#server/people/ports/contact-leads.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const makeContactLeadSweep = (leads: Pick<ContactLeads, 'sweep'>, clock: Clock): PeriodicTask => ({
  name: 'sweep-contact-leads',
  everyMs: DAY,
  run: () => leads.sweep(later(clock.now(), -LEAD_KEPT_FOR)),
});

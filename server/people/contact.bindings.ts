import { ContainerModule } from 'inversify';
import { ContactLeads } from '#server/people/ports/contact-leads.ts';
import { makePostgresContactLeads } from '#server/people/postgres/postgres-contact-leads.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { JobQueue, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { makeReceiveContactLead, ReceiveContactLead } from './receive-contact-lead.ts';
import { makeContactLeadSweep } from './sweep-contact-leads.ts';

/** What people write to us. */
export const contactBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, ContactLeads, [Database], makePostgresContactLeads);
  bindTo(bind, PeriodicTask, [ContactLeads, Clock], makeContactLeadSweep);
  bindTo(
    bind,
    ReceiveContactLead,
    [ContactLeads, EmailOutbox, JobQueue, Transact, Clock, NewId, Environment],
    (leads, outbox, jobs, transact, clock, ids, { supportEmail }) =>
      makeReceiveContactLead({ leads, outbox, jobs, transact, clock, ids, supportEmail }),
  );
});

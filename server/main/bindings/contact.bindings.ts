import { ContainerModule } from 'inversify';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresContactLeads } from '#server/adapters/postgres/postgres-contact-leads.ts';
import { makeReceiveContactLead, ReceiveContactLead } from '#server/application/contact/receive-contact-lead.ts';
import { makeContactLeadSweep } from '#server/application/contact/sweep-contact-leads.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { ContactLeads } from '#server/application/ports/contact-leads.ts';
import { EmailOutbox } from '#server/application/ports/email-outbox.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { JobQueue, PeriodicTask } from '#server/application/ports/job-queue.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { bindTo } from '../bind.ts';

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

import { ContainerModule } from 'inversify';
import { CorporateLooks } from '#server/people/ports/corporate-looks.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { postgresCorporateLooks } from '#server/people/postgres/postgres-corporate-looks.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { makeRecordCorporateLook, RecordCorporateLook } from './record-corporate-look.ts';

/** Corporates and their pages. */
export const corporateBindings = new ContainerModule(({ bind }) => {
  bindValue(bind, CorporateLooks, postgresCorporateLooks);
  bindTo(
    bind,
    RecordCorporateLook,
    [PublisherDirectory, CorporateLooks, StoredFiles, Transact, AuditLog],
    (publishers, looks, files, transact, audit) =>
      makeRecordCorporateLook({ publishers, looks, files, transact, audit }),
  );
});

import { ContainerModule } from 'inversify';
import { postgresCorporateLooks } from '#server/adapters/postgres/postgres-corporate-looks.ts';
import { makeRecordCorporateLook, RecordCorporateLook } from '#server/application/corporate/record-corporate-look.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { CorporateLooks } from '#server/application/ports/corporate-looks.ts';
import { PublisherDirectory } from '#server/application/ports/publisher-directory.ts';
import { StoredFiles } from '#server/application/ports/stored-files.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { bindTo, bindValue } from '../bind.ts';

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

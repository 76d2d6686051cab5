import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { makeFolderFileStore } from '#server/adapters/files/folder-file-store.ts';
import { makeSealedPrivateFiles } from '#server/adapters/files/sealed-private-files.ts';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresKycBook } from '#server/adapters/postgres/postgres-kyc-book.ts';
import { makePostgresOpenSignatures } from '#server/adapters/postgres/postgres-open-signatures.ts';
import { makePostgresPrivateFileRows } from '#server/adapters/postgres/postgres-private-file-rows.ts';
import { makePostgresReferredPeople } from '#server/adapters/postgres/postgres-referred-people.ts';
import { makePostgresSecondFactorRows } from '#server/adapters/postgres/postgres-second-factor-rows.ts';
import { nodeAuthenticator } from '#server/adapters/secrets/node-authenticator.ts';
import { BeginSecondFactor, makeBeginSecondFactor } from '#server/application/account/begin-second-factor.ts';
import { ConfirmSecondFactor, makeConfirmSecondFactor } from '#server/application/account/confirm-second-factor.ts';
import { makeStepUp, StepUp } from '#server/application/account/step-up.ts';
import { makeSealOpenSignatures } from '#server/application/files/seal-open-signatures.ts';
import { makeStorePrivatePicture, StorePrivatePicture } from '#server/application/files/store-private-picture.ts';
import { makePrivateFileSweep } from '#server/application/files/sweep-private-files.ts';
import { ForgetBankAccount, makeForgetBankAccount } from '#server/application/kyc/forget-bank-account.ts';
import { makeReadIdCard, ReadIdCard } from '#server/application/kyc/read-id-card.ts';
import { makeRecordBankAccount, RecordBankAccount } from '#server/application/kyc/record-bank-account.ts';
import { makeRecordIdCard, RecordIdCard } from '#server/application/kyc/record-id-card.ts';
import { AccountRows } from '#server/application/ports/account-rows.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { Authenticator } from '#server/application/ports/authenticator.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { FileStore } from '#server/application/ports/file-store.ts';
import { PeriodicTask } from '#server/application/ports/job-queue.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { KycBook } from '#server/application/ports/kyc-book.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { OpenSignatures } from '#server/application/ports/open-signatures.ts';
import { PictureMaker } from '#server/application/ports/picture-maker.ts';
import { PrivateFileRows } from '#server/application/ports/private-file-rows.ts';
import { PrivateFiles } from '#server/application/ports/private-files.ts';
import { ReferredPeople } from '#server/application/ports/referred-people.ts';
import { SecondFactorRows } from '#server/application/ports/second-factor-rows.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { bindTo, bindValue } from '../bind.ts';

/** Who somebody is, where they are paid, what proves it is them, and whom they brought. */
export const kycBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, KycBook, [Database, Keyring], makePostgresKycBook);
  bindTo(bind, PrivateFileRows, [Database], makePostgresPrivateFileRows);
  bindTo(bind, PrivateFiles, [Environment, Keyring], ({ dataDir }, keyring) =>
    makeSealedPrivateFiles(makeFolderFileStore(join(dataDir, 'private-files')), keyring),
  );
  bindTo(
    bind,
    StorePrivatePicture,
    [PrivateFileRows, PrivateFiles, PictureMaker, Transact, Clock],
    (rows, files, pictures, transact, clock) => makeStorePrivatePicture({ rows, files, pictures, transact, clock }),
  );
  bindTo(bind, PeriodicTask, [PrivateFileRows, PrivateFiles, Transact, Clock], (rows, files, transact, clock) =>
    makePrivateFileSweep({ rows, files, transact, clock }),
  );
  bindTo(bind, OpenSignatures, [Database], makePostgresOpenSignatures);
  bindTo(
    bind,
    PeriodicTask,
    [OpenSignatures, FileStore, PrivateFiles, PrivateFileRows, Transact, Clock],
    (open, everybodys, sealed, rows, transact, clock) =>
      makeSealOpenSignatures({ open, everybodys, sealed, rows, transact, clock }),
  );
  bindTo(bind, ReadIdCard, [KycBook, Keyring], makeReadIdCard);
  bindTo(
    bind,
    RecordIdCard,
    [KycBook, PrivateFileRows, PrivateFiles, Transact, AuditLog, Clock],
    (book, pictures, files, transact, audit, clock) =>
      makeRecordIdCard({ book, pictures, files, transact, audit, clock }),
  );
  bindTo(
    bind,
    RecordBankAccount,
    [KycBook, StepUp, Transact, AuditLog, Clock, NewId],
    (book, stepUp, transact, audit, clock, ids) => makeRecordBankAccount({ book, stepUp, transact, audit, clock, ids }),
  );
  bindTo(bind, ForgetBankAccount, [KycBook, Transact, AuditLog], makeForgetBankAccount);

  bindValue(bind, Authenticator, nodeAuthenticator);
  bindTo(bind, SecondFactorRows, [Database, Keyring], makePostgresSecondFactorRows);
  bindTo(bind, StepUp, [SecondFactorRows, Authenticator, Transact, Clock], (rows, authenticator, transact, clock) =>
    makeStepUp({ rows, authenticator, transact, clock }),
  );
  bindTo(
    bind,
    BeginSecondFactor,
    [SecondFactorRows, Authenticator, Transact, AccountRows],
    (rows, authenticator, transact, accounts) => makeBeginSecondFactor({ rows, authenticator, transact, accounts }),
  );
  bindTo(
    bind,
    ConfirmSecondFactor,
    [SecondFactorRows, Authenticator, Transact, Clock, AuditLog],
    (rows, authenticator, transact, clock, audit) =>
      makeConfirmSecondFactor({ rows, authenticator, transact, clock, audit }),
  );

  bindTo(bind, ReferredPeople, [Database], makePostgresReferredPeople);
});

import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Authenticator } from '#server/people/ports/authenticator.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { ReferredPeople } from '#server/people/ports/referred-people.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { makePostgresKycBook } from '#server/people/postgres/postgres-kyc-book.ts';
import { makePostgresReferredPeople } from '#server/people/postgres/postgres-referred-people.ts';
import { makePostgresSecondFactorRows } from '#server/people/postgres/postgres-second-factor-rows.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { makeFolderFileStore } from '#server/platform/files/folder/folder-file-store.ts';
import { makeSealedPrivateFiles } from '#server/platform/files/folder/sealed-private-files.ts';
import { makePostgresOpenSignatures } from '#server/platform/files/postgres/postgres-open-signatures.ts';
import { makePostgresPrivateFileRows } from '#server/platform/files/postgres/postgres-private-file-rows.ts';
import { makeSealOpenSignatures } from '#server/platform/files/seal-open-signatures.ts';
import { makeStorePrivatePicture, StorePrivatePicture } from '#server/platform/files/store-private-picture.ts';
import { makePrivateFileSweep } from '#server/platform/files/sweep-private-files.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { OpenSignatures } from '#server/platform/ports/open-signatures.ts';
import { PictureMaker } from '#server/platform/ports/picture-maker.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { BeginSecondFactor, makeBeginSecondFactor } from './begin-second-factor.ts';
import { ConfirmSecondFactor, makeConfirmSecondFactor } from './confirm-second-factor.ts';
import { ForgetBankAccount, makeForgetBankAccount } from './forget-bank-account.ts';
import { makeReadIdCard, ReadIdCard } from './read-id-card.ts';
import { makeRecordBankAccount, RecordBankAccount } from './record-bank-account.ts';
import { makeRecordIdCard, RecordIdCard } from './record-id-card.ts';
import { makeStepUp, StepUp } from './step-up.ts';

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

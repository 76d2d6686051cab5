import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { type Token, token } from '#domain/kernel/token.ts';
import { makeTemplateEmailWriter } from '#server/adapters/email/template-email-writer.ts';
import { makeFolderFileStore } from '#server/adapters/files/folder-file-store.ts';
import { makeOpenIdProviders } from '#server/adapters/openid/openid-identity-providers.ts';
import { qrPng } from '#server/adapters/pictures/qr-png.ts';
import { makeSharpPictureMaker } from '#server/adapters/pictures/sharp-picture-maker.ts';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresAccountRows } from '#server/adapters/postgres/postgres-account-rows.ts';
import { makePostgresAuditLog } from '#server/adapters/postgres/postgres-audit-log.ts';
import { makePostgresEmailFacts } from '#server/adapters/postgres/postgres-email-facts.ts';
import { makePostgresEmailRows } from '#server/adapters/postgres/postgres-email-rows.ts';
import { makePostgresIdentityLinks } from '#server/adapters/postgres/postgres-identity-links.ts';
import { makePostgresSessionRows } from '#server/adapters/postgres/postgres-session-rows.ts';
import { makePostgresSignInRows } from '#server/adapters/postgres/postgres-sign-in-rows.ts';
import { makePostgresStoredFileRows } from '#server/adapters/postgres/postgres-stored-file-rows.ts';
import { makePostgresTicketKeyRows } from '#server/adapters/postgres/postgres-ticket-key-rows.ts';
import { makeEd25519TicketSigner } from '#server/adapters/secrets/ed25519-ticket-signer.ts';
import { keyringFromFile } from '#server/adapters/secrets/keyring-file.ts';
import { makeNodeKeyring } from '#server/adapters/secrets/node-keyring.ts';
import { nodeSecretSource } from '#server/adapters/secrets/node-secret-source.ts';
import { readKeyring } from '#server/adapters/secrets/read-keyring.ts';
import { makeSmtpMailer } from '#server/adapters/smtp/smtp-mailer.ts';
import { encodeWireId } from '#server/api/graphql/wire-id.ts';
import { BeginSession, makeBeginSession } from '#server/application/account/begin-session.ts';
import {
  ChangeProfile,
  ChangeUserSetting,
  makeChangeProfile,
  makeChangeUserSetting,
} from '#server/application/account/change-profile.ts';
import { EndSession, makeEndSession } from '#server/application/account/end-session.ts';
import { makeAccessTokenReader, makeEndedSessions } from '#server/application/account/ended-sessions.ts';
import { makeViewerFacts } from '#server/application/account/load-viewer-facts.ts';
import { makeOpenAccount, OpenAccount } from '#server/application/account/open-account.ts';
import { makeReadProfile, ReadProfile } from '#server/application/account/read-profile.ts';
import { makeRenewSession, RenewSession } from '#server/application/account/renew-session.ts';
import { makeRequestSignInCode, RequestSignInCode } from '#server/application/account/request-sign-in-code.ts';
import { makeSignInWithProvider, SignInWithProvider } from '#server/application/account/sign-in-with-provider.ts';
import { makeSignInSweep } from '#server/application/account/sweep-sign-in.ts';
import { makeVerifySignInCode, VerifySignInCode } from '#server/application/account/verify-sign-in-code.ts';
import { CreateUploadLink, makeCreateUploadLink } from '#server/application/files/create-upload-link.ts';
import { makeStoredFiles } from '#server/application/files/find-stored-file.ts';
import { makeStorePicture, StorePicture } from '#server/application/files/store-picture.ts';
import { makeEmailOutbox } from '#server/application/mail/queue-emails.ts';
import { makeSendEmail, SendEmail } from '#server/application/mail/send-email.ts';
import { AccessTokenReader } from '#server/application/ports/access-token-reader.ts';
import { AccountRows } from '#server/application/ports/account-rows.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { ContactLeads } from '#server/application/ports/contact-leads.ts';
import { EmailFacts } from '#server/application/ports/email-facts.ts';
import { EmailOutbox } from '#server/application/ports/email-outbox.ts';
import { EmailRows } from '#server/application/ports/email-rows.ts';
import { EmailWriter } from '#server/application/ports/email-writer.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { FileStore } from '#server/application/ports/file-store.ts';
import { IdentityLinks } from '#server/application/ports/identity-links.ts';
import { IdentityProviders } from '#server/application/ports/identity-providers.ts';
import { JobHandler, JobQueue, PeriodicTask } from '#server/application/ports/job-queue.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { Log } from '#server/application/ports/log.ts';
import { Mailer } from '#server/application/ports/mailer.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { PictureMaker } from '#server/application/ports/picture-maker.ts';
import { PrivateFileRows } from '#server/application/ports/private-file-rows.ts';
import { SecretSource } from '#server/application/ports/secret-source.ts';
import { SessionRows } from '#server/application/ports/session-rows.ts';
import { SignInRows } from '#server/application/ports/sign-in-rows.ts';
import { StoredFileRows } from '#server/application/ports/stored-file-rows.ts';
import { StoredFiles } from '#server/application/ports/stored-files.ts';
import { TicketKeyRows } from '#server/application/ports/ticket-key-rows.ts';
import { TicketSigner } from '#server/application/ports/ticket-signer.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { ViewerFacts } from '#server/application/ports/viewer-facts.ts';
import { letterSecret } from '#server/application/rsvp/letter-secret.ts';
import { ReadLetter } from '#server/application/rsvp/read-letter.ts';
import { writeReceiptSecret } from '#server/application/tickets/receipt-secret.ts';
import { makeSendEmailJobs } from '#server/jobs/send-email.job.ts';
import { bindTo, bindValue } from '../bind.ts';
import { SettingError } from '../environment.ts';

/** What sign-in and sessions have in common. */
type AccountParts = {
  readonly audit: AuditLog;
  readonly bus: EventBus;
  readonly keyring: Keyring;
  readonly secrets: SecretSource;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly ids: NewId;
  readonly limits: 'on' | 'off';
};
const AccountParts: Token<AccountParts> = token<AccountParts>('AccountParts');

function keyringOf(environment: Environment): Keyring {
  const read = readKeyring(environment.keyring ?? keyringFromFile(environment.dataDir));
  if (!read.ok) throw new SettingError(`The setting KEYRING ${read.refusal}.`);
  return makeNodeKeyring(read.value);
}

/** What stands after the '@' of our Message-IDs: the sender's domain. */
const domainOf = (mailFrom: string): string => /@([^\s<>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'vemoi.test';

/** Keys, accounts, sessions, files and mail. */
export const identityBindings = new ContainerModule(({ bind }) => {
  // Keys and what they protect
  bindTo(bind, Keyring, [Environment], keyringOf);
  bindValue(bind, SecretSource, nodeSecretSource);
  bindTo(bind, TicketKeyRows, [Database, Clock], makePostgresTicketKeyRows);
  bindTo(bind, TicketSigner, [TicketKeyRows, Keyring], makeEd25519TicketSigner);
  bindTo(bind, AuditLog, [Clock, NewId], makePostgresAuditLog);

  // Accounts and sessions
  bindTo(bind, AccountRows, [Database], makePostgresAccountRows);
  bindTo(bind, SignInRows, [Database, NewId], makePostgresSignInRows);
  bindTo(bind, SessionRows, [Database], makePostgresSessionRows);
  bindTo(bind, ViewerFacts, [AccountRows, EventBus, Clock], makeViewerFacts);
  bindTo(bind, AccessTokenReader, [Keyring, EventBus, SessionRows, Clock, Log], (keyring, bus, rows, clock, log) =>
    makeAccessTokenReader(
      keyring,
      makeEndedSessions(bus, rows, clock, (error) => log.error(error, 'ended sessions could not be read')),
    ),
  );
  bindTo(
    bind,
    AccountParts,
    [AuditLog, EventBus, Keyring, SecretSource, Transact, Clock, NewId, Environment],
    (audit, bus, keyring, secrets, transact, clock, ids, { rateLimits }) => ({
      audit,
      bus,
      keyring,
      secrets,
      transact,
      clock,
      ids,
      limits: rateLimits ? 'on' : 'off',
    }),
  );
  bindTo(bind, OpenAccount, [AccountParts, AccountRows], (parts, rows) => makeOpenAccount({ ...parts, rows }));
  bindTo(bind, BeginSession, [AccountParts, SessionRows], (parts, rows) => makeBeginSession({ ...parts, rows }));
  bindTo(bind, RenewSession, [AccountParts, SessionRows], (parts, rows) => makeRenewSession({ ...parts, rows }));
  bindTo(bind, EndSession, [AccountParts, SessionRows], (parts, rows) => makeEndSession({ ...parts, rows }));
  bindTo(bind, RequestSignInCode, [AccountParts, SignInRows, EmailOutbox, JobQueue], (parts, rows, outbox, jobs) =>
    makeRequestSignInCode({ ...parts, rows, outbox, jobs }),
  );
  bindTo(
    bind,
    VerifySignInCode,
    [AccountParts, SignInRows, OpenAccount, BeginSession],
    (parts, rows, openAccount, beginSession) => makeVerifySignInCode({ ...parts, rows, openAccount, beginSession }),
  );
  bindTo(bind, IdentityLinks, [Database], makePostgresIdentityLinks);
  bindTo(bind, IdentityProviders, [Environment, Log], ({ identityProviders, baseUrl }, log) =>
    makeOpenIdProviders({
      providers: identityProviders,
      baseUrl,
      unreachable: (provider, error) => log.error(error, `the identity provider ${provider} did not answer`),
    }),
  );
  bindTo(
    bind,
    SignInWithProvider,
    [AccountParts, IdentityProviders, IdentityLinks, AccountRows, OpenAccount, BeginSession],
    (parts, providers, links, rows, openAccount, beginSession) =>
      makeSignInWithProvider({ ...parts, providers, links, rows, openAccount, beginSession }),
  );
  bindTo(bind, ReadProfile, [AccountRows], makeReadProfile);
  bindTo(bind, ChangeProfile, [AccountRows, StoredFiles, Transact], makeChangeProfile);
  bindTo(bind, ChangeUserSetting, [AccountRows, StoredFiles, Transact], makeChangeUserSetting);
  bindTo(bind, PeriodicTask, [SignInRows, SessionRows, Clock], makeSignInSweep);

  // Files
  bindTo(bind, FileStore, [Environment], ({ dataDir }) => makeFolderFileStore(join(dataDir, 'files')));
  bindTo(bind, StoredFileRows, [Database], makePostgresStoredFileRows);
  bindTo(bind, StoredFiles, [StoredFileRows], makeStoredFiles);
  bindTo(bind, PictureMaker, [], () => makeSharpPictureMaker());
  bindTo(
    bind,
    CreateUploadLink,
    [Keyring, StoredFileRows, PrivateFileRows, Clock, NewId],
    (keyring, rows, privateRows, clock, ids) => makeCreateUploadLink({ keyring, rows, privateRows, clock, ids }),
  );
  bindTo(bind, StorePicture, [StoredFileRows, FileStore, PictureMaker, Transact, Clock], makeStorePicture);

  // Mail
  bindTo(bind, Mailer, [Environment], ({ smtpUrl, mailFrom }) => makeSmtpMailer({ url: smtpUrl, from: mailFrom }));
  bindTo(bind, EmailRows, [Database], makePostgresEmailRows);
  bindTo(bind, EmailFacts, [Database], makePostgresEmailFacts);
  bindTo(bind, EmailOutbox, [EmailRows, JobQueue, Keyring, Clock, NewId], makeEmailOutbox);
  bindTo(bind, EmailWriter, [Environment, TicketSigner, Keyring], ({ baseUrl, bank }, signer, keyring) =>
    makeTemplateEmailWriter({
      baseUrl,
      bank,
      signer,
      qrPng,
      ticketPath: (eventId, ticketId) => `/my-ticket/${encodeWireId(eventId, ticketId)}`,
      receiptSecret: (issue) => writeReceiptSecret(keyring, issue),
      letterOf: ({ eventId, invitationId, letterNumber }) => ({
        id: encodeWireId(eventId, invitationId),
        secret: letterSecret(keyring, { eventId, invitation: { invitationId, letterNumber } }),
      }),
    }),
  );
  bindTo(
    bind,
    SendEmail,
    [EmailRows, EmailFacts, ContactLeads, ReadLetter, EmailWriter, Mailer, Keyring, Clock, Environment],
    (rows, facts, leads, readLetter, writer, mailer, keyring, clock, environment) =>
      makeSendEmail({
        rows,
        facts,
        leads,
        readLetter,
        writer,
        mailer,
        keyring,
        clock,
        mailDomain: domainOf(environment.mailFrom),
      }),
  );
  bindTo(bind, JobHandler, [SendEmail, Log], (send, log) => makeSendEmailJobs(send, log)[0]);
  bindTo(bind, JobHandler, [SendEmail, Log], (send, log) => makeSendEmailJobs(send, log)[1]);
  bindTo(bind, JobHandler, [SendEmail, Log], (send, log) => makeSendEmailJobs(send, log)[2]);
});

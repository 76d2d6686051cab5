import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { type Token, token } from '#domain/kernel/token.ts';
import { SettingError } from '#server/main/environment.ts';
import { makeTemplateEmailWriter } from '#server/main/template-email-writer.ts';
import { makeOpenIdProviders } from '#server/people/openid/openid-identity-providers.ts';
import { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { ContactLeads } from '#server/people/ports/contact-leads.ts';
import { IdentityLinks } from '#server/people/ports/identity-links.ts';
import { IdentityProviders } from '#server/people/ports/identity-providers.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { SignInRows } from '#server/people/ports/sign-in-rows.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { makePostgresAccountRows } from '#server/people/postgres/postgres-account-rows.ts';
import { makePostgresIdentityLinks } from '#server/people/postgres/postgres-identity-links.ts';
import { makePostgresSessionRows } from '#server/people/postgres/postgres-session-rows.ts';
import { makePostgresSignInRows } from '#server/people/postgres/postgres-sign-in-rows.ts';
import { CreateUploadLink, makeCreateUploadLink } from '#server/platform/files/create-upload-link.ts';
import { makeStoredFiles } from '#server/platform/files/find-stored-file.ts';
import { makeFolderFileStore } from '#server/platform/files/folder/folder-file-store.ts';
import { makePostgresStoredFileRows } from '#server/platform/files/postgres/postgres-stored-file-rows.ts';
import { makeStorePicture, StorePicture } from '#server/platform/files/store-picture.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeSendEmailJobs } from '#server/platform/mail/jobs/send-email.job.ts';
import { makePostgresEmailFacts } from '#server/platform/mail/postgres/postgres-email-facts.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import { makeEmailOutbox } from '#server/platform/mail/queue-emails.ts';
import { makeSendEmail, SendEmail } from '#server/platform/mail/send-email.ts';
import { makeSmtpMailer } from '#server/platform/mail/smtp/smtp-mailer.ts';
import { qrPng } from '#server/platform/pictures/qr-png.ts';
import { makeSharpPictureMaker } from '#server/platform/pictures/sharp-picture-maker.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EmailRows } from '#server/platform/ports/email-rows.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { JobHandler, JobQueue, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Mailer } from '#server/platform/ports/mailer.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { PictureMaker } from '#server/platform/ports/picture-maker.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { StoredFileRows } from '#server/platform/ports/stored-file-rows.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { keyringFromFile } from '#server/platform/secrets/keyring-file.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import { readKeyring } from '#server/platform/secrets/read-keyring.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { letterSecret } from '#server/rsvp/letter-secret.ts';
import { ReadLetter } from '#server/rsvp/read-letter.ts';
import { TicketKeyRows } from '#server/ticket/ports/ticket-key-rows.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { makePostgresTicketKeyRows } from '#server/ticket/postgres/postgres-ticket-key-rows.ts';
import { writeReceiptSecret } from '#server/ticket/receipt-secret.ts';
import { makeEd25519TicketSigner } from '#server/ticket/secrets/ed25519-ticket-signer.ts';
import { makeAccessTokenReader } from './access-token-reader.ts';
import { BeginSession, makeBeginSession } from './begin-session.ts';
import { ChangeProfile, ChangeUserSetting, makeChangeProfile, makeChangeUserSetting } from './change-profile.ts';
import { EndSession, makeEndSession } from './end-session.ts';
import { makeEndedSessions } from './ended-sessions.ts';
import { makeViewerFacts } from './load-viewer-facts.ts';
import { makeOpenAccount, OpenAccount } from './open-account.ts';
import { makeReadProfile, ReadProfile } from './read-profile.ts';
import { makeRenewSession, RenewSession } from './renew-session.ts';
import { makeRequestSignInCode, RequestSignInCode } from './request-sign-in-code.ts';
import { makeSignInWithProvider, SignInWithProvider } from './sign-in-with-provider.ts';
import { makeSignInSweep } from './sweep-sign-in.ts';
import { makeVerifySignInCode, VerifySignInCode } from './verify-sign-in-code.ts';

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

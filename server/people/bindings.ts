import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { eventKey, keyOfEvent } from '#server/event/event-link.ts';
import { writeOptOutSecret } from '#server/event/messages/opt-out-secret.ts';
import { SettingError } from '#server/main/environment.ts';
import { makeTemplateEmailWriter } from '#server/main/template-email-writer.ts';
import { writeRefundSecret } from '#server/money/refund-link.ts';
import { SavedFilters } from '#server/people/filters/ports/saved-filters.ts';
import { makePostgresSavedFilters } from '#server/people/filters/postgres/postgres-saved-filters.ts';
import { LeadBook } from '#server/people/leads/ports/lead-book.ts';
import { makePostgresLeadBook } from '#server/people/leads/postgres/postgres-lead-book.ts';
import { makeOpenIdProviders } from '#server/people/openid/openid-identity-providers.ts';
import { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Authenticator } from '#server/people/ports/authenticator.ts';
import { CodeLimits } from '#server/people/ports/code-limits.ts';
import { ContactLeads } from '#server/people/ports/contact-leads.ts';
import { CorporateLooks } from '#server/people/ports/corporate-looks.ts';
import { CorporateOffers } from '#server/people/ports/corporate-offers.ts';
import { CorporateRegistrations } from '#server/people/ports/corporate-registrations.ts';
import { CorporateStaff } from '#server/people/ports/corporate-staff.ts';
import { IdentityLinks } from '#server/people/ports/identity-links.ts';
import { IdentityProviders } from '#server/people/ports/identity-providers.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { Organisations } from '#server/people/ports/organisations.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { ReferredPeople } from '#server/people/ports/referred-people.ts';
import { Registrants } from '#server/people/ports/registrants.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { SignInRows } from '#server/people/ports/sign-in-rows.ts';
import { SupportEmail } from '#server/people/ports/support-email.ts';
import { Suspensions } from '#server/people/ports/suspensions.ts';
import { UserBook } from '#server/people/ports/user-book.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { makePostgresAccountRows } from '#server/people/postgres/postgres-account-rows.ts';
import { makePostgresContactLeads } from '#server/people/postgres/postgres-contact-leads.ts';
import { postgresCorporateLooks } from '#server/people/postgres/postgres-corporate-looks.ts';
import { makePostgresCorporateOffers } from '#server/people/postgres/postgres-corporate-offers.ts';
import { makePostgresCorporateRegistrations } from '#server/people/postgres/postgres-corporate-registrations.ts';
import { makePostgresCorporateStaff } from '#server/people/postgres/postgres-corporate-staff.ts';
import { makePostgresIdentityLinks } from '#server/people/postgres/postgres-identity-links.ts';
import { makePostgresKycBook } from '#server/people/postgres/postgres-kyc-book.ts';
import { makePostgresOrganisations } from '#server/people/postgres/postgres-organisations.ts';
import { makePostgresPublisherDirectory } from '#server/people/postgres/postgres-publisher-directory.ts';
import { makePostgresReferredPeople } from '#server/people/postgres/postgres-referred-people.ts';
import { makePostgresRegistrants } from '#server/people/postgres/postgres-registrants.ts';
import { makePostgresSecondFactorRows } from '#server/people/postgres/postgres-second-factor-rows.ts';
import { makePostgresSessionRows } from '#server/people/postgres/postgres-session-rows.ts';
import { makePostgresSignInRows } from '#server/people/postgres/postgres-sign-in-rows.ts';
import { postgresSuspensions } from '#server/people/postgres/postgres-suspensions.ts';
import { makePostgresUserBook } from '#server/people/postgres/postgres-user-book.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { makeStoredFiles } from '#server/platform/files/find-stored-file.ts';
import { makeFolderFileStore } from '#server/platform/files/folder/folder-file-store.ts';
import { makeSealedPrivateFiles } from '#server/platform/files/folder/sealed-private-files.ts';
import { signPicture } from '#server/platform/files/picture-signature.ts';
import { makePostgresOpenSignatures } from '#server/platform/files/postgres/postgres-open-signatures.ts';
import { makePostgresPrivateFileRows } from '#server/platform/files/postgres/postgres-private-file-rows.ts';
import { makePostgresStoredFileRows } from '#server/platform/files/postgres/postgres-stored-file-rows.ts';
import { makeSealOpenSignatures } from '#server/platform/files/seal-open-signatures.ts';
import { makePrivateFileSweep } from '#server/platform/files/sweep-private-files.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeEmailSweep } from '#server/platform/jobs/sweep-emails.ts';
import { postalMailNotices } from '#server/platform/mail/bounces/postal-mail-notices.ts';
import { makeSignedReturnPaths } from '#server/platform/mail/bounces/signed-return-paths.ts';
import { makeSendEmailJobs } from '#server/platform/mail/jobs/send-email.job.ts';
import { makePostgresBounces } from '#server/platform/mail/postgres/postgres-bounces.ts';
import { makePostgresEmailFacts } from '#server/platform/mail/postgres/postgres-email-facts.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import { makeEarlierEmails, makeEmailOutbox } from '#server/platform/mail/queue-emails.ts';
import { SendEmail } from '#server/platform/mail/send-email.ts';
import { makeSmtpMailer } from '#server/platform/mail/smtp/smtp-mailer.ts';
import { qrPng } from '#server/platform/pictures/qr-png.ts';
import { makeSharpPictureMaker } from '#server/platform/pictures/sharp-picture-maker.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Bounces } from '#server/platform/ports/bounces.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EarlierEmails } from '#server/platform/ports/earlier-emails.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EmailRows } from '#server/platform/ports/email-rows.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { JobHandler, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Log } from '#server/platform/ports/log.ts';
import { MailDomain } from '#server/platform/ports/mail-domain.ts';
import { MailNotices } from '#server/platform/ports/mail-notices.ts';
import { Mailer } from '#server/platform/ports/mailer.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { OpenSignatures } from '#server/platform/ports/open-signatures.ts';
import { PictureMaker } from '#server/platform/ports/picture-maker.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { ReturnPaths } from '#server/platform/ports/return-paths.ts';
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
import { TicketKeyRows } from '#server/ticket/ports/ticket-key-rows.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { makePostgresTicketKeyRows } from '#server/ticket/postgres/postgres-ticket-key-rows.ts';
import { writeReceiptSecret } from '#server/ticket/receipt-secret.ts';
import { makeEd25519TicketSigner } from '#server/ticket/secrets/ed25519-ticket-signer.ts';
import { makeAccessTokenReader } from './access-token-reader.ts';
import { makeEndedSessions } from './ended-sessions.ts';
import { makeViewerFacts } from './load-viewer-facts.ts';
import { makeContactLeadSweep } from './sweep-contact-leads.ts';
import { makeSignInSweep } from './sweep-sign-in.ts';

function keyringOf(environment: Environment): Keyring {
  const read = readKeyring(environment.keyring ?? keyringFromFile(environment.dataDir));
  if (!read.ok) throw new SettingError(`The setting KEYRING ${read.refusal}.`);
  return makeNodeKeyring(read.value);
}

/** The sender's domain, for Message-IDs. */
const addressOf = (mailFrom: string): string =>
  /([^\s<>]+@[^\s<>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'no-reply@vemoi.test';
const domainOf = (mailFrom: string): string => /@([^\s<>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'vemoi.test';

export const peopleBindings = new ContainerModule((to) => {
  bindTo(to, Keyring, [Environment], keyringOf);
  bindValue(to, SecretSource, nodeSecretSource);
  bindTo(to, TicketKeyRows, [Database, Clock], makePostgresTicketKeyRows);
  bindTo(to, TicketSigner, [TicketKeyRows, Keyring], makeEd25519TicketSigner);
  bindTo(to, AuditLog, [Clock, NewId], makePostgresAuditLog);
  bindTo(to, UserBook, [Database], makePostgresUserBook);
  bindValue(to, Suspensions, postgresSuspensions);

  bindTo(to, AccountRows, [Database], makePostgresAccountRows);
  bindTo(to, SignInRows, [Database, NewId], makePostgresSignInRows);
  bindTo(to, SessionRows, [Database], makePostgresSessionRows);
  bindTo(to, ViewerFacts, [AccountRows, EventBus, Clock], makeViewerFacts);
  bindTo(to, AccessTokenReader, [Keyring, EventBus, SessionRows, Clock, Log], (keyring, bus, rows, clock, log) =>
    makeAccessTokenReader(
      keyring,
      makeEndedSessions(bus, rows, clock, (error) => log.error(error, 'ended sessions could not be read')),
    ),
  );
  bindTo(to, CodeLimits, [Environment], ({ rateLimits }) => (rateLimits ? 'on' : 'off'));
  bindTo(to, IdentityLinks, [Database], makePostgresIdentityLinks);
  bindTo(to, IdentityProviders, [Environment, Log], ({ identityProviders, baseUrl }, log) =>
    makeOpenIdProviders({
      providers: identityProviders,
      baseUrl,
      unreachable: (provider, error) => log.error(error, `the identity provider ${provider} did not answer`),
    }),
  );
  bindTo(to, PeriodicTask, [SignInRows, SessionRows, Clock], makeSignInSweep);

  bindTo(to, FileStore, [Environment], ({ dataDir }) => makeFolderFileStore(join(dataDir, 'files')));
  bindTo(to, StoredFileRows, [Database], makePostgresStoredFileRows);
  bindTo(to, StoredFiles, [StoredFileRows], makeStoredFiles);
  bindTo(to, PictureMaker, [], () => makeSharpPictureMaker());

  bindTo(to, Mailer, [Environment], ({ smtpUrl, mailFrom }) => makeSmtpMailer({ url: smtpUrl, from: mailFrom }));
  bindTo(to, MailDomain, [Environment], ({ mailFrom }) => domainOf(mailFrom));
  bindTo(to, ReturnPaths, [Environment, Keyring], ({ bounces }, keyring) =>
    makeSignedReturnPaths(bounces?.address ?? null, keyring),
  );
  bindValue(to, MailNotices, postalMailNotices);
  bindTo(to, Bounces, [Database], makePostgresBounces);
  bindTo(to, EmailRows, [Database], makePostgresEmailRows);
  bindTo(to, PeriodicTask, [EmailRows, Clock], makeEmailSweep);
  bindTo(to, EmailFacts, [Database], makePostgresEmailFacts);
  bindTo(to, EarlierEmails, [EmailRows], makeEarlierEmails);
  bindTo(to, EmailOutbox, [EmailRows, Keyring, Clock, NewId], makeEmailOutbox);
  bindTo(
    to,
    EmailWriter,
    [Environment, TicketSigner, Keyring, Clock],
    ({ baseUrl, bank, mailFrom }, signer, keyring, clock) =>
      makeTemplateEmailWriter({
        now: clock.now,
        sender: addressOf(mailFrom),
        baseUrl,
        bank,
        signer,
        qrPng,
        ticketPath: (eventId, ticketId) => `/my-ticket/${encodeWireId(eventId, ticketId)}`,
        eventKey: (event) => keyOfEvent(keyring, event),
        letterKey: (event) => eventKey(keyring, event),
        signedCard: (path) => signPicture(keyring, 'image-rsvp-template', path),
        refundSecret: (refund) => writeRefundSecret(keyring, refund),
        optOutSecret: (guest) => writeOptOutSecret(keyring, guest),
        receiptSecret: (issue) => writeReceiptSecret(keyring, issue),
        letterOf: ({ eventId, invitationId, letterNumber }) => ({
          id: encodeWireId(eventId, invitationId),
          secret: letterSecret(keyring, { eventId, invitation: { invitationId, letterNumber } }),
        }),
      }),
  );
  bindTo(to, JobHandler, [SendEmail, Log], (send, log) => makeSendEmailJobs(send, log)[0]);
  bindTo(to, JobHandler, [SendEmail, Log], (send, log) => makeSendEmailJobs(send, log)[1]);
  bindTo(to, JobHandler, [SendEmail, Log], (send, log) => makeSendEmailJobs(send, log)[2]);

  bindTo(to, SupportEmail, [Environment], ({ supportEmail }) => supportEmail);
  bindTo(to, SavedFilters, [Database], makePostgresSavedFilters);
  bindTo(to, ContactLeads, [Database], makePostgresContactLeads);
  bindTo(to, LeadBook, [Database], makePostgresLeadBook);
  bindTo(to, PeriodicTask, [ContactLeads, Clock], makeContactLeadSweep);

  bindValue(to, CorporateLooks, postgresCorporateLooks);
  bindTo(to, CorporateStaff, [Database], makePostgresCorporateStaff);
  bindTo(to, CorporateOffers, [Database], makePostgresCorporateOffers);
  bindTo(to, Organisations, [Database], makePostgresOrganisations);
  bindTo(to, CorporateRegistrations, [Database], makePostgresCorporateRegistrations);

  bindTo(to, KycBook, [Database, Keyring], makePostgresKycBook);
  bindTo(to, PrivateFileRows, [Database], makePostgresPrivateFileRows);
  bindTo(to, PrivateFiles, [Environment, Keyring], ({ dataDir }, keyring) =>
    makeSealedPrivateFiles(makeFolderFileStore(join(dataDir, 'private-files')), keyring),
  );
  bindTo(to, PeriodicTask, [PrivateFileRows, PrivateFiles, Transact, Clock], (rows, files, transact, clock) =>
    makePrivateFileSweep({ rows, files, transact, clock }),
  );
  bindTo(to, OpenSignatures, [Database], makePostgresOpenSignatures);
  bindTo(
    to,
    PeriodicTask,
    [OpenSignatures, FileStore, PrivateFiles, PrivateFileRows, Transact, Clock],
    (open, everybodys, sealed, rows, transact, clock) =>
      makeSealOpenSignatures({ open, everybodys, sealed, rows, transact, clock }),
  );

  bindValue(to, Registrants, makePostgresRegistrants());
  bindValue(to, Authenticator, nodeAuthenticator);
  bindTo(to, SecondFactorRows, [Database, Keyring], makePostgresSecondFactorRows);

  bindTo(to, ReferredPeople, [Database], makePostgresReferredPeople);
  bindTo(to, PublisherDirectory, [Database], ({ reads }) => makePostgresPublisherDirectory(reads));
});

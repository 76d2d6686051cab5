import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { reservedCorporateName } from '#domain/people/public-name.ts';
import {
  decideRegistration,
  evolveRegistration,
  parseRegistration,
  type Registration,
  type RegistrationInput,
  type RegistrationProblem,
} from '#domain/people/registration.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { CorporateRegistrations, type RegistrationRow } from '#server/people/ports/corporate-registrations.ts';
import { SupportEmail } from '#server/people/ports/support-email.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { privateFileIdOf } from '#server/platform/files/private-link.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type RegistrationRefused =
  | RefusalOf<'INVALID_INPUT'>
  | RefusalOf<'REGISTRATION_STATE_FORBIDS'>
  | RefusalOf<'UNAUTHORIZED'>;
type Sent = { readonly corporateId: number; readonly gone: readonly string[] };

/** The corporate carries the account's email, which makes the account its owner. [S3-15] */
export type RegisterCorporate = (
  accountId: AccountId,
  input: RegistrationInput,
  source: string,
) => Promise<Result<RegistrationRow, RegistrationRefused>>;

const FIELDS: Readonly<Record<RegistrationProblem['field'], string>> = {
  companyName: 'company_name',
  businessLicenceNumber: 'business_license_number',
  licenceIssuedAt: 'issued_date',
  companyAddress: 'company_address',
  documents: 'documents',
  agreesToTerms: 'agrees_to_terms',
};
const wrong = ({ field, problem }: RegistrationProblem) =>
  refused({ code: 'INVALID_INPUT' as const, field: `input.${FIELDS[field]}`, problem });

export const RegisterCorporate = defineUseCase(
  'RegisterCorporate',
  {
    accounts: AccountRows,
    registrations: CorporateRegistrations,
    fileRows: PrivateFileRows,
    files: PrivateFiles,
    outbox: EmailOutbox,
    supportEmail: SupportEmail,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
    ids: NewId,
    viewers: ViewerFacts,
  },
  (parts): RegisterCorporate => {
    const { accounts, registrations, fileRows, files, outbox, supportEmail, audit, transact, clock, ids, viewers } =
      parts;

    /** Null when one is not the account's own upload. */
    async function uploaded(accountId: AccountId, addresses: readonly string[]): Promise<readonly string[] | null> {
      const found = await Promise.all(
        addresses.map(async (address) => {
          const fileId = privateFileIdOf(address);
          const file = fileId === null ? null : await fileRows.find(accountId, fileId);
          return file?.kind === 'BUSINESS_LICENCE' ? file.fileId : null;
        }),
      );
      const fileIds = found.filter((fileId) => fileId !== null);
      return fileIds.length === addresses.length ? [...new Set(fileIds)] : null;
    }

    return async (accountId, input, source) => {
      const now = clock.now();
      const account = await accounts.find(accountId);
      if (account === null) return refused({ code: 'UNAUTHORIZED' });
      const outcome = await transact.transaction(async (tx): Promise<Result<Sent, RegistrationRefused>> => {
        await registrations.lockAccount(tx, accountId);
        const documents = await uploaded(accountId, input.documents);
        if (documents === null) return wrong({ field: 'documents', problem: { kind: 'MALFORMED' } });
        const form = parseRegistration({ ...input, documents }, now);
        if (!form.ok) {
          const [problem] = form.refusal;
          if (problem === undefined) throw new Error('A form without a problem was refused');
          return wrong(problem);
        }
        const own = await registrations.ofAccount(accountId);
        const before = own === null ? null : await registrations.lock(tx, own.corporateId);
        const decided = decideRegistration(
          { kind: 'SUBMIT', form: form.value },
          before === null ? null : before.registration,
          now,
        );
        if (!decided.ok) {
          if (decided.refusal.code !== 'REGISTRATION_STATE_FORBIDS') throw new Error(decided.refusal.code);
          return refused(decided.refusal);
        }
        const registration = decided.value.reduce<Registration | null>(
          evolveRegistration,
          before === null ? null : before.registration,
        );
        if (registration?.status !== 'PENDING') throw new Error('A registration that was sent does not wait');
        const corporateId = await registrations.submit(
          tx,
          before === null ? null : before.corporateId,
          account,
          registration,
        );
        await registrations.claimName(
          tx,
          reservedCorporateName({ corporateId, companyName: form.value.companyName }),
          corporateId,
        );
        const consent = { textVersion: form.value.termsVersion, source, at: now };
        await registrations.recordConsents(tx, accountId, [
          { ...consent, consentId: ids.newId(), kind: 'PUBLISHER_TERMS' },
          ...(form.value.mayBeContacted ? [{ ...consent, consentId: ids.newId(), kind: 'CONTACT' as const }] : []),
        ]);
        await fileRows.keep(tx, accountId, documents, now);
        const gone =
          before?.applicant === accountId
            ? before.registration.form.documents.filter((fileId) => !documents.includes(fileId))
            : [];
        await fileRows.remove(tx, accountId, gone);
        await outbox.queue(tx, [
          {
            content: { message: 'corporate-review', corporateId, noticeId: ids.newId(), happened: 'SUBMITTED' },
            recipient: supportEmail,
            locale: 'vi',
          },
        ]);
        await audit.record(tx, {
          act: 'corporate.registered',
          subject: `corporate:${corporateId}`,
          eventId: null,
          actor: accountId,
        });
        return ok({ corporateId, gone });
      });
      if (!outcome.ok) return outcome;
      viewers.forget(accountId);
      for (const fileId of outcome.value.gone) await files.remove(fileId);
      const row = await registrations.find(outcome.value.corporateId);
      if (row === null) throw new Error('A registration that was sent is gone');
      return ok(row);
    };
  },
);

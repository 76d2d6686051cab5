import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideRegistration, evolveRegistration, type RegistrationCommand } from '#domain/people/registration.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { CorporateRegistrations, type RegistrationRow } from '#server/people/ports/corporate-registrations.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';

type ReviewCommand = Exclude<RegistrationCommand, { kind: 'SUBMIT' }>;
type ReviewRefused = RefusalOf<'NOT_FOUND'> | RefusalOf<'INVALID_INPUT'> | RefusalOf<'REGISTRATION_STATE_FORBIDS'>;

/** Of two reviewers at once the second is told what the first decided. Audited. [S1-42] [S6-17] */
export type ReviewCorporate = (
  corporateId: number,
  command: ReviewCommand,
  by: AccountId,
) => Promise<Result<RegistrationRow, ReviewRefused>>;

const ACTS = {
  APPROVED: 'corporate.approved',
  REJECTED: 'corporate.rejected',
  ASKED: 'corporate.asked',
} as const;

export const ReviewCorporate = defineUseCase(
  'ReviewCorporate',
  {
    registrations: CorporateRegistrations,
    accounts: AccountRows,
    viewers: ViewerFacts,
    outbox: EmailOutbox,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
    ids: NewId,
  },
  ({ registrations, accounts, viewers, outbox, audit, transact, clock, ids }): ReviewCorporate =>
    async (corporateId, command, by) => {
      const now = clock.now();
      const outcome = await transact.transaction(async (tx): Promise<Result<RegistrationRow, ReviewRefused>> => {
        const before = await registrations.lock(tx, corporateId);
        if (before === null) return refused({ code: 'NOT_FOUND' });
        const decided = decideRegistration(command, before.registration, now);
        if (!decided.ok) {
          const { refusal } = decided;
          if (refusal.code === 'REGISTRATION_STATE_FORBIDS') return refused(refusal);
          if (refusal.code === 'NOT_SUBMITTED') return refused({ code: 'NOT_FOUND' });
          const field = command.kind === 'ASK' ? 'question' : 'reason';
          return refused({ code: 'INVALID_INPUT', field, problem: { kind: 'REQUIRED' } });
        }
        const [event] = decided.value;
        if (event === undefined || event.kind === 'SUBMITTED') throw new Error(`${command.kind} decided nothing`);
        const registration = evolveRegistration(before.registration, event);
        if (registration === null) throw new Error('A registration vanished by its review');
        await registrations.decide(tx, corporateId, registration, by, now);
        const applicant = before.applicant === null ? null : await accounts.find(before.applicant);
        if (applicant !== null)
          await outbox.queue(tx, [
            {
              content: { message: 'corporate-review', corporateId, noticeId: ids.newId(), happened: event.kind },
              recipient: applicant.email,
              locale: applicant.locale,
            },
          ]);
        await audit.record(tx, {
          act: ACTS[event.kind],
          subject: `corporate:${corporateId}`,
          eventId: null,
          actor: by,
        });
        return ok({ ...before, registration });
      });
      if (outcome.ok && outcome.value.applicant !== null) viewers.forget(outcome.value.applicant);
      return outcome;
    },
);

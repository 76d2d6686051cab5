import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { CORPORATE_TRANSITIONS, type CorporateStatus } from './corporate-status.ts';
import type { RegistrationForm } from './registration-form.ts';

/** A request to publish as a corporate, from its first submission on. */
export type Registration =
  | { readonly status: 'PENDING'; readonly form: RegistrationForm; readonly submittedAt: Instant }
  | {
      readonly status: 'APPROVED';
      readonly form: RegistrationForm;
      readonly approvedAt: Instant;
      readonly approvedBy: AccountId;
    }
  | {
      readonly status: 'REJECTED';
      readonly form: RegistrationForm;
      readonly rejectedAt: Instant;
      readonly reason: string;
    };

export type RegistrationCommand =
  | { readonly kind: 'SUBMIT'; readonly form: RegistrationForm }
  | { readonly kind: 'APPROVE'; readonly by: AccountId }
  | { readonly kind: 'REJECT'; readonly reason: string };

export type RegistrationEvent =
  | { readonly kind: 'SUBMITTED'; readonly form: RegistrationForm; readonly at: Instant }
  | { readonly kind: 'APPROVED'; readonly by: AccountId; readonly at: Instant }
  | { readonly kind: 'REJECTED'; readonly reason: string; readonly at: Instant };

export type RegistrationRefusal =
  | { readonly code: 'NOT_SUBMITTED' }
  | { readonly code: 'REASON_MISSING' }
  | { readonly code: 'REGISTRATION_STATE_FORBIDS'; readonly status: CorporateStatus };

const LEADS_TO = { SUBMIT: 'PENDING', APPROVE: 'APPROVED', REJECT: 'REJECTED' } as const satisfies Record<
  RegistrationCommand['kind'],
  CorporateStatus
>;

/**
 * May this be done with a registration (null: none yet)? A rejection says why, so that what is handed in again can be
 * better. [S4-04] [S4-05]
 */
export function decideRegistration(
  command: RegistrationCommand,
  registration: Registration | null,
  now: Instant,
): Result<readonly RegistrationEvent[], RegistrationRefusal> {
  if (registration === null && command.kind !== 'SUBMIT') return refused({ code: 'NOT_SUBMITTED' });
  if (registration !== null && !mayBecome(registration.status, LEADS_TO[command.kind]))
    return refused({ code: 'REGISTRATION_STATE_FORBIDS', status: registration.status });
  switch (command.kind) {
    case 'SUBMIT':
      return ok([{ kind: 'SUBMITTED', form: command.form, at: now }]);
    case 'APPROVE':
      return ok([{ kind: 'APPROVED', by: command.by, at: now }]);
    case 'REJECT': {
      const reason = command.reason.trim();
      return reason === '' ? refused({ code: 'REASON_MISSING' }) : ok([{ kind: 'REJECTED', reason, at: now }]);
    }
    default:
      return never(command);
  }
}

const mayBecome = (from: CorporateStatus, to: CorporateStatus): boolean =>
  (CORPORATE_TRANSITIONS[from] as readonly CorporateStatus[]).includes(to);

/** The registration after an event; an event that judges what was never handed in changes nothing. */
export function evolveRegistration(registration: Registration | null, event: RegistrationEvent): Registration | null {
  if (event.kind === 'SUBMITTED') return { status: 'PENDING', form: event.form, submittedAt: event.at };
  if (registration === null) return null;
  const { form } = registration;
  switch (event.kind) {
    case 'APPROVED':
      return { status: 'APPROVED', form, approvedAt: event.at, approvedBy: event.by };
    case 'REJECTED':
      return { status: 'REJECTED', form, rejectedAt: event.at, reason: event.reason };
    default:
      return never(event);
  }
}

import type { EmailMessage } from '#server/platform/ports/email-outbox.ts';
import type { JobLane } from '#server/platform/ports/job-queue.ts';

/** Someone waits for a code with the page open, so codes have their own lane. */
export const SIGN_IN_EMAIL_JOB = { task: 'send-sign-in-email', lane: 'sign-in' } as const satisfies {
  task: string;
  lane: JobLane;
};
export const EMAIL_JOB = { task: 'send-email', lane: 'tickets' } as const satisfies { task: string; lane: JobLane };
/** A batch of five hundred letters must not delay a ticket. */
export const LETTER_EMAIL_JOB = { task: 'send-letter-email', lane: 'bulk' } as const satisfies {
  task: string;
  lane: JobLane;
};

const BATCHES: ReadonlySet<string> = new Set<EmailMessage>([
  'invitation',
  'event-cancelled',
  'session-moved',
  'guest-mailing',
  'sale-opened',
]);

export function jobOfEmail(message: string): typeof SIGN_IN_EMAIL_JOB | typeof EMAIL_JOB | typeof LETTER_EMAIL_JOB {
  if (message === 'sign-in-code') return SIGN_IN_EMAIL_JOB;
  return BATCHES.has(message) ? LETTER_EMAIL_JOB : EMAIL_JOB;
}

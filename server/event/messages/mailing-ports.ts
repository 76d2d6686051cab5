import { type MailingText, readMailing } from '#domain/event/mailing/mailing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import { GuestMailings } from '#server/event/ports/guest-mailings.ts';
import type { OrganiserHtml } from '#server/event/ports/organiser-html.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';

export const mailingPorts = { ...organisingPorts, mailings: GuestMailings, jobs: JobQueue } as const;

/** `sent`: how many emails went out before this batch. */
export const MAIL_BATCH_JOB = { task: 'mail-guests', lane: 'bulk' } as const;
export type MailBatch = { readonly eventId: number; readonly mailingId: string; readonly sent: number };

/** `sendAt`: the mailing may have another time since. */
export const BEGIN_MAILING_JOB = { task: 'begin-mailing', lane: 'bulk' } as const;
export type DueMailing = { readonly eventId: number; readonly mailingId: string; readonly sendAt: Instant };

const MOST_WORDS = 200;

export function readText(typed: MailingText, html: OrganiserHtml): Result<MailingText, Refusal> {
  const clean = html.clean(typed.html);
  const text = readMailing({ subject: typed.subject, html: clean }, html.summary(clean, MOST_WORDS));
  return text.ok ? ok(text.value) : text;
}

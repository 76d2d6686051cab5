import { type InvalidInput, textProblem } from '#domain/kernel/field-problems.ts';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** What a notification is about. [S3-76] */
export type NotificationType = 'NEWS' | 'CHANGE' | 'REMINDER';
export const NOTIFICATION_TYPES = ['NEWS', 'CHANGE', 'REMINDER'] as const satisfies readonly NotificationType[];

export type NotificationText = { readonly title: string; readonly body: string };

/** In characters. [design] */
export const LONGEST_NOTIFICATION_TITLE = 100;
export const LONGEST_NOTIFICATION_BODY = 1_000;
/** The organiser's words in an event's emails, in characters. [design] */
export const LONGEST_EMAIL_TEXT = 2_000;

/** Per event, in any 24 hours: guests stop reading an organiser who writes more. [design] */
export const NOTIFICATIONS_A_DAY = 5;
/** Emails with an event's summary, to one person about one event in any 24 hours. [design] */
export const SUMMARIES_A_DAY = 3;

/** Reads a notification; both parts are required, and the first invalid one is named. [S7.7-38] */
export function readNotification(typed: NotificationText): Result<NotificationText, InvalidInput> {
  const text = { title: typed.title.trim(), body: typed.body.trim() };
  const wrong =
    textProblem('title', text.title, LONGEST_NOTIFICATION_TITLE, 'REQUIRED') ??
    textProblem('body', text.body, LONGEST_NOTIFICATION_BODY, 'REQUIRED');
  return wrong === null ? ok(text) : refused(wrong);
}

/** Reads the organiser's words in an event's emails; blank removes them (null). [S2.14-05] */
export function readEmailText(typed: string): Result<string | null, InvalidInput> {
  const text = typed.trim();
  const wrong = textProblem('text', text, LONGEST_EMAIL_TEXT);
  return wrong === null ? ok(text === '' ? null : text) : refused(wrong);
}

/** From when on another notification may be sent; null: now. `sent`: earlier ones, newest first. [design] */
export const nextNotificationAt = (sent: readonly Instant[], now: Instant): Instant | null =>
  nextWithinDay(sent, NOTIFICATIONS_A_DAY, now);

/** From when on another summary may be sent to the same person; null: now. `sent`: newest first. [S7.7-12] */
export const nextSummaryAt = (sent: readonly Instant[], now: Instant): Instant | null =>
  nextWithinDay(sent, SUMMARIES_A_DAY, now);

function nextWithinDay(sent: readonly Instant[], most: number, now: Instant): Instant | null {
  const oldest = sent[most - 1];
  const from = oldest === undefined ? now : later(oldest, DAY);
  return from > now ? from : null;
}

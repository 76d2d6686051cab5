import type { Clock } from '#server/platform/ports/clock.ts';
import type { EarlierEmails } from '#server/platform/ports/earlier-emails.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { EmailRows } from '#server/platform/ports/email-rows.ts';
import type { JobQueue } from '#server/platform/ports/job-queue.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { emailData, emailSubject } from './email-data.ts';
import { jobOfEmail } from './email-jobs.ts';

export const makeEarlierEmails =
  (rows: EmailRows): EarlierEmails =>
  (tx, { content, recipient }, most) =>
    rows.earlier(tx, { message: content.message, subjectId: emailSubject(content), recipient }, most);

/** Two statements, however many emails there are. */
export function makeEmailOutbox(
  rows: EmailRows,
  jobs: JobQueue,
  keyring: Keyring,
  clock: Clock,
  ids: NewId,
): EmailOutbox {
  return {
    async queue(tx, emails) {
      if (emails.length === 0) return;
      const queuedAt = clock.now();
      const fresh = emails.map(({ content, recipient, locale, occurrence }) => {
        const emailMessageId = ids.newId();
        const data = emailData(content, emailMessageId, keyring);
        const row = {
          emailMessageId,
          message: content.message,
          subjectId: emailSubject(content),
          recipient,
          occurrence: occurrence ?? 1,
          locale,
          data,
          queuedAt,
        };
        return {
          row,
          job: {
            ...jobOfEmail(content.message),
            payload: { emailMessageId },
            uniqueKey: `send-email:${emailMessageId}`,
          },
        };
      });
      const added = new Set(
        await rows.add(
          tx,
          fresh.map(({ row }) => row),
        ),
      );
      await jobs.enqueue(
        tx,
        fresh.filter(({ row }) => added.has(row.emailMessageId)).map(({ job }) => job),
      );
    },
  };
}

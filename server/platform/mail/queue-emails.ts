import type { Clock } from '#server/platform/ports/clock.ts';
import type { EarlierEmails } from '#server/platform/ports/earlier-emails.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { EmailRows } from '#server/platform/ports/email-rows.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { emailData, emailSubject } from './email-data.ts';
import { jobOfEmail } from './email-jobs.ts';

export const makeEarlierEmails =
  (rows: EmailRows): EarlierEmails =>
  (tx, { content, recipient }, most) =>
    rows.earlier(tx, { message: content.message, subjectId: emailSubject(content), recipient }, most);

/** One statement, however many emails there are. */
export function makeEmailOutbox(rows: EmailRows, keyring: Keyring, clock: Clock, ids: NewId): EmailOutbox {
  return {
    queue(tx, emails) {
      const queuedAt = clock.now();
      return rows.add(
        tx,
        emails.map(({ content, recipient, locale, occurrence }) => {
          const emailMessageId = ids.newId();
          return {
            emailMessageId,
            message: content.message,
            subjectId: emailSubject(content),
            recipient,
            occurrence: occurrence ?? 1,
            locale,
            data: emailData(content, emailMessageId, keyring),
            queuedAt,
            job: jobOfEmail(content.message),
          };
        }),
      );
    },
  };
}

import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { EmailDropReason } from '#domain/people/email-drop-reason.ts';
import type { EarlierEmail } from './earlier-emails.ts';
import type { NewJob } from './job-queue.ts';
import type { Transaction } from './transaction.ts';

/** A row of the outbox. A one-time code in `data` is sealed, and wiped once sent. */
export type EmailRow = {
  readonly emailMessageId: string;
  readonly message: string;
  readonly subjectId: string;
  readonly recipient: string;
  readonly occurrence: number;
  readonly locale: Locale;
  readonly data: unknown;
  readonly queuedAt: Instant;
  readonly settled: boolean;
};

type NewEmailRow = Omit<EmailRow, 'settled'> & { readonly job: Pick<NewJob, 'lane' | 'task'> };

export type EmailRows = {
  /**
   * Each with the job that sends it. A row of the same message, subject, recipient and occurrence stays as it is, and
   * gets no second job. One statement, sent before the function first waits.
   */
  readonly add: (tx: Transaction, rows: readonly NewEmailRow[]) => Promise<void>;
  readonly earlier: (
    tx: Transaction,
    same: Pick<EmailRow, 'message' | 'subjectId' | 'recipient'>,
    most: number,
  ) => Promise<readonly EarlierEmail[]>;
  readonly find: (emailMessageId: string) => Promise<EmailRow | null>;
  /** Marks it sent and wipes its secrets. */
  readonly sent: (emailMessageId: string, at: Instant) => Promise<void>;
  /** Marks it never to be sent and wipes its secrets. `detail`: what the mail server said. */
  readonly dropped: (
    emailMessageId: string,
    at: Instant,
    because: EmailDropReason,
    detail: string | null,
  ) => Promise<void>;
  /** Removes emails sent or given up before; answers how many. */
  readonly forget: (before: Instant, most: number) => Promise<number>;
};

export const EmailRows: Token<EmailRows> = token<EmailRows>('EmailRows');

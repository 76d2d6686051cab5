import type { AccountId } from '#domain/people/account-id.ts';
import type { Row } from '#server/platform/ports/row.ts';

/**
 * An event's row. `description` is HTML, sanitised on write and on read; `policy` is the regulations as plain text;
 * `beginAt` and `endAt` are the start of the first and the end of the last session.
 */
export type EventRow = Omit<Row<'event', 'search_words' | 'waiting_room' | 'addition_form'>, 'ownerAccountId'> & {
  readonly ownerAccountId: AccountId;
  /** Whether there are questions; written with the form. */
  readonly isRequiredAdditionInfo: boolean;
};

import type { AccountId } from '#domain/people/account-id.ts';
import type { Row } from '#server/platform/ports/row.ts';

/** `description` is sanitised HTML, `policy` plain text; `beginAt` and `endAt` span all sessions. */
export type EventRow = Omit<Row<'event', 'search_words' | 'waiting_room' | 'addition_form'>, 'ownerAccountId'> & {
  readonly ownerAccountId: AccountId;
  /** Whether there are questions; written with the form. */
  readonly isRequiredAdditionInfo: boolean;
};

import type { AccountNotice } from '#domain/people/account-notice.ts';
import type { AccountRow } from '#server/people/ports/account-rows.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

type Parts = { readonly outbox: EmailOutbox; readonly ids: NewId };

/** In the transaction of the act. */
export const tellOwner = async (
  { outbox, ids }: Parts,
  tx: Transaction,
  owner: Pick<AccountRow, 'email' | 'locale'>,
  notice: AccountNotice,
): Promise<void> =>
  outbox.queue(tx, [
    {
      content: { message: 'account-notice', noticeId: ids.newId(), notice },
      recipient: owner.email,
      locale: owner.locale,
    },
  ]);

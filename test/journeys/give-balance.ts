import type { Journey } from './journey.ts';
import { mark } from './put-on-sale.ts';

// Every side of what an account is given, as the books write it.
const WRITE = `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency,
    kind, subject, at)
  SELECT gen_random_uuid(), side.book, side.book_id, side.debit, side.credit, $3::bigint, $4, side.kind, $2, now()
  FROM account a CROSS JOIN LATERAL`;

const MONEY = `${WRITE} (VALUES
    ('ACCOUNT', a.account_id::text, 'clearing', 'balance', 'wallet-credited'),
    ('PLATFORM', 'vemoi', 'wallet', 'clearing', 'wallet-refunded')) AS side(book, book_id, debit, credit, kind)
  WHERE a.email = $1`;
const POINTS = `${WRITE} (VALUES
    ('PLATFORM', 'vemoi', 'rewards', 'clearing', 'reward-granted'),
    ('ACCOUNT', a.account_id::text, 'clearing', 'pending-rewards', 'reward-pending'),
    ('ACCOUNT', a.account_id::text, 'pending-rewards', 'balance', 'reward-matured'))
    AS side(book, book_id, debit, credit, kind)
  WHERE a.email = $1`;
const SPENT = `${WRITE} (VALUES
    ('ACCOUNT', a.account_id::text, 'balance', 'clearing', 'wallet-spent'),
    ('PLATFORM', 'vemoi', 'clearing', 'wallet', 'wallet-charged')) AS side(book, book_id, debit, credit, kind)
  WHERE a.email = $1`;

type Given = { readonly email: string; readonly amount: number };

/** As a refund to the wallet gives it. */
export const giveMoney = (journey: Journey, { email, amount }: Given) =>
  journey.sql(MONEY, [email, `given ${mark()}`, amount, 'VND']);

/** As a matured reward gives them. */
export const givePoints = (journey: Journey, { email, amount }: Given) =>
  journey.sql(POINTS, [email, `given ${mark()}`, amount, 'POINT']);

/** As another order that the wallet paid. */
export const spendMoney = (journey: Journey, { email, amount }: Given) =>
  journey.sql(SPENT, [email, `spent ${mark()}`, amount, 'VND']);

import type pg from 'pg';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import type { LastEditor } from '#server/event/ports/last-editor.ts';

type Editor = PersonName & { readonly accountId: string };

const LAST = `SELECT a.account_id AS "accountId", a.first_name AS "firstName", a.last_name AS "lastName",
    a.name_order AS "nameOrder"
  FROM audit_entry e JOIN account a ON a.account_id = e.actor_account_id
  WHERE e.subject = $1 AND e.act = $2 ORDER BY e.at DESC, e.audit_entry_id DESC LIMIT 1`;

export const makePostgresLastEditor =
  (pool: pg.Pool): LastEditor =>
  async ({ act, subject }, asking) => {
    const [editor] = (await pool.query<Editor>(LAST, [subject, act])).rows;
    return editor === undefined || editor.accountId === asking ? null : fullName(editor) || null;
  };

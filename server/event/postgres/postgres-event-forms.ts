import type { ChoiceTally } from '#domain/event/questionnaire/answer-counts.ts';
import { answerKey, fieldOfKey } from '#domain/event/questionnaire/answers.ts';
import { type Form, questionsForTicket } from '#domain/event/questionnaire/form.ts';
import type { EventForms, FilledFormRow, FilledFormsQuery, UnansweredTicket } from '#server/event/ports/event-forms.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { postgresJson } from '#server/platform/postgres/postgres-text.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';

// Frozen with the checkout, like the price; recipients of a ticket answer later.
const FILLED = `bought_ticket b
  JOIN attendee a ON a.event_id = b.event_id AND a.reservation_id = b.reservation_id AND a.position = b.position
    AND a.answers IS NOT NULL
  JOIN user_order o ON o.event_id = b.event_id AND o.user_order_id = b.user_order_id
  JOIN checkout_session c ON c.event_id = o.event_id AND c.checkout_session_id = o.checkout_session_id
    AND (a.form_version IS NOT NULL OR c.form_version IS NOT NULL)`;
const COLUMNS = `b.event_id AS "eventId", b.bought_ticket_id AS "boughtTicketId", b.user_order_id AS "userOrderId",
  coalesce(a.answered_by, o.account_id) AS "accountId", b.ticket_type_id AS "ticketTypeId",
  b.ticket_name AS "ticketName", b.email,
  b.first_name AS "firstName", b.last_name AS "lastName", b.name_order AS "nameOrder", a.answers,
    coalesce(a.form_version, c.form_version) AS "formVersion",
    b.inserted_at AS "insertedAt"`;
const UNANSWERED = `SELECT b.ticket_type_id AS "ticketTypeId", e.addition_form AS form FROM bought_ticket b
  JOIN attendee a ON a.event_id = b.event_id AND a.reservation_id = b.reservation_id AND a.position = b.position
    AND a.answers IS NULL
  JOIN event e ON e.event_id = b.event_id AND e.addition_form IS NOT NULL
  WHERE b.event_id = $1 AND b.bought_ticket_id = $2`;
const ANSWER = `UPDATE attendee a SET answers = $3::jsonb, form_version = $4, answered_by = $5 FROM bought_ticket b
  WHERE b.event_id = $1 AND b.bought_ticket_id = $2 AND a.event_id = b.event_id AND a.reservation_id = b.reservation_id
    AND a.position = b.position AND a.answers IS NULL`;
// Rows without a choice count who was asked, without a key all.
const CHOICES = `WITH newest AS MATERIALIZED (SELECT coalesce(a.form_version, c.form_version) AS version,
      b.ticket_type_id, a.answers
    FROM ${FILLED} WHERE b.event_id = $1 AND b.status = 'VALID'
    ORDER BY b.inserted_at DESC, b.bought_ticket_id DESC LIMIT $3)
  SELECT NULL::int AS "formVersion", NULL AS key, NULL AS choice, count(*)::int AS count, 0 AS answered FROM newest
  UNION ALL SELECT NULL, q.field, NULL, count(*)::int, 0
  FROM newest n JOIN jsonb_to_recordset($4::jsonb)
    AS q (version int, field text, tickets uuid[], key text, choices jsonb) ON q.version = n.version
  WHERE (q.tickets IS NULL OR n.ticket_type_id = ANY(q.tickets)) AND (q.key IS NULL
    OR EXISTS (SELECT FROM jsonb_array_elements(q.choices) c WHERE n.answers -> q.key @> c)) GROUP BY q.field
  UNION ALL SELECT n.version, f.key, v.choice,
    count(*)::int AS count, count(*) FILTER (WHERE v.place = 1)::int AS answered
  FROM newest n, jsonb_each(n.answers) f, jsonb_array_elements_text(
    CASE jsonb_typeof(f.value) WHEN 'array' THEN f.value ELSE jsonb_build_array(f.value) END
  ) WITH ORDINALITY AS v (choice, place)
  WHERE f.key = ANY($2::text[]) GROUP BY n.version, f.key, v.choice`;
const NEWEST: SortOrder = {
  key: 'b.inserted_at',
  keyType: 'timestamptz',
  id: 'b.bought_ticket_id',
  idType: 'uuid',
  descending: true,
};

const conditionOf = ({ eventId, userOrderId }: FilledFormsQuery, given: Parameters): string =>
  `b.event_id = ${given.add(eventId)} AND b.status = 'VALID'${
    userOrderId === null
      ? ''
      : `
    AND b.user_order_id = ${given.add(userOrderId)}`
  }`;

type ChosenRow = {
  readonly formVersion: number | null;
  readonly key: string | null;
  readonly choice: string | null;
  readonly count: number;
  readonly answered: number;
};

export function makePostgresEventForms(
  { pool }: Pick<Database, 'pool'>,
  reports: Pick<Reports, 'query'> = pool,
): EventForms {
  return {
    async versions(eventId) {
      const { rows } = await pool.query<Form>(
        'SELECT version, fields FROM event_form WHERE event_id = $1 ORDER BY version',
        [eventId],
      );
      return rows;
    },
    async write(tx, eventId, form, at) {
      const { client } = inPostgres(tx);
      await client.query('INSERT INTO event_form (event_id, version, fields, inserted_at) VALUES ($1, $2, $3, $4)', [
        eventId,
        form.version,
        postgresJson(form.fields),
        new Date(at),
      ]);
      await client.query('UPDATE event SET addition_form = $2 WHERE event_id = $1', [
        eventId,
        form.fields.length === 0 ? null : postgresJson(form),
      ]);
    },
    async filled(query, page) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      const { condition, order } = keyset(NEWEST, page, given);
      const { rows } = await reports.query<FilledFormRow>(
        `SELECT ${COLUMNS} FROM ${FILLED} WHERE ${wanted} AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, (row) => ({ key: row.insertedAt, id: row.boughtTicketId }));
    },
    async choices(eventId, when, most) {
      const keys = [...new Set(when.map(({ fieldId }) => answerKey(fieldId)))];
      const asking = when.map(({ fieldId, ...rest }) => ({ ...rest, field: answerKey(fieldId) }));
      const { rows } = await reports.query<ChosenRow>(CHOICES, [eventId, keys, most, postgresJson(asking)]);
      const tallies: ChoiceTally[] = [];
      const [answered, asked] = [new Map<number, number>(), new Map<number, number>()];
      let tickets = 0;
      for (const { key, formVersion, choice, count, answered: given } of rows) {
        const fieldId = key === null ? null : fieldOfKey(key);
        if (fieldId === null) tickets = count;
        else if (choice === null || formVersion === null) asked.set(fieldId, count);
        else {
          tallies.push({ formVersion, fieldId, choice, count });
          answered.set(fieldId, (answered.get(fieldId) ?? 0) + given);
        }
      }
      return { tickets, tallies, answered, asked };
    },
    countFilled(query) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      return countUpTo(reports, `${FILLED} WHERE ${wanted}`, given.values);
    },
    async unanswered(eventId, boughtTicketId) {
      const { rows } = await pool.query<UnansweredTicket>(UNANSWERED, [eventId, boughtTicketId]);
      const [row] = rows;
      if (row === undefined) return null;
      const fields = questionsForTicket(row.form, row.ticketTypeId);
      return fields.length === 0 ? null : { ...row, form: { ...row.form, fields } };
    },
    async answer(tx, { eventId, boughtTicketId, formVersion, answers, by }) {
      const given = [eventId, boughtTicketId, postgresJson(answers), formVersion, by];
      await inPostgres(tx).client.query(ANSWER, given);
    },
  };
}

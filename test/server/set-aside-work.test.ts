import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePostgresJobStore } from '#server/platform/postgres/postgres-job-store.ts';
import { deliverMail } from './sign-in-for-test.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
beforeAll(async () => {
  world = await ticketWorld();
  admin = await world.person('set.aside.admin');
  await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
  await admin.proves();
});

const PAGE = 'metadata { after before total_count }';
type Listed<Entry> = {
  readonly entries: readonly Entry[];
  readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
};
type Job = Readonly<Record<'id' | 'task' | 'task_name' | 'lane' | 'error', string>> & {
  readonly attempts: number;
  readonly event_id: number | null;
  readonly may_retry: boolean;
};
type Email = Readonly<Record<'id' | 'message' | 'message_name' | 'recipient' | 'reason' | 'detail', string>> & {
  readonly may_resend: boolean;
};
const jobs = async (input: object = {}, by = admin) =>
  by.ask<Listed<Job>>(
    `query ($limit: Int, $after: String, $before: String) {
      set_aside_jobs(limit: $limit, after: $after, before: $before) {
        entries { id task task_name lane attempts error event_id set_aside_at may_retry } ${PAGE} } }`,
    { ...input },
  );
const emails = async (by = admin) =>
  by.ask<Listed<Email>>(
    `{ dropped_emails(limit: 100) { entries { id message message_name recipient reason detail dropped_at may_resend } ${PAGE} } }`,
  );
const act = (name: 'retry_set_aside_job' | 'drop_set_aside_job' | 'resend_dropped_email', id: string, by = admin) =>
  by.ask<boolean>(`mutation ($id: ID!) { ${name}(id: $id) }`, { id });
const audited = async (subject: string) =>
  world.app.database.asOwner<{ readonly act: string; readonly facts: object; readonly actor: string }>(
    `SELECT x.act, x.facts, a.email AS actor FROM audit_entry x JOIN account a ON a.account_id = x.actor_account_id
     WHERE x.subject = $1`,
    [subject],
  );

async function aDeadJob(task: string, payload: object, error = 'The bank answered 503'): Promise<string> {
  const [job] = await world.app.database.asOwner<{ readonly id: string; readonly attempts: number }>(
    `INSERT INTO job (lane, task, payload, attempts) VALUES ('money', $1, $2, 12) RETURNING id::text, attempts`,
    [task, payload],
  );
  const lease = { jobId: Number(job?.id), attempt: 12 };
  expect(await makePostgresJobStore(world.app.database).fail(lease, error, 'dead')).toBe(true);
  return job?.id ?? '';
}
async function aDroppedEmail(message: string, because: string, detail: string | null = null): Promise<string> {
  const id = randomUUID();
  await world.app.database.asOwner(
    `INSERT INTO email_message (email_message_id, message, subject_id, recipient, locale, data, dropped_at,
       dropped_because, dropped_detail)
     VALUES ($1::uuid, $2, $1::uuid::text, $1::uuid || '@example.test', 'vi', '{}', date_trunc('milliseconds', now()), $3, $4)`,
    [id, message, because, detail],
  );
  return id;
}

describe('jobs that were set aside', () => {
  it('are listed with why they failed, and nothing personal of their payload', async () => {
    const payload = { eventId: 4_711, email: 'lan@example.test', phone: '0912345678' };
    const id = await aDeadJob('answer-buyer', payload, 'lan@example.test at 0912 345 678 did not answer');
    const { value } = await jobs({ limit: 100 });
    expect(value.entries.find((job) => job.id === id)).toMatchObject({
      task: 'answer-buyer',
      task_name: 'answer-buyer',
      lane: 'money',
      attempts: 12,
      error: '…@… at … did not answer',
      event_id: 4_711,
      may_retry: true,
    });
    expect(JSON.stringify(value)).not.toMatch(/lan@example|0912/);
  });

  it('are turned page by page, also those set aside in the same moment', async () => {
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await aDeadJob('page-me', {}));
    await world.app.database.asOwner(
      `UPDATE job SET dead_at = date_trunc('milliseconds', now()) + interval '1 day' WHERE task = 'page-me'`,
    );
    const first = (await jobs({ limit: 2 })).value;
    const second = (await jobs({ limit: 2, after: first.metadata.after })).value;
    expect([...first.entries, ...second.entries].slice(0, 3).map(({ id }) => id)).toEqual(made.toReversed());
    expect((await jobs({ limit: 2, before: second.metadata.before })).value.entries).toEqual(first.entries);
  });

  it('run again with all their attempts, once, recorded', async () => {
    const id = await aDeadJob('try-me-again', {});
    expect((await act('retry_set_aside_job', id)).value).toBe(true);
    expect(
      await world.app.database.asOwner('SELECT attempts, dead_at, run_at <= now() AS due FROM job WHERE id = $1', [id]),
    ).toEqual([{ attempts: 0, dead_at: null, due: true }]);
    expect((await act('retry_set_aside_job', id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect(await audited(`job:${id}`)).toEqual([
      { act: 'job.retried', facts: { task: 'try-me-again', attempts: 12 }, actor: admin.email },
    ]);
  });

  it('are given up, once, recorded', async () => {
    const id = await aDeadJob('drop-me', {});
    expect((await act('drop_set_aside_job', id)).value).toBe(true);
    expect((await act('drop_set_aside_job', id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect(await world.app.database.asOwner('SELECT FROM job WHERE id = $1', [id])).toEqual([]);
    expect((await audited(`job:${id}`)).map((entry) => entry.act)).toEqual(['job.dropped']);
  });

  it('leave a job alone that still waits for its turn', async () => {
    const [job] = await world.app.database.asOwner<{ readonly id: string }>(
      `INSERT INTO job (lane, task, payload, run_at) VALUES ('bulk', 'wait', '{}', now() + interval '1 day')
       RETURNING id::text`,
    );
    for (const name of ['retry_set_aside_job', 'drop_set_aside_job'] as const)
      expect((await act(name, job?.id ?? '')).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('never send a sign-in code again', async () => {
    const id = await aDeadJob('send-sign-in-email', { emailMessageId: randomUUID() });
    expect((await jobs({ limit: 100 })).value.entries.find((job) => job.id === id)).toMatchObject({
      task_name: 'Gửi mã đăng nhập',
      may_retry: false,
    });
    expect((await act('retry_set_aside_job', id)).refusal).toEqual({ code: 'FORBIDDEN' });
    expect(await audited(`job:${id}`)).toEqual([]);
  });
});

describe('emails that were dropped', () => {
  it('say what they are about and why in the language of the request', async () => {
    const refused = await aDroppedEmail('order-confirmed', 'REJECTED', '550 <lan@example.test> unknown');
    const late = await aDroppedEmail('sign-in-code', 'CODE_EXPIRED');
    const { entries } = (await emails()).value;
    expect(entries.find(({ id }) => id === refused)).toMatchObject({
      message_name: 'Xác nhận đơn hàng',
      reason: 'Máy chủ email của người nhận từ chối',
      detail: '550 <…@…> unknown',
      may_resend: true,
    });
    expect(entries.find(({ id }) => id === late)).toMatchObject({ reason: 'Mã đã hết hạn', may_resend: false });
  });

  it('go out again after a mail server refused them, once, recorded', async () => {
    const { buyer } = await world.buyerWithTicket();
    const before = (await world.mailsTo(buyer.email)).length;
    const [email] = await world.app.database.asOwner<{ readonly id: string }>(
      `UPDATE email_message SET sent_at = NULL, dropped_at = date_trunc('milliseconds', now()),
         dropped_because = 'REJECTED' WHERE recipient = $1 AND message = 'order-confirmed'
       RETURNING email_message_id AS id`,
      [buyer.email],
    );
    const id = email?.id ?? '';
    const told = await Promise.all([act('resend_dropped_email', id), act('resend_dropped_email', id)]);
    expect(told.map(({ refusal }) => refusal?.code ?? 'SENT').toSorted()).toEqual(['NOT_FOUND', 'SENT']);
    await deliverMail(world.app);
    expect((await world.mailsTo(buyer.email)).length).toBe(before + 1);
    expect(await audited(`email:${id}`)).toEqual([
      { act: 'email.resent', facts: { message: 'order-confirmed' }, actor: admin.email },
    ]);
  });

  it('stay dropped when they have nothing more to say, and when they held a sign-in code', async () => {
    for (const [message, because] of [
      ['order-confirmed', 'ORDER_GONE'],
      ['sign-in-code', 'CODE_EXPIRED'],
      ['sign-in-code', 'REJECTED'],
    ] as const)
      expect((await act('resend_dropped_email', await aDroppedEmail(message, because))).refusal).toEqual({
        code: 'FORBIDDEN',
      });
    expect((await act('resend_dropped_email', randomUUID())).refusal).toEqual({ code: 'NOT_FOUND' });
  });
});

it('failed work is for admins alone, who proved their second factor', async () => {
  const { sale } = await world.buyerWithTicket();
  const unproven = await world.person('unproven.admin');
  await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [unproven.email]);
  const accountant = await world.person('accountant');
  await world.app.database.asOwner('UPDATE account SET is_accountant = true WHERE email = $1', [accountant.email]);
  await accountant.proves();
  const job = await aDeadJob('not-yours', {});
  const email = await aDroppedEmail('order-confirmed', 'REJECTED');
  for (const by of [await world.team(sale, 'MANAGER'), accountant, unproven]) {
    const refusals = [
      (await jobs({}, by)).refusal,
      (await emails(by)).refusal,
      (await act('retry_set_aside_job', job, by)).refusal,
      (await act('drop_set_aside_job', job, by)).refusal,
      (await act('resend_dropped_email', email, by)).refusal,
    ];
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'FORBIDDEN' })));
  }
});

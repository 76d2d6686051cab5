import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { LEAD_KEPT_FOR } from '#domain/people/contact-lead.ts';
import { ContactLeads } from '#server/people/ports/contact-leads.ts';
import { makeContactLeadSweep } from '#server/people/sweep-contact-leads.ts';
import { RATE_RULES } from '#server/platform/http/rate-limiter.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { deliverMail, mailTo } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer), env: { SUPPORT_EMAIL: 'operators@vemoi.test' } });

const SEND = `mutation ($input: CreateContactLeadInput!) { create_contact_lead(input: $input) {
  id full_name phone_number support_topic specify_information message inserted_at } }`;
const form = {
  full_name: ' Nguyễn Thị Ánh ',
  phone_number: '0912 345 678',
  support_topic: 'Platform & Solutions',
  specify_information: 'Hội nghị 12.000 khách',
  message: 'Chúng tôi cần tư vấn.\nXin gọi lại.',
};
const send = (input: Readonly<Record<string, unknown>>, idempotencyKey: string = randomUUID()) =>
  app.graphql(SEND, { variables: { input }, idempotencyKey, locale: 'vi' });
const kept = async (message: string) =>
  (await app.database.pool.query<Record<string, unknown>>('SELECT * FROM contact_lead WHERE message = $1', [message]))
    .rows;
const mailsAbout = (text: string) =>
  mailer.sent.filter((mail) => mail.to === 'operators@vemoi.test' && mail.text.includes(text));

describe('the contact form', () => {
  it('is kept with its five fields and mailed to the operators, in composed letters and without markup of its own [S3-17]', async () => {
    const told = await send({ ...form, message: `${form.message} <b>in đậm</b>` });
    expect(told.errors).toEqual([]);
    expect(told.data?.['create_contact_lead']).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      full_name: 'Nguyễn Thị Ánh',
      phone_number: '+84912345678',
      support_topic: 'Platform & Solutions',
      specify_information: 'Hội nghị 12.000 khách',
      message: `${form.message} <b>in đậm</b>`,
      inserted_at: expect.any(Number),
    });
    expect(await kept(`${form.message} <b>in đậm</b>`)).toHaveLength(1);
    await deliverMail(app);
    const [mail] = mailsAbout('in đậm');
    expect(mail?.subject).toBe('[Nền tảng & Giải pháp] Nguyễn Thị Ánh vừa gửi lời nhắn');
    for (const fact of ['+84912345678', 'Hội nghị 12.000 khách', 'Xin gọi lại.']) expect(mail?.text).toContain(fact);
    expect(mail?.html).toContain('&lt;b&gt;in đậm&lt;/b&gt;');
  });

  it('stays kept while the mail server is away, and the mail goes out when it is back', async () => {
    mailer.reachable(false);
    expect((await send({ ...form, message: 'Khi thư không gửi được' })).errors).toEqual([]);
    await deliverMail(app);
    expect(await kept('Khi thư không gửi được')).toHaveLength(1);
    expect(mailsAbout('Khi thư không gửi được')).toEqual([]);
    mailer.reachable(true);
    await deliverMail(app);
    expect(mailsAbout('Khi thư không gửi được')).toHaveLength(1);
  });

  it('pressed twice, or sent again after a lost answer, is one message', async () => {
    const key = randomUUID();
    const [first, second] = [
      await send({ ...form, message: 'Một lần thôi' }, key),
      await send({ ...form, message: 'Một lần thôi' }, key),
    ];
    const idOf = (told: typeof first): unknown =>
      (told.data?.['create_contact_lead'] as { readonly id: string } | undefined)?.id;
    expect(idOf(second)).toBe(idOf(first));
    expect(await kept('Một lần thôi')).toHaveLength(1);
    await deliverMail(app);
    expect(mailsAbout('Một lần thôi')).toHaveLength(1);
  });

  it('that a program filled in is answered the same and kept, and nobody is written to', async () => {
    expect((await send({ ...form, message: 'Buy followers', homepage: 'https://spam.test' })).errors).toEqual([]);
    await deliverMail(app);
    expect(await kept('Buy followers')).toMatchObject([{ suspected: true }]);
    expect(mailsAbout('Buy followers')).toEqual([]);
  });

  it.each([
    [{ full_name: ' ' }, 'full_name', 'Vui lòng nhập họ và tên'],
    [{ phone_number: '12' }, 'phone_number', 'Số điện thoại không hợp lệ'],
    [{ support_topic: 'Other' }, 'support_topic', 'Chủ đề cần hỗ trợ không hợp lệ'],
    [{ message: 'x'.repeat(2_001) }, 'message', 'Lời nhắn không được quá 2.000 ký tự'],
    [{ message: 'a\0b' }, 'input.message', 'Lời nhắn không hợp lệ'],
  ])('is refused by its field: %#', async (wrong, field, sentence) => {
    const { data, errors } = await send({ ...form, ...wrong });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'INVALID_INPUT', data: { field } } }]);
  });
});

it('what people wrote is removed after two years, and not before', async () => {
  const now = instant(Date.UTC(2028, 10, 20));
  const write = (message: string, at: number) =>
    app.database.pool.query(
      `INSERT INTO contact_lead VALUES (gen_random_uuid(), NULL, 'A', '+84912345678', 'Others', '', $1, 'vi', false, $2)`,
      [message, new Date(at)],
    );
  await write('two years ago', now - LEAD_KEPT_FOR);
  await write('a little longer ago', now - LEAD_KEPT_FOR - 1);
  await makeContactLeadSweep(app.use(ContactLeads), { now: () => now }).run();
  expect([await kept('two years ago'), await kept('a little longer ago')].map((rows) => rows.length)).toEqual([1, 0]);
});

it('limits how often one address may write', async () => {
  const strict = await startTestApp({ env: { RATE_LIMITS: 'on' }, database: app.database });
  const told = [];
  for (let times = 0; times <= RATE_RULES.contact.address.burst; times += 1)
    told.push(await strict.graphql(SEND, { variables: { input: { ...form, message: '' } } }));
  expect(told.at(-2)?.errors[0]?.extensions['code']).toBe('INVALID_INPUT');
  expect(told.at(-1)?.errors[0]?.extensions['code']).toBe('RATE_LIMITED');
});

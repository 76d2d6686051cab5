import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withDashes } from '#domain/kernel/encoding/uuid.ts';
import { codeOfMac, TOTP, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { MoveWithdrawal } from '#server/programme/move-withdrawal.ts';
import { readPdf } from '#test/papers/read-pdf.ts';
import { myAccountWorld, type Person } from './my-account-world.ts';

const { app, now, pass, person, told } = await myAccountWorld();

type Code = () => string;
type Answer = { readonly data: Readonly<Record<string, never>> | null; readonly refusal: unknown };

function field<Value>({ data, refusal }: Answer, name: string): Value {
  if (data?.[name] === undefined) throw new Error(`${name} was refused: ${JSON.stringify(refusal)}`);
  return data[name];
}

const idOf = async ({ email }: Person): Promise<string> =>
  (await app.database.asOwner<{ account_id: string }>('SELECT account_id FROM account WHERE email = $1', [email]))[0]
    ?.account_id ?? '';

async function withApp(who: Person): Promise<Code> {
  const begun = field<{ readonly secret: string }>(
    await told('mutation { begun: begin_second_factor { secret } }', who),
    'begun',
  );
  const code = () => codeOfMac(nodeAuthenticator.macOf(begun.secret, totpStep(now())));
  const { errors } = await app.graphql('mutation ($code: String!) { confirm_second_factor(code: $code) { codes } }', {
    token: who.token,
    variables: { code: code() },
  });
  expect(errors).toEqual([]);
  pass(TOTP.period);
  return code;
}

const given = async (who: Person, amount: number, account = 'balance') =>
  app.database.asOwner(
    `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency, kind, subject, at)
     VALUES (gen_random_uuid(), 'ACCOUNT', $1, 'clearing', $3, $2, 'VND', 'wallet-credited', gen_random_uuid()::text, now())`,
    [await idOf(who), amount, account],
  );

async function accountant(name: string): Promise<Person> {
  const who = await person(name);
  await app.database.asOwner('UPDATE account SET is_accountant = true WHERE account_id = $1', [await idOf(who)]);
  const code = await withApp(who);
  await app.graphql('mutation ($code: String!) { give_second_factor(code: $code) }', {
    token: who.token,
    variables: { code: code() },
  });
  return who;
}

async function asked(who: Person, query: string, variables: object = {}, key: string = randomUUID()): Promise<Answer> {
  const { data, errors } = await app.graphql(query, {
    token: who.token,
    variables: variables as Readonly<Record<string, unknown>>,
    idempotencyKey: key,
  });
  return { data: data as Answer['data'], refusal: errors[0]?.extensions };
}

const WALLET = '{ wallet: user_wallet { balance points pending withdrawing revenue } }';
const CREATE = `mutation ($input: CreateWithdrawalInput!) { made: create_withdrawal(input: $input) {
  id status amount fee total source bank_account { bank_name holder_name number } } }`;
const OWN = '{ withdrawals { entries { id status total reason bank_reference } } }';
const DESK = `{ withdrawals_to_pay { entries { withdrawal { id status } account_number transfer_code approvals mine
  requester_suspended qr_code email } } }`;
const MOVE = (what: string, more = '') =>
  `mutation ($id: ID!) { moved: ${what}(id: $id${more}) { status reason bank_reference } }`;

async function withdrawer(name: string, amount: number) {
  const who = await person(name);
  const code = await withApp(who);
  const accountId = await idOf(who);
  await given(who, amount);
  const bank = await asked(
    who,
    `mutation ($input: CreateUserBankAccountInput!) { account: create_user_bank_account(input: $input) { id } }`,
    {
      input: { bank_name: 'Vietcombank', holder_name: 'Lan', number: '0071000123456', second_factor_code: code() },
    },
  );
  pass(TOTP.period);
  const { id } = field<{ readonly id: string }>(bank, 'account');
  return { who, code, accountId, bankAccountId: id };
}

const CARD = `INSERT INTO id_card (account_id, status, card_sealed, submitted_at) VALUES ($1, 'PENDING', $2, now())`;
async function approved(owner: Person, by: Person): Promise<void> {
  const accountId = await idOf(owner);
  const card = {
    fullname: 'Nguyễn Thị Lan',
    birthday: '1990-01-01',
    idNumber: '001190000001',
    frontImage: randomUUID(),
    backImage: randomUUID(),
  };
  await app.database.asOwner(CARD, [
    accountId,
    app.use(Keyring).sealText('kyc', JSON.stringify(card), `id_card ${accountId}`),
  ]);
  const wireId = await cardOf(owner, by);
  const seen = await asked(by, 'query ($id: ID!) { id_card_to_review(account_id: $id) { fullname id_number } }', {
    id: wireId,
  });
  expect(seen.data).toEqual({ id_card_to_review: { fullname: 'Nguyễn Thị Lan', id_number: '001190000001' } });
  const done = await asked(by, 'mutation ($id: ID!) { done: approve_id_card(account_id: $id) }', { id: wireId });
  expect(done.data).toEqual({ done: true });
}

async function picture(who: Person): Promise<string> {
  const made = await asked(
    who,
    'mutation ($input: CreateUploadLinkInput!) { link: create_upload_link(input: $input) { upload_url url } }',
    { input: { ext: 'jpg', type: 'ID_CARD' } },
  );
  const { upload_url, url } = field<{ readonly upload_url: string; readonly url: string }>(made, 'link');
  const bytes = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#1c6e5d' } })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'image/jpeg' };
  await fetch(`${app.url}${upload_url}`, { method: 'PUT', body: Uint8Array.from(bytes), headers });
  return url;
}

async function handsIn(who: Person): Promise<void> {
  const [front, back] = [await picture(who), await picture(who)];
  const card = { fullname: 'Lê Hoa', birthday: '1994-05-17', id_number: '001194012345' };
  const answer = await asked(
    who,
    'mutation ($input: CreateUserIdCardInput!) { card: create_user_id_card(input: $input) { status } }',
    { input: { ...card, idcard_front_img: front, idcard_back_img: back } },
  );
  expect(answer.data).toEqual({ card: { status: 'PENDING' } });
}

async function cardOf({ email }: Person, by: Person): Promise<string | undefined> {
  const waiting = await asked(by, '{ id_cards_to_review { entries { account_id email } } }');
  const { entries } = field<{ entries: { account_id: string; email: string }[] }>(waiting, 'id_cards_to_review');
  return entries.find((one) => one.email === email)?.account_id;
}

describe('a reward', () => {
  it('becomes points once for each key, and never more than there is', async () => {
    const lan = await person('lan.convert');
    await given(lan, 50_000);
    const CONVERT = 'mutation { wallet: convert_reward_to_points(amount: 20000) { balance points } }';
    const key = randomUUID();
    expect((await asked(lan, CONVERT, {}, key)).data).toEqual({ wallet: { balance: 30_000, points: 20_000 } });
    expect((await asked(lan, CONVERT, {}, key)).data).toEqual({ wallet: { balance: 30_000, points: 20_000 } });
    expect((await asked(lan, CONVERT)).data).toEqual({ wallet: { balance: 10_000, points: 40_000 } });
    expect((await asked(lan, CONVERT)).refusal).toMatchObject({
      code: 'BALANCE_TOO_LOW',
      data: { unit: 'VND', missing: 10_000 },
    });
    const LINES = '{ lines: user_wallet_lines(account: "balance", unit: "POINT") { entries { kind change } } }';
    expect((await asked(lan, LINES)).data).toEqual({
      lines: {
        entries: [
          { kind: 'points-credited', change: 20_000 },
          { kind: 'points-credited', change: 20_000 },
        ],
      },
    });
    expect((await asked(await person('minh.convert'), LINES)).data).toEqual({ lines: { entries: [] } });
  });
});

describe('a withdrawal', () => {
  it('needs an approved card, a bank account, an amount and a code, and is one at a time [S3-16]', async () => {
    const books = await accountant('thu.books');
    const { who, code, bankAccountId } = await withdrawer('lan.withdraw', 500_000);
    const input = { amount: 300_000, bank_account_id: bankAccountId };
    expect((await asked(who, CREATE, { input })).refusal).toMatchObject({
      code: 'WITHDRAWAL_REFUSED',
      data: { trouble: { code: 'KYC_REQUIRED' } },
    });
    await approved(who, books);
    const without = async (missing: object) => (await asked(who, CREATE, { input: { ...input, ...missing } })).refusal;
    expect(await without({ amount: null })).toMatchObject({ data: { trouble: { code: 'AMOUNT_REQUIRED' } } });
    expect(await without({ bank_account_id: null })).toMatchObject({
      data: { trouble: { code: 'RECEIVING_ACCOUNT_REQUIRED' } },
    });
    expect(await without({ amount: 500_001 })).toMatchObject({
      data: { trouble: { code: 'MORE_THAN_AVAILABLE', available: 500_000 } },
    });
    expect(await without({})).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', data: { step: 'ASK' } });

    const key = randomUUID();
    const made = await asked(who, CREATE, { input: { ...input, second_factor_code: code() } }, key);
    expect(made.data?.['made']).toMatchObject({
      status: 'SUBMITTED',
      amount: 300_000,
      fee: 0,
      total: 300_000,
      bank_account: { bank_name: 'Vietcombank', holder_name: 'LAN', number: '•••••••••3456' },
    });
    expect((await asked(who, CREATE, { input }, key)).data).toEqual(made.data);
    expect((await asked(who, WALLET)).data?.['wallet']).toMatchObject({ balance: 200_000, withdrawing: 300_000 });
    expect(await without({ amount: 1_000 })).toMatchObject({ data: { trouble: { code: 'WITHDRAWAL_PENDING' } } });
  });

  it('waits for a card that was rejected, and is asked for once a new one is approved', async () => {
    const books = await accountant('kyc.books');
    const { who, code, bankAccountId } = await withdrawer('hoa.kyc', 100_000);
    const status = async () => (await asked(who, '{ card: user_id_card { status reason } }')).data?.['card'];
    const input = { amount: 60_000, bank_account_id: bankAccountId };
    await handsIn(who);
    const card = await cardOf(who, books);
    const REJECT = 'mutation ($id: ID!) { done: reject_id_card(account_id: $id, reason: "Ảnh mờ") }';
    expect((await asked(who, REJECT, { id: card })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await asked(books, REJECT, { id: card })).data).toEqual({ done: true });
    expect(await status()).toEqual({ status: 'REJECTED', reason: 'Ảnh mờ' });
    expect((await asked(who, CREATE, { input })).refusal).toMatchObject({
      data: { trouble: { code: 'KYC_REQUIRED', status: 'REJECTED' } },
    });
    await handsIn(who);
    const APPROVE = 'mutation ($id: ID!) { done: approve_id_card(account_id: $id) }';
    expect((await asked(books, APPROVE, { id: await cardOf(who, books) })).data).toEqual({ done: true });
    expect(await status()).toEqual({ status: 'APPROVED', reason: null });
    expect((await asked(who, CREATE, { input: { ...input, second_factor_code: code() } })).data).toMatchObject({
      made: { status: 'SUBMITTED', total: 60_000 },
    });
  });

  it('is approved by two people, neither of whom asked, and then transferred', async () => {
    const [first, second] = [await accountant('mot.books'), await accountant('hai.books')];
    const { who, code, bankAccountId } = await withdrawer('minh.withdraw', 100_000);
    await approved(who, first);
    const input = { amount: 100_000, bank_account_id: bankAccountId, second_factor_code: code() };
    const made = await asked(who, CREATE, { input });
    const { id } = field<{ readonly id: string }>(made, 'made');
    const status = async (by: Person, what: string, more = ''): Promise<unknown> => {
      const answer = await asked(by, MOVE(what, more), { id });
      return (answer.data?.['moved'] as unknown as { status: string } | undefined)?.status ?? answer.refusal;
    };
    expect(await status(who, 'approve_withdrawal')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await status(first, 'approve_withdrawal')).toBe('UNDER_REVIEW');
    expect(await status(first, 'approve_withdrawal')).toMatchObject({ data: { because: 'SAME_APPROVER' } });
    expect(await status(first, 'confirm_withdrawal', ', reference: "FT1"')).toMatchObject({
      data: { because: 'WRONG_STATUS' },
    });
    expect(await status(second, 'approve_withdrawal')).toBe('APPROVED');
    expect(await status(who, 'cancel_withdrawal')).toMatchObject({ data: { because: 'WRONG_STATUS' } });
    const desk = await asked(second, DESK);
    expect(
      field<{ entries: { email: string }[] }>(desk, 'withdrawals_to_pay').entries.find(
        ({ email }) => email === who.email,
      ),
    ).toMatchObject({
      account_number: '0071000123456',
      transfer_code: expect.stringMatching(/^VEMOI/),
      approvals: 2,
      mine: true,
      qr_code: expect.stringContaining('0071000123456'),
    });
    expect(await status(first, 'confirm_withdrawal', ', reference: "FT1"')).toBe('TRANSFERRED');
    expect((await asked(who, WALLET)).data?.['wallet']).toMatchObject({ balance: 0, withdrawing: 0 });
    expect((await asked(who, OWN)).data).toMatchObject({
      withdrawals: { entries: [{ id, status: 'TRANSFERRED', total: 100_000, bank_reference: 'FT1' }] },
    });
  });

  it.each([
    ['is rejected with a reason', false, 'reject_withdrawal(id: $id, reason: "Sai tên")', 'REJECTED'],
    ['comes back from the bank', true, 'return_withdrawal(id: $id, reason: "Sai số")', 'REJECTED'],
    ['is cancelled by who asked', false, 'cancel_withdrawal(id: $id)', 'CANCELLED'],
  ])('that %s is in the wallet again', async (how, approve, mutation, status) => {
    const name = how.replaceAll(' ', '-');
    const [first, second] = [await accountant(`mot.${name}`), await accountant(`hai.${name}`)];
    const { who, code, bankAccountId } = await withdrawer(`lan.${name}`, 100_000);
    await approved(who, first);
    const input = { amount: 60_000, bank_account_id: bankAccountId, second_factor_code: code() };
    const { id } = field<{ readonly id: string }>(await asked(who, CREATE, { input }), 'made');
    if (approve) for (const by of [first, second]) await asked(by, MOVE('approve_withdrawal'), { id });
    const by = status === 'CANCELLED' ? who : first;
    const moved = await asked(by, `mutation ($id: ID!) { moved: ${mutation} { status } }`, { id });
    expect(moved).toMatchObject({ data: { moved: { status } } });
    expect((await asked(who, WALLET)).data?.['wallet']).toMatchObject({ balance: 100_000, withdrawing: 0 });
  });

  it('of a corporate’s revenue is asked for by its owner only, and has a statement as PDF', async () => {
    const [first, second] = [await accountant('mot.sen'), await accountant('hai.sen')];
    const { who, code, bankAccountId } = await withdrawer('chu.sen', 1);
    await approved(who, first);
    const [made] = await app.database.asOwner<{ readonly id: number }>(
      `INSERT INTO corporate (company_name, company_email, status) VALUES ('Nhà hát Sen', $1, 'APPROVED')
       RETURNING corporate_id AS id`,
      [who.email],
    );
    const corporateId = made?.id ?? 0;
    await app.database.asOwner(
      `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency, kind, subject, at)
       VALUES (gen_random_uuid(), 'ACCOUNT', 'corporate ' || $1::int, 'clearing', 'revenue', 300000, 'VND', 'revenue-matured', 'event 990001 1', '2020-01-01')`,
      [corporateId],
    );
    const EARNED = `query ($publisher: String) { earnings(publisher: $publisher) {
      name balance withdrawable on_the_way may_request } }`;
    const publisher = `corporate-${corporateId}`;
    expect((await asked(who, EARNED, { publisher })).data).toMatchObject({
      earnings: { name: 'Nhà hát Sen', balance: 300_000, withdrawable: 300_000, on_the_way: 0, may_request: true },
    });
    const stranger = await person('la.sen');
    const nobody = await asked(stranger, EARNED, { publisher });
    expect(nobody.refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await asked(stranger, EARNED, { publisher: (await idOf(who)).replaceAll('-', '') })).refusal).toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    );
    expect((await asked(stranger, EARNED, { publisher: 'corporate-999999' })).refusal).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await asked(first, EARNED, { publisher })).data).toMatchObject({ earnings: { may_request: false } });
    expect((await asked(stranger, '{ publisher_balances { entries { name } } }')).refusal).toMatchObject({
      code: 'FORBIDDEN',
    });
    const input = { amount: 200_000, bank_account_id: bankAccountId, corporate_id: corporateId };
    expect((await asked(first, CREATE, { input })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await asked(who, CREATE, { input: { ...input, amount: 300_001 } })).refusal).toMatchObject({
      data: { trouble: { code: 'MORE_THAN_AVAILABLE', available: 300_000 } },
    });
    const request = await asked(who, CREATE, { input: { ...input, second_factor_code: code() } });
    const { id } = field<{ readonly id: string }>(request, 'made');
    expect((await asked(who, EARNED, { publisher })).data).toMatchObject({
      earnings: { withdrawable: 100_000, on_the_way: 200_000 },
    });
    const LINES = `query ($publisher: String) { lines: earning_lines(publisher: $publisher, figure: "balance") {
      entries { kind change } } }`;
    expect((await asked(who, LINES, { publisher })).data).toEqual({
      lines: {
        entries: [
          { kind: 'withdrawal-requested', change: -200_000 },
          { kind: 'revenue-matured', change: 300_000 },
        ],
      },
    });
    for (const by of [first, second]) await asked(by, MOVE('approve_withdrawal'), { id });
    expect((await asked(first, MOVE('confirm_withdrawal', ', reference: "FT7"'), { id })).data).toMatchObject({
      moved: { status: 'TRANSFERRED' },
    });
    const pdf = (by: Person, query: string) =>
      fetch(`${app.url}/api/v1/payout-statements/pdf?publisher=${publisher}&${query}`, {
        headers: { authorization: by.token },
      });
    const answer = await pdf(who, `payout=${id}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(readPdf(Buffer.from(await answer.arrayBuffer())).pages[0]?.lines.join(' ')).toContain('Nhà hát Sen');
    expect((await pdf(first, 'from=2026-01-01&to=2099-12-31')).status).toBe(200);
    expect((await pdf(stranger, `payout=${id}`)).status).toBe(403);
    expect((await pdf(who, 'from=2026-02-01&to=2026-01-01')).status).toBe(404);
    expect((await pdf(who, `payout=${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('is not approved while who asked for it is suspended', async () => {
    const [first, second] = [await accountant('mot.khoa'), await accountant('hai.khoa')];
    const { who, code, accountId, bankAccountId } = await withdrawer('lan.khoa', 100_000);
    await approved(who, first);
    const input = { amount: 60_000, bank_account_id: bankAccountId, second_factor_code: code() };
    const { id } = field<{ readonly id: string }>(await asked(who, CREATE, { input }), 'made');
    const suspended = (sql: string) =>
      app.database.asOwner(`UPDATE account SET ${sql} WHERE account_id = $1`, [accountId]);
    await suspended(`suspended_at = now(), suspension_reason = 'Fraud'`);
    expect((await asked(first, MOVE('approve_withdrawal'), { id })).refusal).toMatchObject({
      code: 'WITHDRAWAL_STAYS',
      data: { because: 'REQUESTER_SUSPENDED' },
    });
    await suspended('suspended_at = NULL, suspension_reason = NULL');
    for (const by of [first, second]) await asked(by, MOVE('approve_withdrawal'), { id });
    const { rows } = await app.database.pool.query('SELECT status FROM withdrawal WHERE account_id = $1', [accountId]);
    expect(rows).toEqual([{ status: 'APPROVED' }]);
  });

  it('that was approved before is not paid while who asked for it is suspended, but the bank’s notice confirms it', async () => {
    const [first, second] = [await accountant('mot.tra'), await accountant('hai.tra')];
    const { who, code, accountId, bankAccountId } = await withdrawer('lan.tra', 100_000);
    await approved(who, first);
    const input = { amount: 60_000, bank_account_id: bankAccountId, second_factor_code: code() };
    const { id } = field<{ readonly id: string }>(await asked(who, CREATE, { input }), 'made');
    for (const by of [first, second]) await asked(by, MOVE('approve_withdrawal'), { id });
    const atDesk = async () =>
      field<{ entries: { email: string }[] }>(await asked(first, DESK), 'withdrawals_to_pay').entries.find(
        ({ email }) => email === who.email,
      );
    expect(await atDesk()).toMatchObject({ requester_suspended: false, qr_code: expect.stringContaining('0071') });
    await app.database.asOwner(
      `UPDATE account SET suspended_at = now(), suspension_reason = 'Fraud' WHERE account_id = $1`,
      [accountId],
    );
    expect(await atDesk()).toMatchObject({ requester_suspended: true, qr_code: null });
    expect((await asked(first, MOVE('confirm_withdrawal', ', reference: "FT9"'), { id })).refusal).toMatchObject({
      code: 'WITHDRAWAL_STAYS',
      data: { because: 'REQUESTER_SUSPENDED' },
    });
    const notice = { kind: 'CONFIRM_TRANSFER', bankReference: 'FT10' } as const;
    expect(await app.use(MoveWithdrawal)(withDashes(id) ?? '', notice, null)).toMatchObject({ ok: true });
  });

  it('is approved by each of two people at once as one after the other, and paid once where both confirm it', async () => {
    const [first, second] = [await accountant('mot.cung'), await accountant('hai.cung')];
    const { who, code, accountId, bankAccountId } = await withdrawer('lan.cung', 100_000);
    await approved(who, first);
    const input = { amount: 60_000, bank_account_id: bankAccountId, second_factor_code: code() };
    const { id } = field<{ readonly id: string }>(await asked(who, CREATE, { input }), 'made');
    const approve = (by: Person) => asked(by, MOVE('approve_withdrawal'), { id });
    const pressedTwice = await Promise.all([approve(first), approve(first)]);
    expect(pressedTwice.map(({ refusal }) => refusal).filter((refusal) => refusal !== undefined)).toMatchObject([
      { code: 'WITHDRAWAL_STAYS', data: { because: 'SAME_APPROVER' } },
    ]);
    const third = await accountant('ba.cung');
    const atOnce = await Promise.all([approve(second), approve(third)]);
    expect(atOnce.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
    expect(atOnce.find(({ refusal }) => refusal !== undefined)?.refusal).toMatchObject({ code: 'WITHDRAWAL_STAYS' });
    const paid = await Promise.all(
      [first, second].map((by) => asked(by, MOVE('confirm_withdrawal', ', reference: "FT11"'), { id })),
    );
    expect(paid.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
    expect(paid.find(({ refusal }) => refusal !== undefined)?.refusal).toMatchObject({
      code: 'WITHDRAWAL_STAYS',
      data: { because: 'WRONG_STATUS' },
    });
    const lines = await app.database.asOwner<{ readonly kind: string; readonly amount: number }>(
      `SELECT kind, amount FROM ledger_line WHERE book_id = $1::text AND kind LIKE 'withdrawal-%' ORDER BY kind`,
      [accountId],
    );
    expect(lines.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      ['withdrawal-paid', 60_000],
      ['withdrawal-requested', 60_000],
    ]);
  });

  it('stays as it is, and its card closed, for a reviewer who loses the right while looking', async () => {
    const [first, second] = [await accountant('mot.mat'), await accountant('hai.mat')];
    const { who, code, bankAccountId } = await withdrawer('lan.mat', 100_000);
    await approved(who, first);
    const input = { amount: 60_000, bank_account_id: bankAccountId, second_factor_code: code() };
    const { id } = field<{ readonly id: string }>(await asked(who, CREATE, { input }), 'made');
    const other = await person('hoa.mat');
    await handsIn(other);
    const card = await cardOf(other, first);
    const OPEN = `query ($id: ID!) { card: id_card_to_review(account_id: $id) { fullname } }`;
    expect((await asked(first, OPEN, { id: card })).data).toMatchObject({ card: { fullname: 'Lê Hoa' } });
    await app.database.asOwner('UPDATE account SET is_accountant = false WHERE account_id = $1', [await idOf(first)]);
    for (const act of [
      asked(first, MOVE('approve_withdrawal'), { id }),
      asked(first, 'mutation ($id: ID!) { done: approve_id_card(account_id: $id) }', { id: card }),
      asked(first, OPEN, { id: card }),
      asked(first, DESK),
    ])
      expect((await act).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await asked(second, MOVE('approve_withdrawal'), { id })).data).toMatchObject({
      moved: { status: 'UNDER_REVIEW' },
    });
    expect(await cardOf(other, second)).toBe(card);
  });

  it('waits as overdue from the day after the last on which it was expected', async () => {
    const books = await accountant('mot.han');
    const { who, code, bankAccountId, accountId } = await withdrawer('lan.han', 100_000);
    await approved(who, books);
    const input = { amount: 60_000, bank_account_id: bankAccountId, second_factor_code: code() };
    await asked(who, CREATE, { input });
    const overdue = async () =>
      field<{ entries: { email: string; overdue: boolean }[] }>(
        await asked(books, '{ withdrawals_to_pay { entries { email overdue } } }'),
        'withdrawals_to_pay',
      ).entries.find(({ email }) => email === who.email)?.overdue;
    expect(await overdue()).toBe(false);
    await app.database.asOwner(
      `UPDATE withdrawal SET requested_at = requested_at - interval '8 days' WHERE account_id = $1`,
      [accountId],
    );
    expect(await overdue()).toBe(true);
  });

  it('is neither approved nor paid while more was taken back than is left', async () => {
    const [first, second] = [await accountant('mot.no'), await accountant('hai.no')];
    const { who, code, accountId, bankAccountId } = await withdrawer('lan.no', 100_000);
    await approved(who, first);
    const input = { amount: 60_000, bank_account_id: bankAccountId, second_factor_code: code() };
    const { id } = field<{ readonly id: string }>(await asked(who, CREATE, { input }), 'made');
    await app.database.asOwner(
      `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency, kind, subject, at)
        VALUES (gen_random_uuid(), 'ACCOUNT', $1, 'balance', 'clearing', 50000, 'VND', 'reward-taken-back', 'taken', now())`,
      [accountId],
    );
    const refusal = { code: 'WITHDRAWAL_STAYS', data: { because: 'OWES_MONEY' } };
    expect((await asked(first, MOVE('approve_withdrawal'), { id })).refusal).toMatchObject(refusal);
    await given(who, 10_000);
    for (const by of [first, second])
      expect((await asked(by, MOVE('approve_withdrawal'), { id })).refusal).toBeUndefined();
  });

  it('has two different approvers in the table, too', async () => {
    const { who, accountId } = await withdrawer('hoa.withdraw', 1);
    const insert = (first: string, second: string) =>
      app.database.asOwner(
        `INSERT INTO withdrawal (account_id, withdrawal_id, source, status, amount, fee, total, account_sealed,
           transfer_code, idempotency_key, first_approver, second_approver, requested_at, updated_at)
         VALUES ($1, gen_random_uuid(), 'balance', 'APPROVED', 1, 0, 1, '', 'V', gen_random_uuid()::text, $2, $3, now(), now())`,
        [accountId, first, second],
      );
    const [one, other] = [randomUUID(), randomUUID()];
    await expect(insert(one, one)).rejects.toMatchObject({ constraint: 'withdrawal_two_approvers' });
    await expect(insert(one, accountId)).rejects.toMatchObject({ constraint: 'withdrawal_not_by_its_owner' });
    await insert(one, other);
    await expect(insert(one, other)).rejects.toMatchObject({ constraint: 'withdrawal_pending' });
    expect(who.email).toContain('hoa');
  });
});

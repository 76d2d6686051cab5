import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
let accountant: Person;
let somebody: Person;
beforeAll(async () => {
  world = await ticketWorld();
  admin = await world.person('settings.admin');
  accountant = await world.person('settings.accountant');
  somebody = await world.person('settings.somebody');
  const { asOwner } = world.app.database;
  await asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
  await asOwner('UPDATE account SET is_accountant = true WHERE email = $1', [accountant.email]);
  await admin.proves();
  await accountant.proves();
});
const now = () => world.app.use(Clock).now();

type Change = { readonly version: number; readonly hundredths: number; readonly fixed: number; readonly state: string };
type Fee = {
  readonly fee: string;
  readonly version: number;
  readonly now: Change;
  readonly changes: readonly Change[];
};
const FEE = 'fee version now { version hundredths fixed minimum } changes { version hundredths fixed state }';
const fees = (by: Person) => by.ask<readonly Fee[]>(`{ platform_fees { ${FEE} } }`);
const change = (by: Person, input: object) =>
  by.ask<Fee>(`mutation ($input: ChangePlatformFeeInput!) { change_platform_fee(input: $input) { ${FEE} } }`, {
    input: { fee: 'SALE', version: 0, hundredths: 250, fixed: 1_000, minimum: 0, from: now() + DAY, ...input },
  });
const facts = async (act: string) =>
  (
    await world.app.database.asOwner<{ readonly facts: object }>(
      'SELECT facts FROM audit_entry WHERE act = $1 ORDER BY at, audit_entry_id',
      [act],
    )
  ).map((entry) => entry.facts);

describe('the platform’s fees', () => {
  it('are read by accountants and changed by admins alone', async () => {
    expect((await fees(accountant)).value.map(({ fee }) => fee)).toEqual(['SALE', 'WITHDRAWAL']);
    expect((await fees(somebody)).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await change(accountant, {})).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await change(somebody, {})).refusal).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are refused with the field that is wrong, and never for the past', async () => {
    for (const [input, field] of [
      [{ hundredths: 3_001 }, 'hundredths'],
      [{ hundredths: -1 }, 'hundredths'],
      [{ fixed: 50_001 }, 'fixed'],
      [{ minimum: 1 }, 'minimum'],
      [{ from: now() }, 'from'],
      [{ from: now() + HOUR - 60_000 }, 'from'],
      [{ fee: 'TAX' }, 'input.fee'],
    ] as const)
      expect((await change(admin, input)).refusal).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it('count from their moment, are saved once by whoever is first, and are audited with what they were', async () => {
    const [first, second] = await Promise.all([change(admin, {}), change(admin, { hundredths: 400 })]);
    const refusals = [first, second].flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
    expect(refusals).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    const [sale] = (await fees(accountant)).value;
    expect(sale).toMatchObject({ version: 1, now: { version: 0, hundredths: 0 } });
    expect(sale?.changes.map(({ state }) => state)).toEqual(['PLANNED', 'NOW']);
    expect(await facts('fee.changed')).toMatchObject([{ hundredthsBefore: 0, fixedBefore: 0, fixed: 1_000 }]);
    await world.app.database.asOwner(
      `UPDATE fee_change SET changed_at = changed_at - interval '2 days', from_at = from_at - interval '2 days'`,
    );
    expect((await fees(accountant)).value[0]?.now).toMatchObject({ version: 1, fixed: 1_000 });
  });

  it('bound what may be withdrawn', async () => {
    const asked = { fee: 'WITHDRAWAL', hundredths: 100, fixed: 0, minimum: 50_000 };
    expect((await change(admin, asked)).value).toMatchObject({ version: 1 });
    await world.app.database.asOwner(
      `UPDATE fee_change SET changed_at = changed_at - interval '2 days', from_at = from_at - interval '2 days'
       WHERE fee = 'WITHDRAWAL'`,
    );
    const wallet = await somebody.ask<object>('{ user_wallet { withdrawal_minimum withdrawal_fee_hundredths } }');
    expect(wallet.value).toEqual({ withdrawal_minimum: 50_000, withdrawal_fee_hundredths: 100 });
  });
});

type Banner = { readonly id: string; readonly version: number };
const save = (by: Person, input: object) =>
  by.ask<Banner>('mutation ($input: HomeBannerInput!) { save_home_banner(input: $input) { id version } }', {
    input: { text_en: 'Tet is near', text_vi: 'Tết đến rồi', link: '/events', from: now() - HOUR, ...input },
  });
const shown = async (locale: 'en' | 'vi') =>
  (await world.app.graphql('{ home_banners { text link } }', { locale })).data?.['home_banners'];

describe('banners of the home page', () => {
  it('are shown to everybody in their language while they last', async () => {
    const { value: banner } = await save(admin, {});
    await save(admin, { text_en: 'Not yet', text_vi: 'Chưa', from: now() + DAY });
    await save(admin, { text_en: 'Over', text_vi: 'Hết', from: now() - DAY, until: now() - HOUR });
    expect(await shown('vi')).toEqual([{ text: 'Tết đến rồi', link: '/events' }]);
    const listed = await accountant.ask<readonly object[]>('{ platform_banners { text_en } }');
    expect(listed.value).toEqual([{ text_en: 'Not yet' }, { text_en: 'Tet is near' }, { text_en: 'Over' }]);
    const changed = await save(admin, { ...banner, text_vi: 'Tết tới rồi', link: null });
    expect(changed.value.version).toBe(2);
    expect(await shown('vi')).toEqual([{ text: 'Tết tới rồi', link: null }]);
    expect((await save(admin, banner)).refusal).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await facts('banner.saved')).at(-1)).toMatchObject({
      'before.vi': 'Tết đến rồi',
      'after.vi': 'Tết tới rồi',
      'after.link': null,
    });
    const REMOVE = 'mutation ($id: ID!, $version: Int!) { remove_home_banner(id: $id, version: $version) }';
    expect((await admin.ask(REMOVE, banner)).refusal).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await admin.ask(REMOVE, changed.value)).value).toBe(true);
    expect(await shown('vi')).toEqual([]);
    expect((await admin.ask(REMOVE, changed.value)).refusal).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are kept by admins alone, in both languages, with a link that is safe', async () => {
    expect((await save(accountant, {})).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await somebody.ask('{ platform_banners { id } }')).refusal).toMatchObject({ code: 'FORBIDDEN' });
    for (const [input, field] of [
      [{ text_vi: '' }, 'text_vi'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ until: now() - 2 * HOUR }, 'until'],
    ] as const)
      expect((await save(admin, input)).refusal).toMatchObject({ code: 'INVALID_INPUT', field });
  });
});

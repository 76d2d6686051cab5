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

type Kept = {
  readonly id: number;
  readonly version: number;
  readonly name_en: string;
  readonly color: string;
  readonly retired: boolean;
};
const KEPT = 'id version name_en color retired';
const categories = (by: Person) => by.ask<readonly Kept[]>(`{ platform_categories { ${KEPT} } }`);
const saveCategory = (by: Person, input: object) =>
  by.ask<Kept>(`mutation ($input: KeptCategoryInput!) { save_category(input: $input) { ${KEPT} } }`, {
    input: { name_en: 'Dance', name_vi: 'Khiêu vũ', color: '#22506f', retired: false, ...input },
  });
const orderCategories = (by: Person, ids: readonly number[]) =>
  by.ask<readonly Kept[]>(`mutation ($ids: [Int!]!) { order_categories(ids: $ids) { ${KEPT} } }`, { ids });

describe('the categories of events', () => {
  const known = { name_en: 'Dance', name_vi: 'Khiêu vũ' };

  it('are read by accountants and kept by admins alone', async () => {
    expect((await categories(accountant)).refusal).toBe(null);
    expect((await categories(somebody)).refusal).toMatchObject({ code: 'FORBIDDEN' });
    for (const by of [accountant, somebody]) {
      expect((await saveCategory(by, {})).refusal).toMatchObject({ code: 'FORBIDDEN' });
      expect((await orderCategories(by, [])).refusal).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('are added, renamed in both languages by whoever is first, and audited with what they were', async () => {
    const added = (await saveCategory(admin, {})).value;
    expect((await categories(admin)).value.at(-1)).toEqual(added);
    const renamed = await Promise.all([
      saveCategory(admin, { ...known, id: added.id, version: added.version, name_en: 'Ballet' }),
      saveCategory(admin, { ...known, id: added.id, version: added.version, name_en: 'Ballroom' }),
    ]);
    expect(renamed.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]))).toMatchObject([
      { code: 'CHANGED_MEANWHILE' },
    ]);
    const [name] = renamed.flatMap(({ refusal, value }) => (refusal === null ? [value.name_en] : []));
    expect((await facts('category.saved')).at(-1)).toMatchObject({ 'before.en': 'Dance', 'after.en': name });
    for (const [input, field] of [
      [{ name_en: name }, 'name_en'],
      [{ name_en: 'Another', name_vi: ' ' }, 'name_vi'],
      [{ name_en: 'Another', name_vi: 'Khác', color: '#ffee00' }, 'color'],
    ] as const)
      expect((await saveCategory(admin, input)).refusal).toMatchObject({ code: 'INVALID_INPUT', field });
    expect((await saveCategory(admin, { id: 9_999, version: 1 })).refusal).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stand in the order that they were given, all of them or none', async () => {
    await saveCategory(admin, { name_en: 'Magic', name_vi: 'Ảo thuật' });
    const before = (await categories(admin)).value.map(({ id }) => id);
    expect((await orderCategories(admin, before.slice(1))).refusal).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const turned = before.toReversed();
    expect((await orderCategories(admin, turned)).value.map(({ id }) => id)).toEqual(turned);
    expect((await facts('categories.ordered')).at(-1)).toEqual({ before: before.join(' '), after: turned.join(' ') });
  });

  it('that are retired are offered to nobody, and stay with the events that have them', async () => {
    const { value: magic } = await saveCategory(admin, { name_en: 'Opera', name_vi: 'Nhạc kịch' });
    const event = await somebody.ask<{ readonly id: number }>(
      'mutation ($input: CreateEventInput!) { create_private_event(input: $input) { id } }',
      { input: { name: 'Tiệc', event_type: 'ONSITE', address: 'Hà Nội', feature: 'PUBLIC' } },
    );
    const choose = (category_id: number) =>
      somebody.ask<readonly { readonly id: number }[]>(
        'mutation ($input: CategoryEventInput!) { upsert_category_event(input: $input) { id } }',
        { input: { event_id: event.value.id, category_id } },
      );
    expect((await choose(magic.id)).value).toEqual([{ id: magic.id }]);
    await saveCategory(admin, { ...magic, name_vi: 'Nhạc kịch', retired: true });
    const offered = async () => {
      const { data } = await world.app.graphql('{ categories { id } }');
      return ((data?.['categories'] ?? []) as readonly { readonly id: number }[]).map(({ id }) => id);
    };
    await expect.poll(offered, { timeout: 15_000, interval: 500 }).not.toContain(magic.id);
    expect((await choose(magic.id)).value).toEqual([{ id: magic.id }]);
    const [other] = (await categories(admin)).value.filter(({ retired }) => !retired);
    expect((await choose(other?.id ?? 0)).refusal).toBe(null);
    expect((await choose(magic.id)).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'category_id' });
  });
});

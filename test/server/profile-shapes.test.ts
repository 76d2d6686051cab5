import { describe, expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import { myAccountWorld, type Person } from './my-account-world.ts';

const { app, pass, person } = await myAccountWorld();

const SETTING = [
  'department',
  'headline',
  'website',
  'twitter',
  'instagram',
  'linkedin',
  'facebook',
  'youtube',
  'tiktok',
  'company_name',
  'job_title',
  'country_calling_code',
  'locale',
  'national_phone_number',
  'gender',
  'company_address',
  'address',
  'note',
] as const;
const setting = Object.fromEntries(SETTING.map((name) => [name, name === 'locale' ? 'vi' : `a ${name}`]));
const write = ({ email }: Person, more: Readonly<Record<string, string>> = {}) =>
  app.database.asOwner(
    `UPDATE account SET setting = $2, first_name = 'Lan', last_name = 'Nguyễn', avatar = '/files/a/full.webp'
      WHERE email = $1`,
    [email, JSON.stringify({ ...setting, ...more })],
  );
const read = async (who: Person | null, query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  (await app.graphql(query, { ...(who === null ? {} : { token: who.token }), variables })).data;

describe('what a profile carries', () => {
  it('is the staff membership with its corporate [S3-03]', async () => {
    const lan = await person('lan.is.staff');
    const [row] = await app.database.asOwner<{ readonly id: number }>(
      `INSERT INTO corporate (company_name, display_name, company_address, company_email, company_phone_number,
        company_tax_code, legal_representative, logo, website, status, approved_at, issued_date)
        VALUES ('Gốm Việt', 'Gốm', '12 Lê Lợi', 'owner@gom.test', '0283822', '0312345678', 'Trần Minh', '/logo.webp',
          'https://gom.test', 'APPROVED', now(), now()) RETURNING corporate_id AS id`,
    );
    await app.database.asOwner(
      `INSERT INTO corporate_staff (corporate_id, account_id, role, note)
        SELECT $1, account_id, 'SUB_ADMIN', 'Since spring' FROM account WHERE email = $2`,
      [row?.id, lan.email],
    );
    pass(DAY);
    const fields =
      'website approved_at company_address company_email company_name company_phone_number company_tax_code ' +
      'display_name id legal_representative logo status webhook_url issued_date';
    const told = await read(
      await person('lan.is.staff'),
      `{ profile { corporate_staff { active role note corporate { ${fields} } } } }`,
    );
    expect(told).toEqual({
      profile: {
        corporate_staff: {
          active: true,
          role: 'SUB_ADMIN',
          note: 'Since spring',
          corporate: {
            id: row?.id,
            company_name: 'Gốm Việt',
            display_name: 'Gốm',
            company_address: '12 Lê Lợi',
            company_email: 'owner@gom.test',
            company_phone_number: '0283822',
            company_tax_code: '0312345678',
            legal_representative: 'Trần Minh',
            logo: '/logo.webp',
            website: 'https://gom.test',
            status: 'APPROVED',
            webhook_url: null,
            approved_at: expect.any(Number),
            issued_date: expect.any(Number),
          },
        },
      },
    });
  });

  it('is every setting [S3-05]', async () => {
    const lan = await person('lan.settings');
    await write(lan);
    expect(await read(lan, `{ profile { setting { ${SETTING.join(' ')} } } }`)).toEqual({ profile: { setting } });
  });

  it('is what the event page reads from the account [S3-06]', async () => {
    const lan = await person('lan.event.page');
    await write(lan);
    const query =
      '{ profile { email first_name last_name referral_code note setting { job_title gender national_phone_number } } }';
    expect(await read(lan, query)).toEqual({
      profile: {
        email: lan.email,
        first_name: 'Lan',
        last_name: 'Nguyễn',
        referral_code: expect.any(String),
        note: 'a note',
        setting: {
          job_title: 'a job_title',
          gender: 'a gender',
          national_phone_number: 'a national_phone_number',
        },
      },
    });
  });

  it('is the public part for everybody, and nothing of the rest [S3-07]', async () => {
    const lan = await person('lan.public');
    await write(lan, { banner: '/files/b/full.webp' });
    const own = (await read(lan, '{ profile { id username first_name last_name avatar } }'))?.['profile'] as {
      readonly id: string;
      readonly username: string;
    };
    expect(own).toMatchObject({ first_name: 'Lan', last_name: 'Nguyễn', avatar: '/files/a/full.webp' });
    const query = `query ($name: String) { user(username: $name) {
      avatar first_name id inserted_at last_name username setting { banner note address national_phone_number } } }`;
    expect(await read(null, query, { name: own.username })).toEqual({
      user: {
        id: own.id,
        username: own.username,
        first_name: 'Lan',
        last_name: 'Nguyễn',
        avatar: '/files/a/full.webp',
        inserted_at: expect.any(Number),
        setting: { banner: '/files/b/full.webp', note: 'a note', address: null, national_phone_number: null },
      },
    });
  });
});

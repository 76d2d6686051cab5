import sharp from 'sharp';
import { fieldName } from '#words/platform/field-names.ts';
import { DESKTOP_EN, expect, PHONE_VI, test } from './journey.ts';
import { aPerson, signedIn } from './person.ts';
import { publishEvent } from './publish-event.ts';
import { mark } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

test('a corporate is requested on a phone, asked for more, approved, and publishes its first event', async ({
  journey,
}) => {
  test.setTimeout(150_000);
  const [desk, people] = [wordsOf('en', 'desk'), wordsOf('vi', 'people')];
  const own = mark();
  const company = `Xưởng Gốm ${own}`;
  const owner = await aPerson(journey, `xuong-${own}@example.com`, { first: 'Chi', last: 'Vũ' });
  const phone = await journey.open(PHONE_VI);
  await owner.signIn(phone);
  const field = (name: string) => phone.getByLabel(fieldName(name).vi);
  const send = async (button: string) => {
    await phone.getByRole('checkbox').first().check();
    await phone.getByRole('button', { name: people(button) }).click();
  };
  const admin = await journey.open(DESKTOP_EN);
  await (await signedIn(journey, 'admin@demo.vemoi.test')).signIn(admin);
  const review = async () => {
    await admin.goto(`/admin/corporate?status=ALL&q=${own}`);
    await admin.getByRole('button', { name: new RegExp(company) }).click();
    return admin.getByRole('dialog', { name: company });
  };

  await test.step('its owner fills in the registration, with the licence and the terms', async () => {
    await phone.goto('/vi/request-corporate');
    await field('company_name').fill(company);
    await field('business_license_number').fill('0312345678');
    await field('issued_date').fill('2020-05-01');
    await field('company_address').fill('12 Lê Lợi, Quận 1');
    await phone.getByRole('button', { name: people('Send registration') }).click();
    await expect(phone.getByRole('checkbox').first()).not.toBeChecked();
    const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#1c6e5d' } })
      .jpeg()
      .toBuffer();
    const chooser = phone.waitForEvent('filechooser');
    await phone.getByRole('button', { name: people('Add a picture') }).click();
    await (await chooser).setFiles({ name: 'giay-phep.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(phone.getByRole('progressbar')).toHaveCount(0);
    await journey.expectAccessible(phone);
    await send('Send registration');
    await expect(phone.getByRole('status').filter({ hasText: 'trong vòng 1 ngày làm việc' })).toBeVisible();
  });

  await test.step('the reviewer asks for more, and the owner sends it again', async () => {
    const dialog = await review();
    await dialog.getByRole('button', { name: desk('Ask for more') }).click();
    await dialog.getByLabel(desk('What you need, for the applicant')).fill('Ảnh mặt sau của giấy phép');
    await dialog.locator('form').getByRole('button').first().click();
    await expect(dialog).toBeHidden();
    await phone.reload();
    await expect(phone.getByText('Ảnh mặt sau của giấy phép')).toBeVisible();
    await send('Send again');
  });

  await test.step('it is approved', async () => {
    const dialog = await review();
    await dialog.getByRole('button', { name: desk('Approve') }).click();
    await expect(dialog).toBeHidden();
    await phone.reload();
    await expect(phone.getByRole('link', { name: people('Create event') })).toBeVisible();
    await journey.expectAccessible(phone);
  });

  await test.step('a member of its staff reads where they are, and leaves', async () => {
    const [corporate] = await journey.sql<{ readonly id: number }>(
      'SELECT corporate_id AS id FROM corporate WHERE company_name = $1',
      [company],
    );
    const member = await aPerson(journey, `tho-${own}@example.com`, { first: 'Tú', last: 'Ngô' });
    await owner.ask(
      'mutation ($input: CreateCorporateStaffInput!) { create_corporate_staff(input: $input) { manages } }',
      {
        input: { corporate_id: corporate?.id, email: member.email, role: 'EVENT_OWNER' },
      },
    );
    const english = wordsOf('en', 'people');
    const page = await journey.open(DESKTOP_EN);
    await member.signIn(page);
    await page.goto('/profile?tab=ACCOUNT');
    await page.getByRole('button', { name: english('Leave {name}').replace('{name}', company) }).click();
    const question = page.getByRole('dialog', { name: english('Leave {name}?').replace('{name}', company) });
    await journey.expectAccessible(page);
    await question.getByRole('button', { name: english('Leave the team') }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { name: english('Teams you belong to') })).toHaveCount(0);
  });

  await test.step('its first event is published in its name and stands on its page', async () => {
    const name = `Đêm gốm ${own}`;
    const path = await publishEvent(journey, phone, PHONE_VI, {
      organiser: null,
      publisher: company,
      name,
      tickets: [{ name: 'Ghế thường', price: 0, places: 5 }],
    });
    await phone.goto(`/vi${path}`);
    await expect(phone.getByRole('main').getByRole('link', { name: company }).first()).toBeVisible();
    await phone.getByRole('main').getByRole('link', { name: company }).first().click();
    await expect(phone.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await expect(phone.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  });
});

import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { publishEvent } from './publish-event.ts';
import { wordsOf } from './words-of.ts';
import { momentField, writtenMoment } from './write-moment.ts';

const say = wordsOf('en', 'desk');
const ORGANISER = 'linh@demo.vemoi.test';

test('an organiser defines free and paid tickets and edits the facts of the event [S1-29] [S3-29]', async ({
  journey,
}) => {
  test.setTimeout(240_000);
  const page = await journey.open(DESKTOP_EN);
  const name = `Đêm thơ ${String(Date.now()).slice(-6)}`;
  const path = await publishEvent(journey, page, DESKTOP_EN, {
    organiser: ORGANISER,
    name,
    tickets: [
      { name: 'Vé mời', price: 0, places: 20 },
      { name: 'Ghế thường', price: 150_000, places: 20 },
    ],
  });

  await test.step('both kinds are on sale', async () => {
    await page.goto(pathIn('en', path));
    const tickets = page.getByRole('main');
    for (const words of ['Vé mời', 'Ghế thường', /150,000/, 'Free'])
      await expect(tickets.getByText(words).filter({ visible: true }).first()).toBeVisible();
  });

  const facts = async () => {
    for (const label of ['Event name', 'Category']) await expect(page.getByLabel(say(label)).first()).toBeVisible();
    for (const format of ['ONLINE', 'ONSITE', 'HYBRID'])
      await expect(page.locator(`input[type="radio"][value="${format}"]`)).toHaveCount(1);
    await expect(page.getByLabel(new RegExp(`^${say('Address')}`))).toHaveCount(1);
    await page.locator('input[type="radio"][value="HYBRID"]').press('Space');
    await expect(page.getByLabel(new RegExp(`^${say('Online room link')}`))).toHaveCount(1);
  };

  await test.step('the wizard asks for name, category, format, address and online room link', async () => {
    await page.goto(pathIn('en', '/create'));
    await expect(page.getByLabel(say('Event name'))).toBeVisible();
    await facts();
  });

  await test.step('so does the page where the event is edited', async () => {
    const eventId = /-(\d+)$/.exec(path)?.[1] ?? '';
    await page.goto(pathIn('en', `/events/edit/${eventId}`));
    await expect(page.getByLabel(say('Event name'))).toHaveValue(name);
    await facts();
    await page.getByRole('tab', { name: say('Sessions') }).click();
    for (const label of ['Starts', 'Ends'])
      await expect(writtenMoment(momentField(page, say(label)))).toHaveValue(/\d/);
  });
});

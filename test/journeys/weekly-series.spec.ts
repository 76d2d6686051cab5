import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';
import { momentField, writeMoment, writtenMoment } from './write-moment.ts';

const say = wordsOf('en', 'desk');

test('twelve weekly sessions take one typed time; one is moved and one removed', async ({ journey }) => {
  test.setTimeout(120_000);
  const name = `Lớp gốm ${mark()}`;
  const organiser = await aPerson(journey, `lop-gom-${mark()}@example.com`, { first: 'Hà', last: 'Nguyễn' });
  const page = await journey.open(DESKTOP_EN);
  await organiser.signIn(page);
  await page.goto(pathIn('en', '/create'));
  const step = (title: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`${say(title)}$`) })
      .first();
  await page.getByLabel(say('Event name')).fill(name);
  await page.getByLabel(new RegExp(`^${say('Address')}`)).fill('Bát Tràng, Hà Nội');
  await step('Sessions').click();

  await writeMoment(momentField(page, say('Starts')), '2027-01-07T19:00');
  await expect(writtenMoment(momentField(page, say('Ends')))).toHaveValue('07 Jan 2027 21:00');
  await page
    .getByRole('group', { name: say('One session or several?') })
    .getByRole('radio', { name: new RegExp(`^${say('Series')}`) })
    .check({ force: true });
  await page.getByLabel(say('Sessions in all')).fill('12');
  await page.getByRole('button', { name: say('Repeat'), exact: true }).click();
  const session = (number: number) =>
    page.getByRole('region', { name: say('Session {number}').replace('{number}', String(number)), exact: true });
  await expect(writtenMoment(momentField(session(12), say('Starts')))).toHaveValue('25 Mar 2027 19:00');
  await journey.expectAccessible(page);

  // The week of Tết: one session comes a day earlier, the next one falls out.
  await writeMoment(momentField(session(5), say('Starts')), '2027-02-03T19:00');
  await writeMoment(momentField(session(5), say('Ends')), '2027-02-03T21:00');
  await page
    .getByRole('button', { name: say('Remove session {number}').replace('{number}', '6'), exact: true })
    .click();
  await step('Promotion').click();
  await page.getByRole('button', { name: say('Do not publish until I configure it') }).click();

  const kept = async () => {
    const rows = await journey.sql<{ begins: string }>(
      `SELECT to_char(part.begin_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'DD/MM HH24:MI') AS begins
       FROM section_event part JOIN event USING (event_id) WHERE event.name = $1 ORDER BY part.begin_at`,
      [name],
    );
    return rows.map(({ begins }) => begins);
  };
  const days = '07/01 14/01 21/01 28/01 03/02 18/02 25/02 04/03 11/03 18/03 25/03'.split(' ');
  await expect.poll(kept).toEqual(days.map((day) => `${day} 19:00`));
});

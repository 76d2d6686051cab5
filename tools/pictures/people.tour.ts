import { demoPeople, namedInDemo } from '#test/journeys/demo-world.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { nobody } from '#test/journeys/person.ts';
import type { Tour } from './tour.ts';

export const peopleTour: Tour = {
  name: 'people',
  who: null,
  alone: true,
  walk: async ({ page, say, go, settle, places }, take) => {
    const place = { baseUrl: places.base, world: outsideWorld(places.staging) };
    const { username, corporateSlug } = await namedInDemo(nobody(place));
    await go(`/u/${username}`);
    await take('person', { whole: true });
    await go(`/u/${username}?tab=PAST`);
    await take('person-past', { whole: true });
    await go(`/p/${corporateSlug}`);
    await take('corporate', { whole: true });
    const people = await demoPeople(place);
    await people.attendee.signIn(page);
    await go(`/${corporateSlug}`);
    await page.getByRole('button', { name: say('people', 'Follow'), exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('people', 'Following') })
      .waitFor();
    await settle();
    await take('followed');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('people', 'Following') })
      .click();
    await page.getByRole('button', { name: say('people', 'Follow'), exact: true }).waitFor();
    for (const tab of ['UPCOMING', 'PAST', 'TICKET', 'LIKES', 'ACCOUNT']) {
      await go(`/profile?tab=${tab}`);
      await take(`own-${tab.toLowerCase()}`, { whole: true });
    }
    await go('/profile');
    await page.getByRole('button', { name: say('people', 'Edit homepage') }).click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('edit');
    await page.getByRole('dialog').getByLabel(say('people', 'First name')).fill('');
    await page
      .getByRole('dialog')
      .locator('input[name="avatar"]')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('people', 'Save') })
      .click();
    await settle();
    await take('edit-wrong');
    await page.context().clearCookies();
    await people.organiser.signIn(page);
    await go('/profile');
    await take('corporate-own', { whole: true });
  },
};

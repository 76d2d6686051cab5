import { answerDinner, DINNER_QUESTIONS } from '#test/journeys/dinner-questions.ts';
import { PRIVATE_STANDING } from '#test/journeys/private-standing.ts';
import { FIELD_TYPES_SAID } from '#words/event/form-fields.ts';
import { nameInDialog } from './buyer.tour.ts';
import { ownEvent } from './own-event.ts';
import { phrase } from './phrase.ts';
import type { Tour } from './tour.ts';

export const askingTour: Tour = {
  name: 'asking',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, say, settle, look, other } = visitor;
    const words = (english: string) => say('desk', english);
    const tickets = [
      { name: 'Một chỗ ngồi', price: 0, places: 16 },
      { name: 'Bàn bốn người', price: 1_200_000, places: 4 },
    ];
    const fresh = await ownEvent(visitor, { name: 'Bữa tối bên sông', tickets });
    const form = `/events/manager/${fresh.eventId}/questionnaire`;
    await go(form);
    await take('empty', { whole: true });
    const add = page.getByRole('button', { name: words('Add question') });
    await add.click();
    await page.getByRole('button', { name: words('Save questions') }).click();
    await settle();
    await take('errors', { whole: true });
    await page.getByLabel(words('Question text')).first().fill('Bạn ăn được món nào?');
    await page.getByLabel(words('Answer type')).first().selectOption(FIELD_TYPES_SAID.Checkbox[look.locale]);
    const options = page.getByRole('textbox', { name: new RegExp(`^${words('Option {0}').replace(' {0}', '')}`) });
    await page
      .getByRole('button', { name: words('Add option') })
      .first()
      .click();
    await options.nth(0).fill('Cá chép om dưa với bún tươi và rau sống');
    await options.nth(1).fill('Nấm kho nghệ (chay)');
    await add.click();
    await page.getByLabel(words('Question text')).nth(1).fill('Chữ ký của bạn');
    await page.getByLabel(words('Answer type')).nth(1).selectOption(FIELD_TYPES_SAID['E-sign'][look.locale]);
    await settle();
    await take('editor', { whole: true });

    const asked = await ownEvent(visitor, {
      name: 'Bữa tối kín',
      tickets: tickets.slice(0, 1),
      questions: DINNER_QUESTIONS,
      isPrivate: true,
    });
    const guest = await other(`ban-an-${look.width}-${look.locale}-${Date.now()}@example.com`);
    try {
      await guest.go('/my-ticket');
      await nameInDialog(guest);
      await guest.go(`/event/${asked.slug}`);
      await guest.page
        .getByRole('button', { name: phrase(say('buying', 'One more: {name}')) })
        .first()
        .click();
      await guest.page
        .getByRole('button', { name: say('buying', 'Buy ticket now') })
        .first()
        .click();
      const dialog = guest.page.getByRole('dialog', { name: say('buying', 'Questionnaire') });
      await answerDinner(guest.page, dialog, 'Hợp tác xã Gốm Việt');
      await dialog.getByRole('button', { name: say('buying', 'Register') }).click();
      await guest.page.getByRole('heading', { name: PRIVATE_STANDING.CONFIRMED[look.locale] }).waitFor();
    } finally {
      await guest.close();
    }
    await go(`/events/manager/${asked.eventId}/questionnaire`);
    // A wide screen has them in a table.
    if (look.width === 390) await page.locator('details').first().locator('summary').click();
    await page.getByText('Hợp tác xã Gốm Việt').filter({ visible: true }).first().waitFor();
    await settle();
    await take('answers', { whole: true });
  },
};

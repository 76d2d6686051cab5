import { counterPage } from './counter-page.ts';
import { lookedAtFirst } from './hydrated.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;

  test(`a second tab joins the hold, Back goes a step back, and others read that places are held, ${where}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const shell = wordsOf(look.locale, 'shell');
    const sale = await putOnSale(journey, {
      name: 'Hai tab',
      tickets: [
        { name: CHAIR, price: 150_000, places: 3 },
        { name: 'Ghế xa', price: 90_000, places: 20 },
      ],
    });
    const first = await journey.open(look);
    const buyer = await aPerson(journey, `hai-tab-${mark()}@example.com`, { first: 'Tab', last: 'Hai' });
    await buyer.signIn(first);
    const one = counterPage(first, look, sale);
    await first.goto(pathIn(look.locale, `/event/${sale.slug}`));
    await one.open();
    await one.take(CHAIR, 3);
    /** On a phone it is as wide as the screen, and nothing is below it. */
    const expectPayBarAtTheEdge = async (): Promise<void> => {
      if (look.width !== 390) return;
      const bar = first.locator('[data-pay-bar]');
      await expect
        .poll(() =>
          bar.evaluate((element) => {
            const { left, right, bottom, height } = element.getBoundingClientRect();
            const below = document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 1);
            return {
              gaps: [left, window.innerWidth - right, window.innerHeight - bottom],
              isLow: height < 120,
              isOnTop: below !== null && element.contains(below),
            };
          }),
        )
        .toEqual({ gaps: [0, 0, 0], isLow: true, isOnTop: true });
      await expect(first.getByRole('navigation', { name: shell('Quick navigation') })).toBeHidden();
    };
    await test.step('the pay bar stands at the bottom edge of a phone in every step, wherever the page is scrolled', async () => {
      await expectPayBarAtTheEdge();
      await one.next();
      await expectPayBarAtTheEdge();
      await first.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectPayBarAtTheEdge();
    });

    await test.step('Back goes a step back, and forward again by the button', async () => {
      await expect.poll(() => first.evaluate(() => window.history.state?.usr?.paymentDepth)).toBe(1);
      await first.goBack();
      await expect(one.heading('Choose your tickets')).toBeVisible();
      await one.expectTaken(CHAIR, 3);
      await one.next();
      await first.reload();
      await expect(one.heading('Check and pay')).toBeVisible();
    });

    const second = lookedAtFirst(await first.context().newPage());
    const other = counterPage(second, look, sale);
    await test.step('the second tab shows the same places, and the first follows its change', async () => {
      await other.open();
      await other.expectTaken(CHAIR, 3);
    });

    await test.step('somebody else reads that the places are held', async () => {
      const stranger = await journey.open(look);
      const held = sentenceIn(look.locale)(
        '{count, plural, one {# ticket is on hold and may come back.} ' +
          'other {# tickets are on hold and may come back.}}',
        { count: 3 },
      );
      await stranger.goto(pathIn(look.locale, `/event/${sale.slug}`));
      await expect(stranger.getByText(held)).toBeVisible();
      await journey.expectAccessible(stranger);
      await counterPage(stranger, look, sale).open();
      await expect(stranger.getByText(held)).toBeVisible();
    });

    await test.step('the first tab follows the second tab’s change', async () => {
      await second.getByRole('button', { name: sentenceIn(look.locale)('One less: {name}', { name: CHAIR }) }).click();
      await other.next();
      await expect(
        first
          .getByText(/300[.,]000/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    });

    await test.step('paying in the second tab ends the first tab’s count', async () => {
      await other.payNow();
      await expect(first.getByText(say('You have an unfinished order'))).toBeVisible();
      await expect(first.getByText(/^\D*\d\d:\d\d$/)).toHaveCount(0);
      await journey.expectAccessible(second);
    });
  });
}

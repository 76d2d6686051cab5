import { refusalSentence } from '#words/platform/refusals.ts';
import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const say = wordsOf('en', 'desk');

const EDITING = ['Overview', 'Time & Location', 'Photos', 'Private media', 'Questionnaire', 'Waiting room', 'Settings'];
const MANAGING = [
  'Guests',
  'Guest List',
  'Invitations',
  'Orders',
  'Waiting list',
  'Pending Approval / Donations',
  'Messages',
  'Promotions',
  'Manual payments',
  'Team',
  'Gate passes',
];

/** Sections of an event, and pages that are opened by their address. Who only checks in has the door alone. */
const ROLES = [
  { role: 'MANAGER', sections: [...EDITING, ...MANAGING], opens: ['/orders', '/team'], refuses: [], door: true },
  {
    role: 'EDITOR',
    sections: EDITING,
    opens: ['/settings', '/questionnaire'],
    refuses: ['/guests', '/orders', '/promotions', '/team'],
    door: false,
  },
  {
    role: 'CHECK_IN',
    sections: [],
    opens: [],
    refuses: ['', '/guests', '/settings', '/questionnaire', '/team'],
    door: true,
  },
] as const;

test('each role of a team has the sections of the table of roles, and the pages of others refuse it', async ({
  journey,
}) => {
  const sale = await putOnSale(journey, { name: 'Ba vai', tickets: [{ name: 'Vé mời', price: 0, places: 5 }] });
  const manager = `/events/manager/${sale.eventId}`;
  for (const { role, sections, opens, refuses, door } of ROLES)
    await test.step(`a member as ${role}`, async () => {
      const member = await aPerson(journey, `vai-${mark()}@example.com`, { first: 'Tú', last: 'Vũ' });
      await sale.organiser.ask(
        'mutation ($id: Int!, $email: String!, $role: String!) { create_event_user(event_id: $id, email: $email, role: $role) { role } }',
        { id: sale.eventId, email: member.email, role },
      );
      const page = await journey.open(DESKTOP_EN);
      await member.signIn(page);
      const menu = page.getByRole('tablist', { name: say('Event sections') });
      if (sections.length > 0) {
        await page.goto(pathIn('en', manager));
        await expect(menu).toBeVisible();
        const shown = await menu.getByRole('link').or(menu.getByRole('tab')).allTextContents();
        expect(shown.toSorted()).toEqual(sections.map(say).toSorted());
      }
      for (const part of opens) {
        await page.goto(pathIn('en', `${manager}${part}`));
        await expect(menu).toBeVisible();
      }
      const refusal = page
        .getByRole('heading', { name: refusalSentence({ code: 'FORBIDDEN' }, 'en') })
        .or(page.getByRole('heading', { name: say('You don’t have access to this event’s orders') }));
      for (const part of refuses) {
        await page.goto(pathIn('en', `${manager}${part}`));
        await expect(refusal).toBeVisible();
        await expect(page.getByText(sale.organiser.email)).toHaveCount(0);
      }
      await page.goto(pathIn('en', `/check-in/${sale.eventId}`));
      const code = page.getByRole('textbox', { name: say('Ticket code') });
      if (door) await expect(code).toBeVisible();
      else {
        await expect(
          page.getByText(say('Ask the organiser to add you to the event team, then reload this page.')),
        ).toBeVisible();
        await expect(code).toHaveCount(0);
      }
    });
});

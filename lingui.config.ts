import { defineConfig } from '@lingui/cli';

const event = ['event-page'];
const buying = [
  'payment',
  'private-panel',
  'questionnaire',
  'invite-rsvp',
  'my-tickets',
  'my-orders',
  'e-ticket',
  'ticket-papers',
  'pay-elsewhere',
];
const desk = [
  'event-form',
  'desk',
  'create-event',
  'edit-event',
  'event-manager',
  'event-rooms',
  'event-questionnaire',
  'inviting',
  'my-events',
  'check-in',
  'transfer-inbox',
];
// Who is to have a ticket: its holder and the event's team both say so.
const handOn = ['recipient'];
const people = ['public-page'];
// Cards of tickets stand on one's own page, too.
const onOwnPage = ['my-tickets'];
const house = ['about', 'contact', 'support', 'pictures'];
const screens = (names: readonly string[]): string[] => names.map((name) => `ui/screens/${name}`);

// A catalogue for each area, so that areas do not collide and a buyer does not load the organiser's words.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'vi'],
  catalogs: [
    {
      path: 'ui/locales/{locale}/shell',
      include: ['ui'],
      exclude: [
        'ui/locales/**',
        '**/*.test.tsx',
        ...screens([...event, ...buying, ...handOn, ...desk, ...people, ...house]).map((folder) => `${folder}/**`),
      ],
    },
    { path: 'ui/locales/{locale}/event', include: screens(event), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/buying', include: screens([...buying, ...handOn]), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/desk', include: screens([...desk, ...handOn]), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/people', include: screens([...people, ...onOwnPage]), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/house', include: screens(house), exclude: ['**/*.test.tsx'] },
  ],
  orderBy: 'message',
});

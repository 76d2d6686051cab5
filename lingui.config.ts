import { defineConfig } from '@lingui/cli';

const event = ['event/event-page'];
const discovery = ['event/home', 'event/discovery', 'event/events'];
const buying = [
  'sale/payment',
  'sale/private-panel',
  'sale/waiting-list',
  'event/questionnaire-form',
  'rsvp/invite-rsvp',
  'ticket/my-tickets',
  'sale/my-orders',
  'ticket/e-ticket',
  'ticket/torn-ticket',
  'ticket/online-room',
  'ticket/ticket-pdf',
  'sale/pay-elsewhere',
  'money/refund-account',
  'event/unsubscribe',
];
const desk = [
  'event/event-form',
  'event/desk',
  'event/create-event',
  'event/edit-event',
  'event/event-manager',
  'waiting-room/event-waiting-room',
  'event/bounced-emails',
  'event/event-guests',
  'event/event-order',
  'event/event-rooms',
  'event/event-media',
  'event/event-photos',
  'event/pending-approvals',
  'event/event-email',
  'event/event-team',
  'event/event-gate-passes',
  'event/event-settings',
  'event/event-place',
  'event/event-promotions',
  'sale/manual-payments',
  'sale/waiting-line',
  'event/questionnaire-editor',
  'rsvp/inviting',
  'event/my-events',
  'door/check-in',
  'door/gate',
  'money/transfer-inbox',
  'money/refund-desk',
  'money/withdrawal-desk',
  'people/corporate-desk',
  'money/statement',
  'money/earnings',
  'money/balances',
  'report/period',
  'report/event-reports',
  'report/event-report',
  'report/report-files',
  'people/staff',
  'event/featured-desk',
  'ticket/ticket-portal',
  'ledger/integrity',
  'platform/audit-log',
  'platform/set-aside',
  'platform/settings',
  'people/lead-desk',
  'people/user-desk',
];
const handOn = ['ticket/recipient'];
// What buyers see, shown to organisers as a preview.
const previewed = ['sale/payment/tickets/SeatMap.tsx', 'event/questionnaire-form/SignaturePad.tsx'];
const people = ['people/public-page', 'people/request-corporate'];
const onOwnPage = ['ticket/my-tickets'];
const house = ['platform/about', 'people/contact', 'platform/support', 'event/pictures'];
const screens = (names: readonly string[]): string[] => names.map((name) => `ui/screens/${name}`);

// Areas do not collide, and a buyer does not load the organiser's words.
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
        ...screens([...discovery, ...event, ...buying, ...handOn, ...desk, ...people, ...house]).map(
          (folder) => `${folder}/**`,
        ),
      ],
    },
    { path: 'ui/locales/{locale}/discovery', include: screens(discovery), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/event', include: screens(event), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/buying', include: screens([...buying, ...handOn]), exclude: ['**/*.test.tsx'] },
    {
      path: 'ui/locales/{locale}/desk',
      include: screens([...desk, ...handOn, ...previewed]),
      exclude: ['**/*.test.tsx'],
    },
    { path: 'ui/locales/{locale}/people', include: screens([...people, ...onOwnPage]), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/house', include: screens(house), exclude: ['**/*.test.tsx'] },
  ],
  orderBy: 'message',
});

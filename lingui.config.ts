import { defineConfig } from '@lingui/cli';

const buying = ['event-page', 'payment', 'my-tickets', 'e-ticket', 'pay-elsewhere'];
const desk = ['event-form', 'desk', 'create-event', 'edit-event', 'event-manager', 'my-events', 'check-in', 'transfer-inbox'];
const screens = (names: readonly string[]): string[] => names.map((name) => `ui/screens/${name}`);

// Three catalogues, so that areas do not collide and a buyer does not load the organiser's words.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'vi'],
  catalogs: [
    {
      path: 'ui/locales/{locale}/shell',
      include: ['ui'],
      exclude: ['ui/locales/**', '**/*.test.tsx', ...screens([...buying, ...desk]).map((folder) => `${folder}/**`)],
    },
    { path: 'ui/locales/{locale}/buying', include: screens(buying), exclude: ['**/*.test.tsx'] },
    { path: 'ui/locales/{locale}/desk', include: screens(desk), exclude: ['**/*.test.tsx'] },
  ],
  orderBy: 'message',
});

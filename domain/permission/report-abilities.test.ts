import { expect, it } from 'vitest';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { reportAbilities } from './report-abilities.ts';

it('abilities on an event’s reports [S6-39] [S6-47]', () => {
  expect(tableOfEvent((viewer, eventAbilities) => reportAbilities(viewer, { eventAbilities }))).toBe(`
                 anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
report.check-ins ·         ·      ●         ●       ·      ●    ●     ●        ●        ●      ·       ·          ●
report.orders    ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
report.summary   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
report.tickets   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
`);
});

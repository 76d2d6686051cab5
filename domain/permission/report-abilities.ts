import { abilitiesBy, anyOf, mayOnEvent, type OfEvent, type Rule } from './rule.ts';

export type ReportAbility = 'report.summary' | 'report.orders' | 'report.tickets' | 'report.check-ins';

const seesMoney = mayOnEvent('event.revenue');

/** Viewing a report includes exporting it as CSV. [S6-39] [S6-47] */
const RULES: Readonly<Record<ReportAbility, Rule<OfEvent>>> = {
  'report.summary': seesMoney,
  'report.orders': mayOnEvent('event.orders'),
  'report.tickets': seesMoney,
  'report.check-ins': anyOf(mayOnEvent('event.guests'), mayOnEvent('event.check-in')),
};

export const reportAbilities = abilitiesBy(RULES);

import { abilitiesBy, anyOf, mayOnEvent, type OfEvent, type Rule } from './rule.ts';

export type ReportAbility =
  | 'report.summary'
  | 'report.revenue'
  | 'report.orders'
  | 'report.tickets'
  | 'report.check-ins'
  | 'report.guest-list';

const seesMoney = mayOnEvent('event.revenue');
const seesGuests = mayOnEvent('event.guests');

/** Viewing a report includes exporting it as CSV. [S6-39] [S6-47] */
const RULES: Readonly<Record<ReportAbility, Rule<OfEvent>>> = {
  'report.summary': seesMoney,
  'report.revenue': seesMoney,
  'report.orders': mayOnEvent('event.orders'),
  'report.tickets': seesMoney,
  'report.check-ins': anyOf(seesGuests, mayOnEvent('event.check-in')),
  'report.guest-list': seesGuests,
};

export const reportAbilities = abilitiesBy(RULES);

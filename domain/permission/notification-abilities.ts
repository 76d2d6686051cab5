import { abilitiesBy, allOf, anyOf, mayOnEvent, type OfEvent, type Rule, signedIn } from './rule.ts';

export type NotificationAbility = 'notification.read';

export type NotificationFacts = OfEvent & { readonly isRecipient: boolean };

const isRecipient = allOf<NotificationFacts>(signedIn, (_viewer, notification) => notification.isRecipient);

/** [S6-46] */
const RULES: Readonly<Record<NotificationAbility, Rule<NotificationFacts>>> = {
  'notification.read': anyOf(isRecipient, mayOnEvent('event.notify')),
};

export const notificationAbilities = abilitiesBy(RULES);

import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from './event-abilities.ts';

/** One right on one subject, from facts that were loaded before. [design section 5] */
export type Rule<Facts> = (viewer: PermissionViewer, facts: Facts) => boolean;

export const everybody: Rule<unknown> = () => true;

export const signedIn: Rule<unknown> = (viewer) => viewer.kind === 'account';

export const isThePerson = (viewer: PermissionViewer, accountId: AccountId): boolean =>
  viewer.kind === 'account' && viewer.accountId === accountId;

export const anyOf =
  <Facts>(...rules: readonly Rule<Facts>[]): Rule<Facts> =>
  (viewer, facts) =>
    rules.some((rule) => rule(viewer, facts));

export const allOf =
  <Facts>(...rules: readonly Rule<Facts>[]): Rule<Facts> =>
  (viewer, facts) =>
    rules.every((rule) => rule(viewer, facts));

/** What belongs to one account. */
export type OwnThing = { readonly ownerAccountId: AccountId };

export const isOwn: Rule<OwnThing> = (viewer, thing) => isThePerson(viewer, thing.ownerAccountId);

/** What belongs to an event is decided from what the viewer may do with that event. */
export type OfEvent = { readonly eventAbilities: readonly EventAbility[] };

export const mayOnEvent =
  (ability: EventAbility): Rule<OfEvent> =>
  (_viewer, { eventAbilities }) =>
    eventAbilities.includes(ability);

/** Makes the one question that a subject is asked: what may the viewer do with it? Answered in the table's order. */
export const abilitiesBy =
  <Ability extends string, Facts>(rules: Readonly<Record<Ability, Rule<Facts>>>) =>
  (viewer: PermissionViewer, facts: Facts): Ability[] => {
    const granted: Ability[] = [];
    for (const ability in rules) if (rules[ability](viewer, facts)) granted.push(ability);
    return granted;
  };

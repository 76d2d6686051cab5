import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from './event-abilities.ts';

/** One permission on one subject, from facts loaded before. [design] */
export type Rule<Facts> = (viewer: PermissionViewer, facts: Facts) => boolean;

export const signedIn: Rule<unknown> = (viewer) => viewer.kind === 'account';

export const isThePerson = (viewer: PermissionViewer, accountId: AccountId | null): boolean =>
  viewer.kind === 'account' && viewer.accountId === accountId;

export const anyOf =
  <Facts>(...rules: readonly Rule<Facts>[]): Rule<Facts> =>
  (viewer, facts) =>
    rules.some((rule) => rule(viewer, facts));

export const allOf =
  <Facts>(...rules: readonly Rule<Facts>[]): Rule<Facts> =>
  (viewer, facts) =>
    rules.every((rule) => rule(viewer, facts));

export type OwnThing = { readonly ownerAccountId: AccountId };

export const isOwn: Rule<OwnThing> = (viewer, thing) => isThePerson(viewer, thing.ownerAccountId);

export type OfEvent = { readonly eventAbilities: readonly EventAbility[] };

export const mayOnEvent =
  (ability: EventAbility): Rule<OfEvent> =>
  (_viewer, { eventAbilities }) =>
    eventAbilities.includes(ability);

/** Builds a subject's function: the viewer's abilities, in table order. */
export const abilitiesBy =
  <Ability extends string, Facts>(rules: Readonly<Record<Ability, Rule<Facts>>>) =>
  (viewer: PermissionViewer, facts: Facts): Ability[] => {
    const granted: Ability[] = [];
    for (const ability in rules) if (rules[ability](viewer, facts)) granted.push(ability);
    return granted;
  };

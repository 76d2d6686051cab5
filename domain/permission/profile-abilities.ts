import { isAdmin } from '#domain/people/viewer.ts';
import { abilitiesBy, anyOf, everybody, isOwn, type OwnThing, type Rule } from './rule.ts';

export type ProfileAbility =
  | 'profile.view-page'
  | 'profile.view-private'
  | 'profile.edit'
  | 'profile.tickets'
  | 'profile.likes'
  | 'profile.sessions';

/** The page is public; the data behind it is the person's own, readable by admins. [S6-10] [S6-11] */
const RULES: Readonly<Record<ProfileAbility, Rule<OwnThing>>> = {
  'profile.view-page': everybody,
  'profile.view-private': anyOf(isOwn, isAdmin),
  'profile.edit': isOwn,
  'profile.tickets': isOwn,
  'profile.likes': isOwn,
  'profile.sessions': isOwn,
};

export const profileAbilities = abilitiesBy(RULES);

import type { TeamRole } from '#domain/event/event.ts';
import { NEWS_KINDS, type NewsKind } from '#domain/event/news/news-choice.ts';
import { type EventAbility, grantOf } from './event-abilities.ts';

/** Who may see it on the desk is told of it by email. [design] */
const NEWS_ABILITIES: Readonly<Record<NewsKind, EventAbility>> = {
  SALE: 'event.orders',
  REGISTRATION: 'event.approve',
  ANSWER: 'event.guests',
  PROBLEM: 'event.edit',
};

/** How somebody who is written to belongs to an event: its owner, or a member of its team. */
export type NewsTie = 'OWNER' | TeamRole;
export const NEWS_TIES = ['OWNER', 'MANAGER', 'EDITOR', 'CHECK_IN'] as const satisfies readonly NewsTie[];

/** What a person is told of an event; an owner is one in person or for a corporate. [design] */
export const newsKindsOf = (tie: NewsTie): readonly NewsKind[] => {
  const relation = tie === 'OWNER' ? 'AUTHOR' : tie;
  return NEWS_KINDS.filter((kind) => grantOf(NEWS_ABILITIES[kind]).to.includes(relation));
};

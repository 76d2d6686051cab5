import type { TeamRole } from '#domain/event/event.ts';
import type { EventRefusal } from '#domain/event/event-refusals.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import {
  EVENT_RELATIONS,
  type EventRelation,
  type EventRow,
  type EventRowCondition,
  isOpenedBy,
  meetsCondition,
  relatedEvents,
} from './event-relations.ts';

export type EventAbility = keyof typeof GRANTS;

/** `while`: conditions on the event's own state. */
type Grant = {
  readonly to: readonly EventRelation[];
  readonly while?: Pick<EventRowCondition, 'statuses' | 'hasOrders'>;
};

const ORGANISER = ['ADMIN', 'IN_PERSON', 'AUTHOR', 'PUBLISHER'] as const;
const MANAGER = [...ORGANISER, 'MANAGER'] as const;
const EDITOR = [...MANAGER, 'EDITOR'] as const;
const MONEY = [...MANAGER, 'ACCOUNTANT'] as const;

/**
 * Drafts are visible to their team only. Only the publisher moves earnings, and only an owner in person hands their
 * event over, not even an admin. [S6] [D6] [D12]
 */
const GRANTS = {
  'event.view': { to: ['PUBLIC', ...EDITOR, 'CHECK_IN', 'STAFF', 'ACCOUNTANT'] },
  'event.edit': { to: EDITOR },
  'event.forms': { to: EDITOR },
  'event.seats': { to: EDITOR },
  'event.rooms': { to: [...EDITOR, 'STAFF'] },
  'event.run-rooms': { to: [...MANAGER, 'STAFF'] },
  'event.check-in': { to: [...MANAGER, 'CHECK_IN', 'STAFF'] },
  'event.publish': { to: MANAGER },
  'event.cancel': { to: MANAGER },
  'event.archive': { to: MANAGER },
  'event.clone': { to: MANAGER },
  'event.delete': { to: ORGANISER, while: { statuses: ['READY'], hasOrders: false } },
  'event.featured': { to: ['ADMIN'], while: { statuses: ['PUBLISHED'] } },
  'event.guests': { to: MANAGER },
  'event.approve': { to: MANAGER },
  'event.invite': { to: MANAGER },
  'event.notify': { to: MANAGER },
  'event.mail': { to: MANAGER },
  'event.chat': { to: MANAGER },
  'event.promotions': { to: MANAGER },
  'event.team': { to: MANAGER },
  'event.payments': { to: MANAGER },
  'event.orders': { to: MONEY },
  'event.revenue': { to: MONEY },
  'event.payout': { to: ['IN_PERSON', 'PUBLISHER'] },
  'event.hand-over': { to: ['IN_PERSON'] },
} as const satisfies Readonly<Record<`event.${string}`, Grant>>;

export const EVENT_ABILITIES = Object.keys(GRANTS) as readonly EventAbility[];

export const grantOf = (ability: EventAbility): Grant => GRANTS[ability];

/** `teamRole`: the viewer's own. `opened`: the viewer shows the event's key, or holds a ticket or an invitation. */
export type EventFacts = EventRow & {
  readonly archive: boolean;
  readonly teamRole: TeamRole | null;
  readonly opened: boolean;
};

/** What the viewer may do with an event. [S6] */
export function eventAbilities(viewer: PermissionViewer, event: EventFacts): EventAbility[] {
  // Team relations depend on the viewer's role alone.
  const meets = (condition: EventRowCondition | null): boolean =>
    condition !== null && meetsCondition(event, () => event.teamRole, condition);
  const held = EVENT_RELATIONS.filter((tie) => meets(relatedEvents(viewer, tie)));
  return EVENT_ABILITIES.filter((ability) => {
    const grant = grantOf(ability);
    const open = ability === 'event.view' && isOpenedBy(event, event.opened);
    return (open || grant.to.some((tie) => held.includes(tie))) && meets(grant.while ?? {});
  });
}

/** Viewers without sight of the event are told that it does not exist. [design] */
export function requireOnEvent(
  ability: EventAbility,
  abilities: ReadonlySet<EventAbility>,
): Result<null, RefusalIn<RequestRefusal, 'FORBIDDEN'> | RefusalIn<EventRefusal, 'EVENT_NOT_FOUND'>> {
  if (abilities.has(ability)) return ok(null);
  return refused({ code: abilities.has('event.view') ? 'FORBIDDEN' : 'EVENT_NOT_FOUND' });
}

const WORKS_HERE: readonly EventAbility[] = ['event.edit', 'event.check-in', 'event.run-rooms'];

/** Team members who prepare the event or work its door skip the waiting room. */
export const skipsWaitingRoom = (abilities: readonly EventAbility[]): boolean =>
  WORKS_HERE.some((ability) => abilities.includes(ability));

import type { z } from 'zod';
import { never } from '#domain/kernel/never.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type DoorAbility, type DoorPlace, requireAtDoor } from '#domain/permission/door-abilities.ts';
import { type EventAbility, requireOnEvent } from '#domain/permission/event-abilities.ts';
import { mayOnPlatform, type PlatformAbility } from '#domain/permission/platform-abilities.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { RequestContext } from './context.ts';
import { refusalOfZod } from './input-refusal.ts';
import { RefusalError } from './refusal-error.ts';

type SignedInContext = RequestContext & {
  readonly viewer: Extract<RequestContext['viewer'], { kind: 'account' }>;
  readonly accountId: AccountId;
};

/** Every root field names one. A missing ability answers EVENT_NOT_FOUND where the viewer may not view the event. */
export type Access<Args> =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'platform'; readonly ability: PlatformAbility }
  | {
      readonly kind: 'event';
      readonly ability: EventAbility;
      readonly eventId: (args: Args, context: RequestContext) => number | Promise<number | null>;
    }
  | {
      readonly kind: 'door';
      readonly ability: DoorAbility;
      readonly place: (args: Args, context: RequestContext) => DoorPlace | Promise<DoorPlace | null>;
    };

export const everybody = { kind: 'everybody' } as const;
export const signedIn = { kind: 'signed-in' } as const;
export const onPlatform = (ability: PlatformAbility) => ({ kind: 'platform', ability }) as const;
export const onEvent = <Args>(
  ability: EventAbility,
  eventId: (args: Args, context: RequestContext) => number | Promise<number | null>,
) => ({ kind: 'event', ability, eventId }) as const;

/** For the event's team and for gate passes. */
export const atDoor = <Args>(
  ability: DoorAbility,
  place: (args: Args, context: RequestContext) => DoorPlace | Promise<DoorPlace | null>,
) => ({ kind: 'door', ability, place }) as const;

const accessOf = new WeakMap<object, Access<never>>();

/** Undefined for a resolver that `rootField` did not make. */
export const declaredAccess = (resolver: object): Access<never> | undefined => accessOf.get(resolver);

type AccessOf<Args, Kind extends Access<Args>['kind']> = Extract<Access<Args>, { readonly kind: Kind }>;

async function admitOnEvent<Args>(
  { ability, eventId: find }: AccessOf<Args, 'event'>,
  args: Args,
  context: RequestContext,
): Promise<void> {
  const eventId = await find(args, context);
  const abilities = eventId === null ? new Set<EventAbility>() : await context.eventAbilities(eventId);
  const allowed = requireOnEvent(ability, abilities);
  if (!allowed.ok) throw new RefusalError(allowed.refusal);
}

async function admitAtDoor<Args>(access: AccessOf<Args, 'door'>, args: Args, context: RequestContext): Promise<void> {
  const place = await access.place(args, context);
  const at = await context.atDoor(place?.eventId ?? 0);
  if (!at.ok) throw new RefusalError(at.refusal);
  if (place === null) throw new RefusalError({ code: 'EVENT_NOT_FOUND' });
  const allowed = requireAtDoor(access.ability, at.value.worker, place, context.now);
  if (!allowed.ok) throw new RefusalError(allowed.refusal);
}

/** Undefined where nothing has to be read: buyers wait for no promise. */
function admit<Args>(access: Access<Args>, args: Args, context: RequestContext): Promise<void> | undefined {
  switch (access.kind) {
    case 'everybody':
      return undefined;
    case 'signed-in':
      if (context.viewer.kind === 'anonymous') throw new RefusalError({ code: 'UNAUTHORIZED' });
      return undefined;
    case 'platform':
      if (context.viewer.kind === 'anonymous') throw new RefusalError({ code: 'UNAUTHORIZED' });
      if (!mayOnPlatform(context.viewer, access.ability)) throw new RefusalError({ code: 'FORBIDDEN' });
      return undefined;
    case 'event':
      if (context.viewer.kind === 'anonymous') throw new RefusalError({ code: 'UNAUTHORIZED' });
      return admitOnEvent(access, args, context);
    case 'door':
      return admitAtDoor(access, args, context);
    default:
      return never(access);
  }
}

type ContextFor<A> = A extends { kind: 'everybody' | 'door' } ? RequestContext : SignedInContext;

/** Checks access, parses the arguments (zod), then resolves; a refused Result becomes a GraphQL error. */
export function rootField<Args, Parsed, Value, A extends Access<Parsed>>(field: {
  readonly access: A;
  readonly input: z.ZodType<Parsed, Args>;
  readonly resolve: (args: Parsed, context: ContextFor<A>) => Promise<Result<Value, Refusal>> | Result<Value, Refusal>;
}): (parent: object, args: Args, context: RequestContext) => Promise<Value> {
  const resolver = async (_parent: object, args: Args, context: RequestContext): Promise<Value> => {
    const parsed = field.input.safeParse(args);
    if (!parsed.success) throw new RefusalError(refusalOfZod(parsed.error));
    const admission = admit(field.access, parsed.data, context);
    if (admission !== undefined) await admission;
    const result = await field.resolve(parsed.data, context as ContextFor<A>);
    if (!result.ok) throw new RefusalError(result.refusal);
    return result.value;
  };
  accessOf.set(resolver, field.access as Access<never>);
  return resolver;
}

import { Container, type ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { catalogueBindings } from '#server/event/bindings.ts';
import { roomBindings } from '#server/event/room.bindings.ts';
import { seatBindings } from '#server/event/seat.bindings.ts';
import { shareBindings } from '#server/event/share.bindings.ts';
import { identityBindings } from '#server/people/bindings.ts';
import { contactBindings } from '#server/people/contact.bindings.ts';
import { corporateBindings } from '#server/people/corporate.bindings.ts';
import { kycBindings } from '#server/people/kyc.bindings.ts';
import { type PlatformParts, platformBindings } from '#server/platform/bindings.ts';
import { identify } from '#server/platform/wiring/bind.ts';
import { rsvpBindings } from '#server/rsvp/bindings.ts';
import { checkoutBindings } from '#server/sale/bindings.ts';
import { ticketBindings } from '#server/ticket/bindings.ts';
import { waitingRoomBindings } from '#server/waiting-room/bindings.ts';

export type Use = <T>(token: Token<T>) => T;

export type Composition = {
  readonly use: Use;
  /** Everything that areas bound to a list token; empty when nobody did. */
  readonly all: <T>(token: Token<T>) => readonly T[];
  readonly isBound: (token: Token<unknown>) => boolean;
};

/** Each area's wiring: a new area adds its line. */
const areaModules: readonly ContainerModule[] = [
  catalogueBindings,
  checkoutBindings,
  contactBindings,
  identityBindings,
  corporateBindings,
  kycBindings,
  roomBindings,
  rsvpBindings,
  seatBindings,
  shareBindings,
  ticketBindings,
  waitingRoomBindings,
];

/** Wires the server. `instead` replaces bindings, for tests. */
export async function compose(parts: PlatformParts, instead?: ContainerModule): Promise<Composition> {
  const container = new Container();
  await container.load(platformBindings(parts), ...areaModules);
  if (instead !== undefined) await container.load(instead);
  // Everything is bound once for the whole node, and a request asks for some twenty things.
  const found = new Map<symbol, unknown>();
  const use: Use = <T>(token: Token<T>): T => {
    const key = identify(token) as symbol;
    const known = found.get(key) as T | undefined;
    if (known !== undefined) return known;
    const made = container.get(identify(token));
    found.set(key, made);
    return made;
  };
  return {
    use,
    all: (token) => (container.isBound(identify(token)) ? container.getAll(identify(token)) : []),
    isBound: (token) => container.isBound(identify(token)),
  };
}

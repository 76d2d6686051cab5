import { Container, type ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { identify } from './bind.ts';
import { catalogueBindings } from './bindings/catalogue.bindings.ts';
import { checkoutBindings } from './bindings/checkout.bindings.ts';
import { contactBindings } from './bindings/contact.bindings.ts';
import { corporateBindings } from './bindings/corporate.bindings.ts';
import { identityBindings } from './bindings/identity.bindings.ts';
import { kycBindings } from './bindings/kyc.bindings.ts';
import { type PlatformParts, platformBindings } from './bindings/platform.bindings.ts';
import { roomBindings } from './bindings/room.bindings.ts';
import { rsvpBindings } from './bindings/rsvp.bindings.ts';
import { seatBindings } from './bindings/seat.bindings.ts';
import { shareBindings } from './bindings/share.bindings.ts';
import { ticketBindings } from './bindings/ticket.bindings.ts';
import { waitingRoomBindings } from './bindings/waiting-room.bindings.ts';

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

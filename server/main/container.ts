import { Container, type ContainerModule } from 'inversify';
import type { Token } from '#domain/kernel/token.ts';
import { isUseCase } from '#domain/kernel/use-case.ts';
import { doorBindings } from '#server/door/bindings.ts';
import { eventBindings } from '#server/event/bindings.ts';
import { ledgerBindings } from '#server/ledger/bindings.ts';
import { moneyBindings } from '#server/money/bindings.ts';
import { peopleBindings } from '#server/people/bindings.ts';
import { type PlatformParts, platformBindings } from '#server/platform/bindings.ts';
import { bindUseCase, identify } from '#server/platform/wiring/bind.ts';
import { programmeBindings } from '#server/programme/bindings.ts';
import { reportBindings } from '#server/report/bindings.ts';
import { rsvpBindings } from '#server/rsvp/bindings.ts';
import { saleBindings } from '#server/sale/bindings.ts';
import { ticketBindings } from '#server/ticket/bindings.ts';
import { waitingRoomBindings } from '#server/waiting-room/bindings.ts';

export type Use = <T>(token: Token<T>) => T;

export type Composition = {
  readonly use: Use;
  readonly all: <T>(token: Token<T>) => readonly T[];
};

const areaModules: readonly ContainerModule[] = [
  eventBindings,
  doorBindings,
  ledgerBindings,
  peopleBindings,
  reportBindings,
  programmeBindings,
  rsvpBindings,
  saleBindings,
  moneyBindings,
  ticketBindings,
  waitingRoomBindings,
];

/** `instead` replaces bindings, for tests. */
export async function compose(parts: PlatformParts, instead?: ContainerModule): Promise<Composition> {
  const container = new Container();
  await container.load(platformBindings(parts), ...areaModules);
  if (instead !== undefined) await container.load(instead);
  // Everything is a singleton, and a request resolves some twenty tokens.
  const found = new Map<symbol, unknown>();
  const use: Use = <T>(token: Token<T>): T => {
    const known = found.get(token.key) as T | undefined;
    if (known !== undefined) return known;
    if (isUseCase(token)) bindUseCase(container, token);
    const made = container.get(identify(token));
    found.set(token.key, made);
    return made;
  };
  return {
    use,
    all: (token) => (container.isBound(identify(token)) ? container.getAll(identify(token)) : []),
  };
}

import type { Token } from '#domain/kernel/token.ts';
import { isUseCase, makeUseCase } from '#domain/kernel/use-case.ts';
import type { Use, Wiring } from './bind.ts';

export type Wired = { readonly use: Use; readonly add: (wiring: Wiring) => void };

const called = ({ key }: Token<unknown>): string => key.description ?? 'a token without a name';

/** A wrong binding throws. Our own, as a container is a tenth of the first load (docs/decisions/0014). */
export function makeWired(): Wired {
  const makers = new Map<Token<unknown>, (use: Use) => unknown>();
  const made = new Map<Token<unknown>, unknown>();
  const underway = new Set<Token<unknown>>();

  const use = <T>(token: Token<T>): T => {
    if (made.has(token)) return made.get(token) as T;
    const make = makers.get(token) ?? (isUseCase(token) ? (ask: Use) => makeUseCase(token, ask) : undefined);
    if (make === undefined) throw new Error(`Nothing is bound to ${called(token)}`);
    if (underway.has(token)) throw new Error(`${[...underway, token].map(called).join(' needs ')}`);
    underway.add(token);
    try {
      const thing = make(use);
      made.set(token, thing);
      return thing as T;
    } finally {
      underway.delete(token);
    }
  };

  const add = (wiring: Wiring): void =>
    wiring((token, make) => {
      if (makers.has(token)) throw new Error(`${called(token)} is bound twice`);
      makers.set(token, make);
    });

  return { use, add };
}

import { type ComponentType, useContext, useMemo } from 'react';
import type { Token } from '#domain/kernel/token.ts';
import { UseCasesContext } from '#ui/bindings/use-cases-context.ts';

export type Given = readonly [Token<unknown>, unknown];

/** A use case for a screen under test. */
export const given = <T,>(token: Token<T>, useCase: T): Given => [token, useCase];

/** A screen with use cases of its own beside those of the page. */
export function withUseCases(Screen: ComponentType, pairs: readonly Given[]): ComponentType {
  const own = new Map<unknown, unknown>(pairs);
  return function Provided() {
    const outer = useContext(UseCasesContext);
    const both = useMemo(() => ({ use: <T,>(token: Token<T>): T => (own.has(token) ? (own.get(token) as T) : outer.use(token)) }), [outer]);
    return (
      <UseCasesContext value={both}>
        <Screen />
      </UseCasesContext>
    );
  };
}

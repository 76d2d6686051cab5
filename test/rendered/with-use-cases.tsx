import { type ComponentType, useContext, useMemo } from 'react';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Token } from '#domain/kernel/token.ts';
import { type UseCases, UseCasesContext, useCasesContext } from '#ui/bindings/use-cases-context.ts';

export type Given = readonly [Token<unknown>, unknown];

/** A use case for a screen under test. */
export const given = <T,>(token: Token<T>, useCase: T): Given => [token, useCase];

const joined = (pairs: readonly Given[], outer: UseCases): UseCases => {
  const own = new Map<unknown, unknown>(pairs);
  return { use: <T,>(token: Token<T>): T => (own.has(token) ? (own.get(token) as T) : outer.use(token)) };
};

/** A screen with use cases of its own beside those of the page. */
export function withUseCases(Screen: ComponentType, pairs: readonly Given[]): ComponentType {
  return function Provided() {
    const outer = useContext(UseCasesContext);
    const both = useMemo(() => joined(pairs, outer), [outer]);
    return (
      <UseCasesContext value={both}>
        <Screen />
      </UseCasesContext>
    );
  };
}

/** A screen's own loader, with the same use cases. */
export const loaderWith =
  <Answer,>(loader: (args: LoaderFunctionArgs) => Promise<Answer>, pairs: readonly Given[]) =>
  (args: LoaderFunctionArgs): Promise<Answer> => {
    const both = joined(pairs, args.context.get(useCasesContext));
    return loader({ ...args, context: new RouterContextProvider(new Map([[useCasesContext, both]])) });
  };

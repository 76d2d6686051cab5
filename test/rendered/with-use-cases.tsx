import { type ComponentType, useContext, useMemo } from 'react';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Token } from '#domain/kernel/token.ts';
import { isUseCase, makeUseCase } from '#domain/kernel/use-case.ts';
import { type UseCases, UseCasesContext, useCasesContext } from '#ui/bindings/use-cases-context.ts';

export type Given = readonly [Token<unknown>, unknown];

/** For a port, use cases that need it build themselves on it. */
export const given = <T,>(token: Token<T>, thing: T): Given => [token, thing];

const joined = (pairs: readonly Given[], outer: UseCases): UseCases => {
  const own = new Map<unknown, unknown>(pairs);
  const use = <T,>(token: Token<T>): T => {
    if (own.has(token)) return own.get(token) as T;
    if (!isUseCase(token) || !Object.values(token.needs).some((need) => own.has(need))) return outer.use(token);
    const made = makeUseCase(token, use);
    own.set(token, made);
    return made;
  };
  return { use };
};

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

export const loaderWith =
  <Answer,>(loader: (args: LoaderFunctionArgs) => Promise<Answer>, pairs: readonly Given[]) =>
  (args: LoaderFunctionArgs): Promise<Answer> => {
    const both = joined(pairs, args.context.get(useCasesContext));
    return loader({ ...args, context: new RouterContextProvider(new Map([[useCasesContext, both]])) });
  };

import { createContext as createReactContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Token } from '#domain/kernel/token.ts';

export type UseCases = { readonly use: <T>(token: Token<T>) => T };

const missing: UseCases = {
  use: ({ key }) => {
    throw new Error(`No use cases here: ${String(key)}`);
  },
};

/** Components read it through useUseCase in a `.view.ts`. */
export const UseCasesContext = createReactContext<UseCases>(missing);

/** Loaders: `context.get(useCasesContext).use(Token)`. */
export const useCasesContext = createRouterContext<UseCases>(missing);

import { createContext as createReactContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Token } from '#domain/kernel/token.ts';

/** The way from a screen or loader to use cases: by token, typed. */
export type UseCases = { readonly use: <T>(token: Token<T>) => T };

const missing: UseCases = {
  use: ({ key }) => {
    throw new Error(`No use cases here: ${String(key)}`);
  },
};

/** For components; read it through useUseCase in a `.view.ts`. */
export const UseCasesContext = createReactContext<UseCases>(missing);

/** For loaders: `context.get(useCasesContext).use(Token)`, or shorter through screenLoader and viewerLoader. */
export const useCasesContext = createRouterContext<UseCases>(missing);

import { useContext } from 'react';
import type { Token } from '#domain/kernel/token.ts';
import { UseCasesContext } from './use-cases-context.ts';

/** Tokens are values of application/, so call this in a `.view.ts`, not in a `.tsx`. */
export const useUseCase = <T>(token: Token<T>): T => useContext(UseCasesContext).use(token);

import { useContext } from 'react';
import type { Token } from '#domain/kernel/token.ts';
import { UseCasesContext } from './use-cases-context.ts';

/**
 * A use case for a component. Tokens are values of application/, so this is called in the screen's `.view.ts`, not in a
 * `.tsx`.
 */
export const useUseCase = <T>(token: Token<T>): T => useContext(UseCasesContext).use(token);

import { RestoreSession } from '#application/account/restore-session.ts';
import { SignIn } from '#application/account/sign-in.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Who sits here, asked from the server when nobody knows yet. */
export const useKnownSession = (): RestoreSession => useUseCase(RestoreSession);

export const useSignIn = (): SignIn => useUseCase(SignIn);

export const CODE_LENGTH = 6;

/** The digits of what was typed or pasted, at most a code's length: '123 456' and 'code: 123456' are understood. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Good enough to send a code to; the server has the last word. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());

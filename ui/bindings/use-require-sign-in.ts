import { useContext } from 'react';
import { type RequireSignIn, SignInContext } from './sign-in-context.ts';

/** `const account = await requireSignIn({ closeable: false })` */
export const useRequireSignIn = (): RequireSignIn => useContext(SignInContext);

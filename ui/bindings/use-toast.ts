import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context.ts';

/** For brief confirmations. Anything to act on must also be shown in place. */
export const useToast = (): Toasts => useContext(ToastContext);

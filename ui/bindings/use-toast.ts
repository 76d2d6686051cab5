import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context.ts';

/** Short words about what just happened. What a person must act on also stands where the act was. */
export const useToast = (): Toasts => useContext(ToastContext);

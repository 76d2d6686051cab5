import { createContext } from 'react';

/** [S4-57] */
export type ToastKind = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export type ToastMessage = {
  readonly kind: ToastKind;
  readonly text: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type Toasts = {
  readonly show: (message: ToastMessage) => string;
  readonly success: (text: string, description?: string) => void;
  readonly info: (text: string, description?: string) => void;
  readonly warning: (text: string, description?: string) => void;
  readonly error: (text: string, description?: string) => void;
  /**
   * Shows loading, then success or error, and returns the promise. A Response that is not ok is an error. [S4-58]
   * [S8-41]
   */
  readonly promise: <T>(
    work: Promise<T>,
    words: {
      readonly loading: string;
      readonly success: string | ((value: T) => string);
      readonly error: string | ((error: unknown) => string);
    },
  ) => Promise<T>;
  readonly dismiss: (id: string) => void;
};

const nowhere: Toasts = {
  show: () => '',
  success: () => undefined,
  info: () => undefined,
  warning: () => undefined,
  error: () => undefined,
  promise: (work) => work,
  dismiss: () => undefined,
};

export const ToastContext = createContext<Toasts>(nowhere);

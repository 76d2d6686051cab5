import { createContext } from 'react';

/** [S4-57] */
export type ToastKind = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export type ToastWords = string | { readonly kind: 'warning' | 'info'; readonly text: string };

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
  /** A failed HTTP answer without its own text is explained by its status. [S4-58] [S8-41] */
  readonly promise: <T>(
    work: Promise<T>,
    words: {
      readonly loading: string;
      readonly success: string | ((value: T) => string);
      readonly error: string | ((error: unknown) => ToastWords);
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

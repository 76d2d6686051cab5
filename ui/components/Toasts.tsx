import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import {
  ToastContext,
  type ToastKind,
  type ToastMessage,
  type Toasts,
  type ToastWords,
} from '#ui/bindings/toast-context.ts';
import { httpStatusOf } from './http-status.view.ts';
import { ToastList } from './ToastList.tsx';
import { useDismissForDialog } from './use-dismiss-for-dialog.ts';

export type ShownToast = ToastMessage & { readonly id: string; readonly leaving: boolean };

/** Leaves time for the exit animation. [S9-49] */
const REMOVAL_MS = 200;

/** Only these are dismissed for a dialog; errors and running tasks stay. */
const GIVES_WAY: ReadonlySet<ToastKind> = new Set(['default', 'success', 'info']);

const messageOf = (kind: ToastKind, words: ToastWords): ToastMessage =>
  typeof words === 'string' ? { kind, text: words } : words;

export const ToastsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const made = useRef(0);
  const { t } = useLingui();

  const dismiss = useCallback((id: string) => {
    setToasts((all) => all.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
    setTimeout(() => setToasts((all) => all.filter((toast) => toast.id !== id)), REMOVAL_MS);
  }, []);

  const giveWay = useCallback(() => setToasts((all) => all.filter(({ kind }) => !GIVES_WAY.has(kind))), []);
  useDismissForDialog(giveWay);

  const api = useMemo<Toasts>(() => {
    const put = (id: string, message: ToastMessage): string => {
      setToasts((all) => [{ ...message, id, leaving: false }, ...all.filter((toast) => toast.id !== id)]);
      return id;
    };
    const show = (message: ToastMessage): string => {
      made.current += 1;
      return put(`toast-${made.current}`, message);
    };
    const say =
      (kind: ToastMessage['kind']) =>
      (text: string, description?: string): void => {
        show({ kind, text, ...(description === undefined ? {} : { description }) });
      };
    return {
      show,
      dismiss,
      success: say('success'),
      info: say('info'),
      warning: say('warning'),
      error: say('error'),
      promise: async (work, words) => {
        const id = show({ kind: 'loading', text: words.loading });
        try {
          const value = await work;
          put(id, { kind: 'success', text: typeof words.success === 'string' ? words.success : words.success(value) });
          return value;
        } catch (error) {
          const status = httpStatusOf(error);
          const said = typeof words.error === 'string' ? words.error : words.error(error);
          put(id, messageOf('error', status === null ? said : t`HTTP error! status: ${status}`));
          throw error;
        }
      },
    };
  }, [dismiss, t]);

  return (
    <ToastContext value={api}>
      {children}
      <ToastList toasts={toasts} dismiss={dismiss} />
    </ToastContext>
  );
};

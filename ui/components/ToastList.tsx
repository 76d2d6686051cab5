import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
import { nextTask } from '#ui/bindings/hydration.ts';
import type { ShownToast } from './Toasts.tsx';

const loadToast = async () => ({ default: (await import('./Toast.tsx')).Toast });

/** Nothing is said before the first action; loaded right after the first view. */
const Toast = lazy(loadToast);

/** [S9-47] */
const VISIBLE = 3;

type ToastListProps = { readonly toasts: readonly ShownToast[]; readonly dismiss: (id: string) => void };

/** Timers pause while the toasts are read. [S9-46] [S9-48] */
export const ToastList = ({ toasts, dismiss }: ToastListProps) => {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    void nextTask()
      .then(loadToast)
      .catch(() => undefined);
  }, []);
  return (
    <Box
      component="section"
      aria-label={t`Notifications`}
      aria-live="polite"
      className="no-print"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        top: { xs: 16, md: 24 },
        right: { xs: 16, md: 24 },
        width: 356,
        maxWidth: 'calc(100vw - 32px)',
        display: 'grid',
        gap: '14px',
        pointerEvents: 'none',
      }}
    >
      <Suspense fallback={null}>
        {toasts.slice(0, VISIBLE).map((toast) => (
          <Toast key={toast.id} toast={toast} held={held} dismiss={dismiss} />
        ))}
      </Suspense>
    </Box>
  );
};

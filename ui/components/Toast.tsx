import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ToastKind } from '#ui/bindings/toast-context.ts';
import { CircleAlertIcon } from '#ui/icons/circle-alert.gen.ts';
import { CircleCheckIcon } from '#ui/icons/circle-check.gen.ts';
import { InfoIcon } from '#ui/icons/info.gen.ts';
import type { IconProps } from '#ui/icons/make-icon.tsx';
import { TriangleAlertIcon } from '#ui/icons/triangle-alert.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { Spinner } from './Spinner.tsx';
import type { ShownToast } from './Toasts.tsx';

/** [S9-47] */
const SHOWN_MS = 4_000;
/** [S9-49] */
const SWIPE_PX = 45;

type Look = { readonly ground: string; readonly mark: string; readonly Icon: ComponentType<IconProps> | null };

const looks: Readonly<Record<ToastKind, Look>> = {
  default: { ground: 'background.paper', mark: 'text.primary', Icon: null },
  success: { ground: 'tone.jadeWash', mark: 'tone.jade', Icon: CircleCheckIcon },
  info: { ground: 'tone.skyWash', mark: 'tone.sky', Icon: InfoIcon },
  warning: { ground: 'tone.clayWash', mark: 'tone.clay', Icon: TriangleAlertIcon },
  error: { ground: 'tone.dangerWash', mark: 'tone.danger', Icon: CircleAlertIcon },
  loading: { ground: 'background.paper', mark: 'text.secondary', Icon: null },
};

type ToastProps = { readonly toast: ShownToast; readonly held: boolean; readonly dismiss: (id: string) => void };

export const Toast = ({ toast, held, dismiss }: ToastProps) => {
  const { t } = useLingui();
  const look = looks[toast.kind];
  const [pull, setPull] = useState(0);
  const start = useRef<number | null>(null);

  useEffect(() => {
    if (toast.kind === 'loading' || toast.leaving || held) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast.kind, toast.leaving, toast.id, held, dismiss]);

  const release = (): void => {
    if (pull >= SWIPE_PX) dismiss(toast.id);
    start.current = null;
    setPull(0);
  };

  return (
    <Box
      role={toast.kind === 'error' || toast.kind === 'warning' ? 'alert' : 'status'}
      data-kind={toast.kind}
      onPointerDown={(event: PointerEvent) => {
        start.current = event.clientX;
      }}
      onPointerMove={(event: PointerEvent) => {
        if (start.current !== null) setPull(Math.max(0, event.clientX - start.current));
      }}
      onPointerUp={release}
      onPointerCancel={release}
      sx={{
        pointerEvents: 'auto',
        touchAction: 'pan-y',
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 1.75,
        pr: 1,
        borderRadius: '14px',
        border: 1,
        borderColor: 'divider',
        bgcolor: look.ground,
        boxShadow: '0 12px 32px -12px rgb(20 19 23 / 0.3)',
        opacity: toast.leaving ? 0 : 1,
        transform: toast.leaving ? 'translateX(24px)' : `translateX(${pull}px)`,
        transition: start.current === null ? 'transform 200ms, opacity 200ms' : 'none',
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
        animation: 'toast-in 200ms ease-out',
      }}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 24, color: look.mark }}>
        {toast.kind === 'loading' ? <Spinner /> : null}
        {look.Icon === null ? null : <look.Icon small />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          variant="subtitle2"
          component="p"
          sx={{ lineHeight: '24px', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {toast.text}
        </Typography>
        {toast.description === undefined ? null : (
          <Typography variant="caption" component="p" color="textSecondary">
            {toast.description}
          </Typography>
        )}
        {toast.action === undefined ? null : (
          <Box
            component="button"
            type="button"
            onClick={() => {
              toast.action?.run();
              dismiss(toast.id);
            }}
            sx={{
              mt: 0.5,
              p: 0,
              border: 0,
              bgcolor: 'transparent',
              color: 'tone.link',
              fontWeight: 600,
              fontSize: '0.875rem',
              cursor: 'pointer',
              minHeight: 32,
            }}
          >
            {toast.action.label}
          </Box>
        )}
      </Box>
      <IconButton
        aria-label={t`Close`}
        onClick={() => dismiss(toast.id)}
        sx={{ minWidth: 32, minHeight: 32, p: 0.5, mt: -0.5 }}
      >
        <XIcon size={18} />
      </IconButton>
    </Box>
  );
};

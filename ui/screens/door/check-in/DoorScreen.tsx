import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowBack from '@mui/icons-material/ArrowBack';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import FlashlightOffOutlined from '@mui/icons-material/FlashlightOffOutlined';
import FlashlightOnOutlined from '@mui/icons-material/FlashlightOnOutlined';
import VolumeOffOutlined from '@mui/icons-material/VolumeOffOutlined';
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DoorPlace } from '#application/door/ports/door.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { AnswerScreen } from './AnswerScreen.tsx';
import { CameraTroubles } from './CameraTroubles.tsx';
import { useCamera, useDoor, useMuted } from './check-in.view.ts';
import { door } from './door-colours.ts';
import { RecentScans } from './RecentScans.tsx';
import { SessionSelect } from './SessionSelect.tsx';
import { TypedCode } from './TypedCode.tsx';

type DoorScreenProps = { readonly place: DoorPlace; readonly suggested: number | null };

/** Camera, answer, the last five, the counter: everything within reach of one thumb. Always dark, because doors are. */
export const DoorScreen = ({ place, suggested }: DoorScreenProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('session'));
  const sessionId =
    place.sessions.find((session) => session.id === asked)?.id ?? suggested ?? place.sessions[0]?.id ?? 0;
  const { state, door: watch } = useDoor(place.eventId, sessionId);
  const [view, setView] = useState<HTMLVideoElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [lit, setLit] = useState(false);
  const [muted, mute] = useMuted();
  const read = useCallback((text: string) => void watch.scan(text), [watch]);
  const { camera, light } = useCamera(view, read);
  const tool = { color: door.ink, bgcolor: 'rgb(0 0 0 / 0.35)', '&:hover': { bgcolor: 'rgb(0 0 0 / 0.55)' } } as const;

  return (
    <Box
      data-full-screen=""
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        bgcolor: door.ground,
        color: door.ink,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        colorScheme: 'dark',
      }}
    >
      <Box sx={{ position: 'relative', flex: '1 1 0', minHeight: 0, overflow: 'hidden' }}>
        <Box
          component="video"
          key={attempt}
          ref={setView}
          muted
          playsInline
          aria-label={t`Camera view`}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            opacity: camera.kind === 'LOOKING' ? 1 : 0,
            transition: 'opacity 250ms',
          }}
        />
        {camera.kind === 'TROUBLE' ? (
          <CameraTroubles trouble={camera.trouble} onRetry={() => setAttempt(attempt + 1)} />
        ) : (
          <Viewfinder busy={state.asking} />
        )}
        <Box
          component="header"
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            p: 1.5,
            pt: 'max(12px, env(safe-area-inset-top))',
            display: 'flex',
            gap: 1,
            alignItems: 'flex-start',
            background: 'linear-gradient(rgb(14 13 16 / 0.85), rgb(14 13 16 / 0))',
          }}
        >
          <IconButton component={Link} to={paths.manageEvent(place.eventId)} aria-label={t`Back to event`} sx={tool}>
            <ArrowBack />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="h1" variant="subtitle1" noWrap>
              {place.name}
            </Typography>
            <SessionSelect
              sessions={place.sessions}
              timezone={place.timezone}
              value={sessionId}
              onSession={(id) => setQuery({ session: String(id) }, { replace: true })}
            />
          </Box>
          {camera.kind === 'LOOKING' && camera.torch ? (
            <IconButton
              aria-label={t`Torch`}
              aria-pressed={lit}
              sx={tool}
              onClick={() => {
                setLit(!lit);
                light(!lit);
              }}
            >
              {lit ? <FlashlightOnOutlined /> : <FlashlightOffOutlined />}
            </IconButton>
          ) : null}
          <IconButton aria-label={t`Sound`} aria-pressed={!muted} sx={tool} onClick={() => mute(!muted)}>
            {muted ? <VolumeOffOutlined /> : <VolumeUpOutlined />}
          </IconButton>
        </Box>
        {state.offline ? (
          <Box
            role="status"
            sx={{
              position: 'absolute',
              insetInline: 12,
              bottom: 12,
              px: 2,
              py: 1.25,
              borderRadius: '12px',
              bgcolor: door.gold,
              color: door.onGold,
              display: 'flex',
              gap: 1.25,
              alignItems: 'center',
            }}
          >
            <CloudOffOutlined aria-hidden />
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {state.waiting === 0 ? (
                <Trans>You're offline. Scans will be sent when you're back online.</Trans>
              ) : (
                <Plural
                  value={state.waiting}
                  one="You're offline. # scan is waiting to be sent."
                  other="You're offline. # scans are waiting to be sent."
                />
              )}
            </Typography>
          </Box>
        ) : null}
      </Box>
      <Box
        sx={{
          flex: 'none',
          p: 1.5,
          pb: 'max(12px, env(safe-area-inset-bottom))',
          bgcolor: door.ground,
          borderTop: '1px solid',
          borderColor: door.line,
          maxHeight: '52dvh',
          overflow: 'auto',
        }}
      >
        <Box sx={{ maxWidth: 720, mx: 'auto', display: 'grid', gap: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="h3" component="p" className="tabular" role="status" aria-label={t`Checked in`}>
              {state.summary === null ? '–' : showCount(state.summary.admitted, locale)}
              <Typography component="span" sx={{ color: door.muted }}>
                {' / '}
                {state.summary === null ? '–' : showCount(state.summary.expected, locale)} <Trans>checked in</Trans>
              </Typography>
            </Typography>
          </Box>
          <TypedCode busy={state.asking} onCode={read} />
          <RecentScans scans={state.recent} timezone={place.timezone} />
        </Box>
      </Box>
      {state.answer === null ? null : (
        <AnswerScreen
          key={`${state.recent[0]?.key}-${state.answer.kind}`}
          answer={state.answer}
          timezone={place.timezone}
          onNext={watch.next}
        />
      )}
    </Box>
  );
};

/** Where to hold the code. */
const Viewfinder = ({ busy }: { readonly busy: boolean }) => (
  <Box aria-hidden sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
    <Box
      sx={{
        width: 'min(62vw, 46vh, 360px)',
        aspectRatio: '1',
        borderRadius: '24px',
        border: '3px solid',
        borderColor: busy ? door.gold : 'rgb(255 255 255 / 0.85)',
        boxShadow: '0 0 0 100vmax rgb(14 13 16 / 0.38)',
        transition: 'border-color 150ms',
      }}
    />
  </Box>
);

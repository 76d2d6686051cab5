import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { BanIcon } from '#ui/icons/ban.gen.ts';
import { CalendarIcon } from '#ui/icons/calendar.gen.ts';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { CloudOffIcon } from '#ui/icons/cloud-off.gen.ts';
import { HistoryIcon } from '#ui/icons/history.gen.ts';
import { LogInIcon } from '#ui/icons/log-in.gen.ts';
import { LogOutIcon } from '#ui/icons/log-out.gen.ts';
import { Undo2Icon } from '#ui/icons/undo-2.gen.ts';
import { clockTime } from '#ui/screens/event-time.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { answerMs, type DoorAnswer, daysUntil, isUnknownCode, secondsSinceFirst } from './check-in.view.ts';
import { door } from './door-colours.ts';

type AnswerScreenProps = {
  readonly answer: DoorAnswer;
  readonly timezone: string;
  readonly onNext: () => void;
  readonly onAdmitAnyway: () => void;
  readonly onUndo: (key: string) => void;
};

/** The answer fills the screen: green for welcome, gold for a repeat, red for a refusal. */
export const AnswerScreen = ({ answer, timezone, onNext, onAdmitAnyway, onUndo }: AnswerScreenProps) => {
  const locale = useLocale();
  const whole = useRef<HTMLButtonElement>(null);
  const next = useRef(onNext);
  next.current = onNext;
  useEffect(() => {
    whole.current?.focus();
    const ms = answerMs(answer);
    if (!Number.isFinite(ms)) return undefined;
    const timer = setTimeout(() => next.current(), ms);
    return () => clearTimeout(timer);
  }, [answer]);

  const look = lookOf(answer);
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        bgcolor: look.ground,
        color: look.ink,
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: 3,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, maxWidth: 900, textWrap: 'balance' }}>
        <Box aria-hidden sx={{ '& svg': { fontSize: 'min(30vw, 160px)' } }}>
          {look.icon}
        </Box>
        {'admission' in answer ? (
          <>
            <Typography component="p" sx={{ fontSize: 'clamp(1.25rem, 5vw, 2rem)', fontWeight: 600, lineHeight: 1.3 }}>
              <Title kind={answer.kind} />
            </Typography>
            <Typography
              component="p"
              sx={{
                fontSize: 'clamp(2.25rem, 11vw, 5rem)',
                fontWeight: 800,
                lineHeight: 1.15,
                letterSpacing: '-0.02em',
                overflowWrap: 'anywhere',
              }}
            >
              {answer.admission.guest.name === '' ? <Trans>Valid ticket</Trans> : answer.admission.guest.name}
            </Typography>
            <Typography
              component="p"
              sx={{ fontSize: 'clamp(1.25rem, 5.5vw, 2.25rem)', fontWeight: 600, lineHeight: 1.3 }}
            >
              {answer.admission.guest.ticketName}
            </Typography>
            {answer.admission.guest.seat === null ? null : (
              <Typography
                component="p"
                sx={{ fontSize: 'clamp(1.5rem, 6.5vw, 2.75rem)', fontWeight: 800, lineHeight: 1.2 }}
              >
                {seatLabel(answer.admission.guest.seat)[locale]}
              </Typography>
            )}
            {answer.kind === 'AGAIN' ? (
              <Typography component="p" sx={{ fontSize: 'clamp(1rem, 4vw, 1.5rem)' }}>
                <Trans>First checked in at {showMoment(answer.admission.firstAt, locale, timezone)}</Trans>
                <SecondsAgo seconds={secondsSinceFirst(answer.admission)} />
                {' · '}
                <Plural value={answer.admission.count} one="# check-in" other="# check-ins" />
              </Typography>
            ) : null}
            {answer.kind === 'LEFT' ? (
              <Typography component="p" sx={{ fontSize: 'clamp(1rem, 4vw, 1.5rem)' }}>
                <Trans>Scan this ticket again when they come back.</Trans>
              </Typography>
            ) : null}
          </>
        ) : answer.kind === 'EARLY' ? (
          <>
            <Typography component="p" sx={{ fontSize: 'clamp(1.25rem, 5vw, 2rem)', fontWeight: 600 }}>
              <Trans>Too early, not checked in</Trans>
            </Typography>
            <Typography
              component="p"
              sx={{ fontSize: 'clamp(1.75rem, 8vw, 3.5rem)', fontWeight: 800, lineHeight: 1.2 }}
            >
              <Plural
                value={daysUntil(answer)}
                one="This ticket is for a session in # day"
                other="This ticket is for a session in # days"
              />
            </Typography>
            <Typography component="p" sx={{ fontSize: 'clamp(1rem, 4.5vw, 1.5rem)' }}>
              {showMoment(answer.beginAt, locale, timezone)}
            </Typography>
          </>
        ) : answer.kind === 'REFUSED' ? (
          <>
            <Typography component="p" sx={{ fontSize: 'clamp(1.25rem, 5vw, 2rem)', fontWeight: 600 }}>
              <Trans>Not admitted</Trans>
            </Typography>
            <Typography
              component="p"
              sx={{ fontSize: 'clamp(1.75rem, 8vw, 3.5rem)', fontWeight: 800, lineHeight: 1.2 }}
            >
              {isUnknownCode(answer) ? <Trans>Ticket code not found</Trans> : refusalSentence(answer.refusal, locale)}
            </Typography>
          </>
        ) : (
          <>
            <Typography
              component="p"
              sx={{ fontSize: 'clamp(1.75rem, 8vw, 3.5rem)', fontWeight: 800, lineHeight: 1.2 }}
            >
              <Trans>Not recorded yet</Trans>
            </Typography>
            <Typography component="p" sx={{ fontSize: 'clamp(1rem, 4.5vw, 1.5rem)' }}>
              <Trans>Can’t reach the server. We’ll keep resending this scan until it is recorded.</Trans>
            </Typography>
          </>
        )}
        {answer.kind === 'NOT_RECORDED' || answer.offline === undefined ? null : (
          <Typography
            component="p"
            sx={{
              mt: 1,
              px: 2,
              py: 0.5,
              borderRadius: '999px',
              border: '1px solid',
              fontSize: 'clamp(0.9375rem, 3.8vw, 1.25rem)',
              fontWeight: 600,
            }}
          >
            <Trans>Offline · ticket list of {clockTime(answer.offline.listMadeAt, timezone)}</Trans>
          </Typography>
        )}
      </Box>
      {answer.kind === 'EARLY' ? (
        <Button
          onClick={onAdmitAnyway}
          variant="outlined"
          color="inherit"
          sx={{ position: 'relative', zIndex: 1, minHeight: 48 }}
        >
          <Trans>Check in anyway</Trans>
        </Button>
      ) : null}
      {'admission' in answer ? (
        <Button
          onClick={() => onUndo(answer.key)}
          variant="outlined"
          color="inherit"
          startIcon={<Undo2Icon />}
          sx={{
            position: 'relative',
            zIndex: 1,
            minHeight: 48,
            color: look.ink,
            borderColor: look.ink,
            '&:hover': { borderColor: look.ink },
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      ) : null}
      <ButtonBase
        ref={whole}
        onClick={onNext}
        // The whole screen is the button.
        sx={{
          typography: 'body2',
          minHeight: 44,
          px: 2,
          borderRadius: '12px',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
          '&:focus-visible': { outlineColor: look.ink },
        }}
      >
        {answer.kind === 'EARLY' ? <Trans>Don’t check in</Trans> : <Trans>Tap to continue</Trans>}
      </ButtonBase>
    </Box>
  );
};

const Title = ({ kind }: { readonly kind: 'ADMITTED' | 'AGAIN' | 'LEFT' | 'BACK' }) => {
  switch (kind) {
    case 'ADMITTED':
      return <Trans>Welcome</Trans>;
    case 'AGAIN':
      return <Trans>Already checked in</Trans>;
    case 'LEFT':
      return <Trans>Gone out</Trans>;
    case 'BACK':
      return <Trans>Welcome back</Trans>;
  }
};

const SecondsAgo = ({ seconds }: { readonly seconds: number | null }) =>
  seconds === null ? null : (
    <>
      {' · '}
      <Plural value={seconds} one="# second ago" other="# seconds ago" />
    </>
  );

function lookOf(answer: DoorAnswer): { readonly ground: string; readonly ink: string; readonly icon: ReactNode } {
  switch (answer.kind) {
    case 'ADMITTED':
      return { ground: door.jade, ink: door.onJade, icon: <CheckIcon /> };
    case 'BACK':
      return { ground: door.jade, ink: door.onJade, icon: <LogInIcon /> };
    case 'LEFT':
      return { ground: door.ink, ink: door.ground, icon: <LogOutIcon /> };
    case 'AGAIN':
      return { ground: door.gold, ink: door.onGold, icon: <HistoryIcon /> };
    case 'EARLY':
      return { ground: door.gold, ink: door.onGold, icon: <CalendarIcon /> };
    case 'REFUSED':
      return { ground: door.vermilion, ink: door.onVermilion, icon: <BanIcon /> };
    case 'NOT_RECORDED':
      return { ground: door.ground, ink: door.ink, icon: <CloudOffIcon /> };
  }
}

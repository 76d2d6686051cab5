import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { DoorSession } from '#application/door/ports/door.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { door } from './door-colours.ts';

type SessionSelectProps = {
  readonly sessions: readonly DoorSession[];
  readonly timezone: string;
  readonly value: number;
  readonly onSession: (id: number) => void;
};

/** A native select, because the phone's own picker is the easiest to hit. */
export const SessionSelect = ({ sessions, timezone, value, onSession }: SessionSelectProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const wording = (session: DoorSession) =>
    [session.name, showMoment(session.beginAt, locale, timezone)].filter((part) => part !== '').join(' · ');
  const only = sessions.length === 1 ? sessions[0] : undefined;
  if (only !== undefined) {
    return (
      <Box
        component="p"
        sx={{
          typography: 'caption',
          color: door.ink,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {wording(only)}
      </Box>
    );
  }
  return (
    <Box
      component="select"
      aria-label={t`Session`}
      value={value}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onSession(Number(event.target.value))}
      sx={{
        mt: 0.5,
        width: '100%',
        maxWidth: 420,
        minHeight: 44,
        px: 1.25,
        borderRadius: '10px',
        border: '1px solid',
        borderColor: door.line,
        bgcolor: door.field,
        color: door.ink,
        fontSize: '0.9375rem',
      }}
    >
      {sessions.map((session) => (
        <option key={session.id} value={session.id}>
          {wording(session)}
        </option>
      ))}
    </Box>
  );
};

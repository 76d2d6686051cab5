import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { textFileSentence } from '#words/platform/text-files.ts';
import type { BadSeatLine, SeatFileFault } from './seat-rows.view.ts';

const SHOWN = 50;

export function BadLines({ bad }: { readonly bad: readonly BadSeatLine[] }) {
  if (bad.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      <Plural value={bad.length} one="# line was left out:" other="# lines were left out:" />
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {bad.slice(0, SHOWN).map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            <Trans>Line {line}:</Trans> <Why problem={problem} />
          </li>
        ))}
        {bad.length > SHOWN && <li>…</li>}
      </ul>
    </Alert>
  );
}

function Why({ problem }: Pick<BadSeatLine, 'problem'>) {
  switch (problem) {
    case 'WRONG_NUMBER_OF_CELLS':
      return <Trans>wrong number of columns</Trans>;
    case 'ROW_MISSING':
      return <Trans>the row is missing</Trans>;
    case 'SEAT_MISSING':
      return <Trans>the seat is missing</Trans>;
    case 'NOT_A_PLACE':
      return <Trans>x and y have to be numbers</Trans>;
    case 'UNKNOWN_TICKET':
      return <Trans>the session has no such ticket type</Trans>;
    case 'UNKNOWN_KIND':
      return <Trans>no such kind of seat</Trans>;
    case 'SEAT_TWICE':
      return <Trans>the row already has this seat</Trans>;
    case 'PLACE_TWICE':
      return <Trans>another seat has this place</Trans>;
    case 'ROW_MIXED':
      return <Trans>the row belongs to another ticket type</Trans>;
    case 'ROW_TOO_WIDE':
      return <Trans>too far to the right</Trans>;
  }
}

export function FileFault({ fault }: { readonly fault: SeatFileFault | null }) {
  const locale = useLocale();
  if (fault === null) return null;
  return (
    <Alert severity="error" role="alert">
      {fault.kind === 'EMPTY' && <Trans>The file is empty.</Trans>}
      {fault.kind === 'TOO_MANY_ROWS' && <Trans>The file has too many lines.</Trans>}
      {fault.kind === 'FILE_TOO_LARGE' && textFileSentence(fault, locale)}
      {fault.kind === 'COLUMN_MISSING' && <Trans>The file has no column “{fault.column}”.</Trans>}
    </Alert>
  );
}

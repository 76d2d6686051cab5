import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

export type OthersChange = {
  readonly field: string;
  readonly label: string;
  /** As the other saved it; null: the label says it all. */
  readonly theirs: string | null;
  /** Changed here, too. */
  readonly conflict: boolean;
};

type OthersEditNoteProps = {
  /** Null: not known, or in another tab. */
  readonly by: string | null;
  readonly changes: readonly OthersChange[];
  readonly onTakeTheirs: () => void;
};

/** What somebody else saved while a form was open. What is written in the form stays until it is saved or replaced. */
export const OthersEditNote = ({ by, changes, onTakeTheirs }: OthersEditNoteProps) => {
  const note = useRef<HTMLDivElement>(null);
  const told = changes.map(({ field, theirs }) => `${field} ${theirs}`).join();
  // The end of a dialog is out of sight where it was saved.
  useEffect(() => {
    if (told !== '') note.current?.scrollIntoView({ block: 'center' });
  }, [told]);
  const conflicts = changes.filter(({ conflict }) => conflict);
  const taken = changes.filter(({ conflict }) => !conflict);
  const list = (some: readonly OthersChange[]) => (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {some.map(({ field, label, theirs }) => (
        <li key={field}>{theirs === null ? label : `${label}: ${theirs === '' ? '–' : theirs}`}</li>
      ))}
    </Box>
  );
  return (
    <Alert ref={note} severity="warning" role="alert">
      <AlertTitle>
        {by === null ? <Trans>Not saved yet: changed elsewhere meanwhile</Trans> : null}
        {by === null ? null : <Trans>Not saved yet: {by} changed this meanwhile</Trans>}
      </AlertTitle>
      {taken.length === 0 ? null : (
        <div>
          <Trans>Their changes are now in this form:</Trans>
          {list(taken)}
        </div>
      )}
      {conflicts.length === 0 ? null : (
        <Box sx={{ mt: taken.length === 0 ? 0 : 1.5 }}>
          <Trans>You both changed these. The form keeps yours; theirs:</Trans>
          {list(conflicts)}
          <Button variant="outlined" size="small" onClick={onTakeTheirs} sx={{ mt: 1.5, minHeight: 44 }}>
            <Trans>Take theirs</Trans>
          </Button>
        </Box>
      )}
      <Box sx={{ mt: 1.5 }}>
        <Trans>Check the form and save again.</Trans>
      </Box>
    </Alert>
  );
};

import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DraftState } from '#application/event/draft-event.ts';
import type { EventDraft } from '#application/event/event-draft.ts';
import { useFieldWords } from './use-field-words.tsx';

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
  '& > button': { minHeight: 44 },
});
const Fields = styled('ul')({ margin: '4px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' });

type OthersNoteProps = {
  readonly others: NonNullable<DraftState['others']>;
  readonly draft: EventDraft;
  readonly onSettle: (whose: 'MINE' | 'THEIRS') => void;
  readonly onClose: () => void;
};

/** What somebody else, or another tab, saved while the form was open. */
export const OthersNote = ({ others, draft, onSettle, onClose }: OthersNoteProps) => {
  const words = useFieldWords(draft);
  const list = (paths: readonly string[]) => (
    <Fields>
      {paths.map((path) => (
        <li key={path}>{words(path)}</li>
      ))}
    </Fields>
  );
  if (others.conflicts.length === 0)
    return (
      <Alert severity="info" role="status" onClose={onClose} sx={{ mb: 3 }}>
        <AlertTitle>
          <Trans>This event was changed elsewhere meanwhile</Trans>
        </AlertTitle>
        <Trans>Their changes are now in this form:</Trans>
        {list(others.taken)}
      </Alert>
    );
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 3 }}>
      <AlertTitle>
        <Trans>Not saved yet: the same fields were changed elsewhere</Trans>
      </AlertTitle>
      <Trans>Someone else, or you in another tab, saved these while you were editing. Which version should stay?</Trans>
      {list(others.conflicts)}
      <Acts>
        <Button variant="contained" size="small" onClick={() => onSettle('MINE')}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button variant="outlined" size="small" onClick={() => onSettle('THEIRS')}>
          <Trans>Take theirs</Trans>
        </Button>
      </Acts>
    </Alert>
  );
};

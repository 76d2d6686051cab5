import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormBar } from '#ui/screens/event/event-form/FormBar.tsx';
import type { Ending } from './create-event.view.ts';

type WizardBarProps = {
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
  readonly last: boolean;
  readonly ending: Ending;
  readonly onKeepDraft: () => void;
};

export const WizardBar = ({ onBack, last, ending, onKeepDraft }: WizardBarProps) => (
  <FormBar tall={last}>
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <Button color="inherit" disabled={onBack === null} onClick={() => onBack?.()}>
        <Trans>Back</Trans>
      </Button>
      {last ? (
        <FinishButtons ending={ending} onKeepDraft={onKeepDraft} />
      ) : (
        <Button type="submit" variant="contained">
          <Trans>Next</Trans>
        </Button>
      )}
    </Box>
  </FormBar>
);

const FinishButtons = ({ ending, onKeepDraft }: Pick<WizardBarProps, 'ending' | 'onKeepDraft'>) => {
  const busy = ending.kind === 'WORKING';
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        // On a phone each button takes a line, and the main one is nearest to the thumb.
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: 'stretch',
        justifyContent: 'flex-end',
        flex: { xs: '1 0 100%', sm: 1 },
        order: { xs: -1, sm: 0 },
      }}
    >
      <Button
        variant="outlined"
        loading={busy && !ending.publish}
        disabled={busy}
        onClick={onKeepDraft}
        sx={{ whiteSpace: 'normal' }}
      >
        <Trans>Do not publish until I configure it</Trans>
      </Button>
      <Button type="submit" variant="contained" loading={busy && ending.publish} disabled={busy}>
        <Trans>Publish now</Trans>
      </Button>
    </Box>
  );
};

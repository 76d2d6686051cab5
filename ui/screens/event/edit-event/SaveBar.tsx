import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormBar } from '#ui/screens/event/event-form/FormBar.tsx';
import type { Saving } from './edit-event.view.ts';

type SaveBarProps = {
  readonly saving: Saving;
  readonly kept: 'SAVED' | 'UNSAVED' | 'UNTOUCHED';
  /** Null where the event is published, or the viewer may not publish it. */
  readonly onPublish: (() => void) | null;
};

export const SaveBar = ({ saving, kept, onPublish }: SaveBarProps) => {
  const busy = saving.kind === 'WORKING';
  return (
    <FormBar>
      {saving.kind === 'TROUBLE' ? (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 1.5 }}>
          {saving.sentence}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
        <Typography variant="caption" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
          {kept === 'UNSAVED' ? <Trans>Unsaved changes</Trans> : null}
          {kept === 'SAVED' ? <Trans>All changes saved</Trans> : null}
        </Typography>
        {onPublish === null ? null : (
          <Button variant="outlined" onClick={onPublish} loading={busy && saving.publish} disabled={busy}>
            <Trans>Save and publish</Trans>
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={busy && !saving.publish}
          disabled={busy || kept !== 'UNSAVED'}
        >
          <Trans>Save changes</Trans>
        </Button>
      </Box>
    </FormBar>
  );
};

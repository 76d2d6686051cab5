import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmByName } from '#ui/screens/event/desk/ConfirmByName.tsx';
import { type DeskEvent, useEventSettings } from './event-settings.view.ts';
import { Panel } from './Panel.tsx';

type PutAwayPanelProps = { readonly event: DeskEvent; readonly mayArchive: boolean; readonly mayDelete: boolean };

/** [S2.14-02] [S2.14-08] */
export const PutAwayPanel = ({ event, mayArchive, mayDelete }: PutAwayPanelProps) => {
  const { t } = useLingui();
  const acts = useEventSettings(event);
  const [deleting, setDeleting] = useState(false);
  const { name, archive } = event;
  if (!mayArchive && !mayDelete) return null;
  return (
    <Panel
      title={<Trans>Archive and delete</Trans>}
      text={
        <Trans>
          Archived events are hidden from your lists and sell nothing. You can restore them any time. Only drafts
          without orders can be deleted.
        </Trans>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayArchive ? (
          <Button
            variant="outlined"
            disabled={acts.busy}
            onClick={() => void acts.archive(!archive, archive ? t`“${name}” restored` : t`“${name}” archived`)}
            sx={{ minHeight: 44 }}
          >
            {archive ? <Trans>Restore event</Trans> : <Trans>Archive event</Trans>}
          </Button>
        ) : null}
        {mayDelete ? (
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)} sx={{ minHeight: 44 }}>
            <Trans>Delete event…</Trans>
          </Button>
        ) : null}
      </Box>
      {deleting ? (
        <ConfirmByName
          name={name}
          title={<Trans>Delete “{name}”?</Trans>}
          act={<Trans>Delete permanently</Trans>}
          onClose={() => setDeleting(false)}
          onAct={() => acts.remove(t`“${name}” deleted`)}
        >
          <Trans>This also deletes its sessions, tickets and images. This can't be undone.</Trans>
        </ConfirmByName>
      ) : null}
    </Panel>
  );
};

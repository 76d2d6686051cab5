import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmByName } from '#ui/screens/event/desk/ConfirmByName.tsx';
import { type DeletionStep, type DeskEvent, useEventSettings } from './event-settings.view.ts';
import { Panel } from './Panel.tsx';

type PutAwayPanelProps = {
  readonly event: DeskEvent;
  readonly mayArchive: boolean;
  readonly mayUnpublish: boolean;
  readonly mayDelete: boolean;
  readonly before: DeletionStep | null;
};

/** [S2.14-02] [S2.14-08] */
export const PutAwayPanel = ({ event, mayArchive, mayUnpublish, mayDelete, before }: PutAwayPanelProps) => {
  const { t } = useLingui();
  const acts = useEventSettings(event);
  const [deleting, setDeleting] = useState(false);
  const { name, archive } = event;
  if (!mayArchive && !mayDelete) return null;
  return (
    <Panel
      title={<Trans>Archive and delete</Trans>}
      text={
        <>
          <Trans>Archived events are hidden from your lists and sell nothing. You can restore them any time.</Trans>
          {before === null ? null : (
            <>
              {' '}
              <BeforeDeletion step={before} />
            </>
          )}
        </>
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
        {mayUnpublish ? (
          <Button
            variant="outlined"
            disabled={acts.busy}
            onClick={() => void acts.unpublish(t`“${name}” is a draft again`)}
            sx={{ minHeight: 44 }}
          >
            <Trans>Unpublish event</Trans>
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
          <Trans>This also deletes its sessions, tickets and images. This can’t be undone.</Trans>
        </ConfirmByName>
      ) : null}
    </Panel>
  );
};

function BeforeDeletion({ step }: { readonly step: DeletionStep }) {
  switch (step) {
    case 'UNPUBLISH':
      return <Trans>Only drafts can be deleted, so unpublish this event first.</Trans>;
    case 'RESTORE':
      return <Trans>Only drafts can be deleted: restore this event, then unpublish it.</Trans>;
    case 'HAS_ORDERS':
      return <Trans>Events with orders can’t be deleted. Archive them instead.</Trans>;
    case 'CANCELLED':
      return <Trans>Cancelled events can’t be deleted. Archive them instead.</Trans>;
    case 'BY_ORGANISER':
      return <Trans>A draft without orders can be deleted by its organiser.</Trans>;
  }
}

import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { EventDraft } from '#application/event/event-draft.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { usePagePreview } from './use-page-preview.ts';

type PreviewButtonProps = {
  readonly draft: EventDraft;
  readonly fullWidth?: boolean;
};

/** Opens the event's page as the draft makes it. What shows it is loaded when it is pressed. */
export const PreviewButton = ({ draft, fullWidth = false }: PreviewButtonProps) => {
  const { t } = useLingui();
  const toast = useToast();
  const { Preview, loading, open, close } = usePagePreview(() =>
    toast.error(t`Couldn’t load the preview. Check your connection and try again.`),
  );
  return (
    <>
      <Button variant="outlined" fullWidth={fullWidth} loading={loading} onClick={() => void open()}>
        <Trans>Preview page</Trans>
      </Button>
      {Preview === null ? null : <Preview draft={draft} onClose={close} />}
    </>
  );
};

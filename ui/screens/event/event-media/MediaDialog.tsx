import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import type { Editing, TypedProblem, useMedia } from './event-media.view.ts';

type MediaDialogProps = {
  readonly editing: Editing;
  readonly acts: ReturnType<typeof useMedia>;
  readonly onClose: () => void;
};

export const MediaDialog = ({ editing, acts, onClose }: MediaDialogProps) => {
  const { t } = useLingui();
  const box = useRef<HTMLFormElement>(null);
  const [media, setMedia] = useState(editing.first);
  const [problem, setProblem] = useState<TypedProblem | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isNew = editing.kind === 'ADD';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTrouble(null);
    const wrong = acts.problem(media);
    setProblem(wrong);
    if (wrong !== null) return box.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
    const failed = await (editing.kind === 'ADD'
      ? acts.addLink(editing.sessionId, media, media.kind === 'VIDEO' ? t`Video added` : t`Link added`)
      : acts.rename(editing.id, media.label, t`Renamed`));
    if (failed === null) onClose();
    else setTrouble(failed);
  };
  const said = (field: string): string | undefined => (problem?.field === field ? problem.sentence : undefined);

  return (
    <Dialog open onClose={onClose} aria-labelledby="media-title" maxWidth="sm" fullWidth>
      <form ref={box} noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="media-title">{isNew ? <Trans>Add link or video</Trans> : <Trans>Rename</Trans>}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, '& > :first-of-type': { mt: 0.5 } }}>
          {isNew ? (
            <RadioGroup
              row
              aria-label={t`What is it?`}
              value={media.kind}
              onChange={(_, kind) => setMedia({ ...media, kind: kind === 'VIDEO' ? 'VIDEO' : 'LINK' })}
            >
              <FormControlLabel value="LINK" control={<Radio />} label={t`Link`} />
              <FormControlLabel value="VIDEO" control={<Radio />} label={t`Video`} />
            </RadioGroup>
          ) : null}
          <TextField
            name="label"
            label={t`Title`}
            required
            autoComplete="off"
            value={media.label}
            error={said('label') !== undefined}
            helperText={said('label')}
            onChange={({ target }) => setMedia({ ...media, label: target.value })}
          />
          {isNew ? (
            <TextField
              name="url"
              label={t`Link`}
              required
              autoComplete="off"
              value={media.url}
              error={said('url') !== undefined}
              helperText={said('url') ?? t`Starts with https://`}
              onChange={({ target }) => setMedia({ ...media, url: target.value })}
              slotProps={{ htmlInput: { inputMode: 'url' } }}
            />
          ) : null}
          {trouble === null ? null : (
            <Alert severity="error" role="alert">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" loading={acts.busy}>
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

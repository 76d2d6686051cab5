import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { TeamNote } from '#application/sale/ports/order-records.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { EditNote } from './EditNote.tsx';

const DeleteNoteDialog = lazy(async () => ({ default: (await import('./DeleteNoteDialog.tsx')).DeleteNoteDialog }));

type NoteLineProps = {
  readonly orderId: string;
  readonly note: TeamNote;
  readonly timezone: string;
  readonly onNotes: (notes: readonly TeamNote[]) => void;
};

export const NoteLine = ({ orderId, note, timezone, onNotes }: NoteLineProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [open, setOpen] = useState<'EDIT' | 'DELETE' | null>(null);
  // Where the keyboard was before the field took its place.
  const [edited, setEdited] = useState(false);
  const at = showMoment(note.at, locale, timezone);
  const close = () => setOpen(null);
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Typography variant="body2" color="textSecondary" className="tabular" sx={{ overflowWrap: 'anywhere' }}>
        {note.author} · {at}
        {note.editedAt === null ? null : (
          <>
            {' · '}
            <Trans>edited {showMoment(note.editedAt, locale, timezone)}</Trans>
          </>
        )}
      </Typography>
      {open === 'EDIT' ? (
        <EditNote
          orderId={orderId}
          note={note}
          onNotes={onNotes}
          onClose={() => {
            setEdited(true);
            close();
          }}
        />
      ) : (
        <>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.note}</Typography>
          {note.mayChange ? (
            <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
              <Button size="small" autoFocus={edited} aria-label={t`Edit note, ${at}`} onClick={() => setOpen('EDIT')}>
                <Trans>Edit</Trans>
              </Button>
              <Button size="small" color="error" aria-label={t`Delete note, ${at}`} onClick={() => setOpen('DELETE')}>
                <Trans>Delete</Trans>
              </Button>
            </Box>
          ) : null}
        </>
      )}
      {open === 'DELETE' ? (
        <Suspense fallback={null}>
          <DeleteNoteDialog orderId={orderId} note={note} onNotes={onNotes} onClose={close} />
        </Suspense>
      ) : null}
    </Box>
  );
};

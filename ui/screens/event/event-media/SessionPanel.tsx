import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { FileUpIcon } from '#ui/icons/file-up.gen.ts';
import { LinkIcon } from '#ui/icons/link.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { UploadRow } from '#ui/screens/event/desk/uploads/UploadRow.tsx';
import { useUploads } from '#ui/screens/event/desk/uploads/uploads.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import {
  type DeskEvent,
  type DeskSession,
  type Editing,
  NEW_LINK,
  type SessionMedia,
  type useMedia,
} from './event-media.view.ts';
import { MediaRow } from './MediaRow.tsx';

type SessionPanelProps = {
  readonly event: DeskEvent;
  readonly session: DeskSession;
  readonly media: readonly SessionMedia[];
  readonly acts: ReturnType<typeof useMedia>;
  readonly onEdit: (editing: Editing) => void;
};

export const SessionPanel = ({ event, session, media, acts, onEdit }: SessionPanelProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const title = session.name === '' ? showMoment(session.beginAt, locale, event.timezone) : session.name;
  const { uploads, choose, retry, remove } = useUploads(
    (file, onProgress) => acts.addFile(session.id, file, onProgress),
    t`Couldn’t send the file. Check your connection and try again.`,
  );
  const isEmpty = media.length === 0 && uploads.length === 0;
  return (
    <Paper
      component="section"
      aria-labelledby={`media-${session.id}`}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={`media-${session.id}`} variant="h4" component="h2" sx={{ flex: '1 1 200px' }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<FileUpIcon />} variant="outlined" onClick={() => input.current?.click()}>
            <Trans>Upload files</Trans>
          </Button>
          <Button
            startIcon={<LinkIcon />}
            variant="outlined"
            onClick={() => onEdit({ kind: 'ADD', sessionId: session.id, first: NEW_LINK })}
          >
            <Trans>Add link or video</Trans>
          </Button>
        </Box>
        <input
          ref={input}
          type="file"
          multiple
          aria-label={t`Files for ${title}`}
          accept=".pdf,.docx,.xlsx,.pptx,image/png,image/jpeg,image/webp"
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <Trans>PDF, Word, Excel or PowerPoint up to 10 MB; PNG, JPEG or WebP under 2 MB.</Trans>
      </Typography>
      {isEmpty ? (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          <Trans>Nothing for ticket holders yet.</Trans>
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {media.map((one, at) => (
            <MediaRow
              key={one.id}
              media={one}
              isFirst={at === 0}
              isLast={at === media.length - 1}
              busy={acts.busy}
              onMove={(by) => void acts.move(media, one, by)}
              onRename={() => onEdit({ kind: 'RENAME', id: one.id, first: one })}
              onDiscard={() => void acts.discard(one.id, t`Removed`)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onRemove={() => remove(upload.key)}
            />
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 2 }}>
        {session.recording === null ? (
          <Trans>
            The session’s recording is added in{' '}
            <LocalLink to={paths.editEvent(event.id)} style={{ textDecoration: 'underline' }}>
              Edit event
            </LocalLink>
            .
          </Trans>
        ) : (
          <Trans>
            Recording:{' '}
            <Link href={session.recording} target="_blank" rel="noreferrer" underline="always">
              {session.recording}
            </Link>
          </Trans>
        )}
      </Typography>
    </Paper>
  );
};

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ImagePlusIcon } from '#ui/icons/image-plus.gen.ts';
import { keepFocusIn } from '#ui/screens/event/desk/drag/keep-focus-in.ts';
import { useDragOrder } from '#ui/screens/event/desk/drag/use-drag-order.ts';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { UploadRow } from '#ui/screens/event/desk/uploads/UploadRow.tsx';
import type { PhotoFacts } from './event-photos.loader.ts';
import { mostPhotos, photoRow, usePhotos } from './event-photos.view.ts';
import { PhotoRow } from './PhotoRow.tsx';

/** The photos of the event page: their order, the cover first, and what each shows. */
export const EventPhotos = () => {
  const { t } = useLingui();
  return (
    <EventScreen<PhotoFacts>
      part="photos"
      title={t`Photos`}
      below={<Trans>Your event page shows these photos in this order. The first one is the cover.</Trans>}
    >
      {({ event, facts }) => <Photos eventId={event.id} photos={facts} />}
    </EventScreen>
  );
};

const Photos = ({ eventId, photos }: { readonly eventId: number; readonly photos: PhotoFacts }) => {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { busy, shown, uploads, mayAdd, move, describe, discard } = usePhotos(eventId, photos, {
    lost: t`Couldn’t send the file. Check your connection and try again.`,
    described: t`Caption saved`,
    removed: t`Photo removed`,
  });
  const place = async (from: number, to: number) => {
    if (await move(from, to)) setSaid(t`Photo ${from + 1} is now photo ${to + 1}`);
  };
  const step = (at: number, by: -1 | 1) => {
    void place(at, at + by);
    const photo = shown[at];
    if (photo !== undefined) keepFocusIn(photoRow(photo.id));
  };
  const drag = useDragOrder((from, to) => void place(from, to));
  const isEmpty = photos.length === 0 && uploads.uploads.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<ImagePlusIcon />}
          disabled={!mayAdd}
          onClick={() => input.current?.click()}
        >
          <Trans>Add photos</Trans>
        </Button>
        <Typography variant="body2" color="textSecondary">
          <Trans>PNG, JPEG or WebP under 2 MB, up to {mostPhotos} photos.</Trans>
        </Typography>
        <input
          ref={input}
          type="file"
          multiple
          aria-label={t`Photos of the event`}
          accept="image/png,image/jpeg,image/webp"
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ target }) => {
            uploads.choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </Box>
      {isEmpty && (
        <Typography color="textSecondary">
          <Trans>No photos yet. Until you add one, your event page shows a drawn picture.</Trans>
        </Typography>
      )}
      <Box
        component="ol"
        ref={drag.list}
        aria-label={t`Photos`}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {shown.map((photo, at) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            number={at + 1}
            isLast={at === shown.length - 1}
            busy={busy}
            drag={drag}
            onMove={(by) => step(at, by)}
            onDescribe={(caption) => describe(photo.id, caption)}
            onDiscard={() => void discard(photo.id)}
          />
        ))}
      </Box>
      {uploads.uploads.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </Box>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Box>
  );
};

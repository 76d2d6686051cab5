import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useToast } from '#ui/bindings/use-toast.ts';
import { ImagePlusIcon } from '#ui/icons/image-plus.gen.ts';
import { useCropDialog } from '#ui/screens/event/desk/crop/use-crop-dialog.ts';
import { keepFocusIn } from '#ui/screens/event/desk/drag/keep-focus-in.ts';
import { useDragOrder } from '#ui/screens/event/desk/drag/use-drag-order.ts';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { UploadRow } from '#ui/screens/event/desk/uploads/UploadRow.tsx';
import type { PhotoFacts } from './event-photos.loader.ts';
import { cropButton, type EventPhoto, mostPhotos, photoRow, usePhotos } from './event-photos.view.ts';
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

const RATIOS = ['ORIGINAL', 'SQUARE', 'FOUR_THREE', 'WIDE'] as const;
const COVER_RATIOS = ['SQUARE', 'ORIGINAL', 'FOUR_THREE', 'WIDE'] as const;

const Photos = ({ eventId, photos }: { readonly eventId: number; readonly photos: PhotoFacts }) => {
  const { t } = useLingui();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { busy, shown, uploads, mayAdd, move, describe, crop, discard } = usePhotos(eventId, photos, {
    lost: t`Couldn’t send the file. Check your connection and try again.`,
    described: t`Caption saved`,
    cropped: t`Photo cropped`,
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
  const cropping = useCropDialog<{ readonly photo: EventPhoto; readonly number: number }>(() =>
    toast.error(t`Couldn’t load the crop tool. Check your connection and try again.`),
  );
  const Crop = cropping.shown;
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
            onCrop={() => void cropping.open({ photo, number: at + 1 })}
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
      {Crop === null ? null : (
        <Crop.Dialog
          source={Crop.what.photo.fullUrl}
          ratios={Crop.what.number === 1 ? COVER_RATIOS : RATIOS}
          isCover={Crop.what.number === 1}
          onCropped={(file) => crop(Crop.what.photo.id, file)}
          onClose={() => {
            cropping.close();
            // The row that was cropped is another one.
            requestAnimationFrame(() => document.getElementById(cropButton(Crop.what.number))?.focus());
          }}
        />
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Box>
  );
};

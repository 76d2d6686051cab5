import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { ArrowDownIcon } from '#ui/icons/arrow-down.gen.ts';
import { ArrowUpIcon } from '#ui/icons/arrow-up.gen.ts';
import { CropIcon } from '#ui/icons/crop.gen.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { DragGrip } from '#ui/screens/event/desk/drag/DragGrip.tsx';
import { DraggedItem } from '#ui/screens/event/desk/drag/DraggedItem.tsx';
import type { DragOrder } from '#ui/screens/event/desk/drag/use-drag-order.ts';
import { cropButton, type EventPhoto, longestCaption, photoRow } from './event-photos.view.ts';

type PhotoRowProps = {
  readonly photo: EventPhoto;
  readonly number: number;
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly drag: Pick<DragOrder, 'rowProps' | 'gripProps'>;
  readonly onMove: (by: -1 | 1) => void;
  /** True: saved. */
  readonly onDescribe: (caption: string) => Promise<boolean>;
  readonly onCrop: () => void;
  readonly onDiscard: () => void;
};

export const PhotoRow = ({
  photo,
  number,
  isLast,
  busy,
  drag,
  onMove,
  onDescribe,
  onCrop,
  onDiscard,
}: PhotoRowProps) => {
  const { t } = useLingui();
  /** Null: as it is kept. */
  const [typed, setTyped] = useState<string | null>(null);
  const button = (name: string, icon: ReactNode, off: boolean, onClick: () => void, id?: string) => (
    <IconButton id={id} aria-label={name} disabled={off} onClick={onClick}>
      {icon}
    </IconButton>
  );
  const isChanged = typed !== null && typed.trim() !== photo.caption;
  return (
    <DraggedItem id={photoRow(photo.id)} {...drag.rowProps(number - 1)} sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <DragGrip drag={drag} at={number - 1} />
        <Box
          component="img"
          src={photo.url}
          alt={photo.caption === '' ? t`Photo ${number}, without a caption` : photo.caption}
          sx={{ width: { xs: 88, sm: 128 }, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '8px' }}
        />
        <Typography component="span" variant="subtitle2" sx={{ flex: 1, ml: 1, minWidth: 0 }}>
          {number === 1 ? <Trans>Cover</Trans> : <Trans>Photo {number}</Trans>}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {button(t`Move photo ${number} up`, <ArrowUpIcon />, number === 1, () => onMove(-1))}
          {button(t`Move photo ${number} down`, <ArrowDownIcon />, isLast, () => onMove(1))}
          {button(t`Crop photo ${number}`, <CropIcon />, busy, onCrop, cropButton(number))}
          {button(t`Remove photo ${number}`, <Trash2Icon />, busy, onDiscard)}
        </Box>
      </Box>
      <Box
        component="form"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}
        onSubmit={async (event) => {
          event.preventDefault();
          if (typed !== null && (await onDescribe(typed))) setTyped(null);
        }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <TextField
            label={t`Caption of photo ${number}`}
            placeholder={t`Describe what the photo shows`}
            autoComplete="off"
            value={typed ?? photo.caption}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: longestCaption } }}
            fullWidth
          />
        </Box>
        {isChanged && (
          <Button type="submit" variant="contained" disabled={busy}>
            <Trans>Save</Trans>
          </Button>
        )}
      </Box>
    </DraggedItem>
  );
};

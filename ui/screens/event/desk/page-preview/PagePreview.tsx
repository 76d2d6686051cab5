import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type CSSProperties, useId, useState } from 'react';
import { XIcon } from '#ui/icons/x.gen.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { type EventDraft, hasStandInDate, usePreviewedPage } from './page-preview.view.ts';
import { FRAMES, type FrameName, shownFrame } from './shown-frame.view.ts';
import { useRoom } from './use-room.ts';

type PagePreviewProps = { readonly draft: EventDraft; readonly onClose: () => void };

/** The event's page as the draft makes it, at a phone's and at a desk's width. */
export const PagePreview = ({ draft, onClose }: PagePreviewProps) => {
  const { t } = useLingui();
  const title = useId();
  const [name, setName] = useState<FrameName>(() =>
    window.innerWidth < FRAMES.DESKTOP.width / 2 ? 'PHONE' : 'DESKTOP',
  );
  const [refused, setRefused] = useState(false);
  const data = usePreviewedPage(draft, {
    event: t`Untitled event`,
    ticket: t`Untitled ticket`,
    place: t`No address yet`,
  });
  const { room, measure } = useRoom();
  const frame = shownFrame(name, room);
  const words: Record<FrameName, string> = { PHONE: t`Phone`, DESKTOP: t`Desktop` };
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={title} slotProps={{ paper: { sx: PAPER } }}>
      <Box sx={BAR}>
        <Typography id={title} variant="h4" component="h2" sx={{ mr: 'auto' }}>
          <Trans>Preview</Trans>
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={name}
          aria-label={t`Screen width`}
          onChange={(_event, chosen: FrameName | null) => {
            if (chosen !== null) setName(chosen);
          }}
        >
          {(['PHONE', 'DESKTOP'] as const).map((each) => (
            <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 2 }}>
              {words[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <IconButton onClick={onClose} aria-label={t`Close preview`}>
          <XIcon />
        </IconButton>
        <Typography
          variant="body2"
          role="status"
          sx={{
            flexBasis: '100%',
            color: refused ? 'text.primary' : 'text.secondary',
            fontWeight: refused ? 600 : 400,
          }}
        >
          {refused ? (
            <Trans>This is only a preview. Buttons and links work on the published page.</Trans>
          ) : (
            <Trans>Your page with the changes you have made so far. Buttons and links don’t work here.</Trans>
          )}{' '}
          {hasStandInDate(draft) ? <Trans>The date is a placeholder until you set one.</Trans> : null}
        </Typography>
      </Box>
      <Box ref={measure} sx={STAGE}>
        <Box
          sx={{ ...CASE, borderRadius: name === 'PHONE' ? '24px' : '12px' }}
          style={{ width: frame.width * frame.scale, height: frame.height * frame.scale }}
        >
          {data === null ? (
            <Skeleton variant="rectangular" width="100%" height="100%" aria-label={t`Loading preview`} />
          ) : (
            <div style={scaled(frame.scale)}>
              <PreviewFrame
                data={data}
                width={frame.width}
                height={frame.height}
                onRefused={() => setRefused(true)}
                onEscape={onClose}
              />
            </div>
          )}
        </Box>
      </Box>
    </Dialog>
  );
};

const scaled = (scale: number): CSSProperties => ({ transform: `scale(${scale})`, transformOrigin: 'top left' });

// A sheet from below would take away room; so would the rounded corners.
const PAPER = { maxHeight: '100% !important', borderRadius: '0 !important', border: 0, bgcolor: 'tone.sunken' };
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 3 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};
const STAGE = {
  flex: 1,
  minHeight: 0,
  m: { xs: 1.5, md: 3 },
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
};
const CASE = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  boxSizing: 'content-box',
};

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { EventRevenue, NumbersPicture as Picture } from '#application/report/ports/report-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DownloadIcon } from '#ui/icons/download.gen.ts';
import { ShareIcon } from '#ui/icons/share.gen.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { NUMBERS_CARD_SIZE, useNumbersPicture } from './numbers-picture.view.ts';

type Props = { readonly revenue: Pick<EventRevenue, 'name' | 'timezone' | 'picture'> };

export const NumbersPicture = ({ revenue: { name, timezone, picture } }: Props) => {
  const id = useId();
  if (picture === null) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="no-print"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper', p: 2 }}
    >
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1 }}>
        <Trans>The event in numbers</Trans>
      </Typography>
      <Shown picture={picture} name={name} timezone={timezone} />
    </Box>
  );
};

type ShownProps = { readonly picture: Picture; readonly name: string; readonly timezone: string };

const Shown = ({ picture, name, timezone }: ShownProps) => {
  const locale = useLocale();
  switch (picture.kind) {
    case 'LATER': {
      const from = showMoment(picture.at, locale, timezone);
      return (
        <Note>
          <Trans>
            Once the event is over you can share a picture of its guests, tickets and check-in, without money. Available
            from {from}.
          </Trans>
        </Note>
      );
    }
    case 'NOTHING':
      return (
        <Note>
          <Trans>No ticket was issued, so there are no numbers to share.</Trans>
        </Note>
      );
    case 'READY':
      return <Ready picture={picture} name={name} />;
  }
};

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

type Shape = keyof typeof NUMBERS_CARD_SIZE;

const Ready = ({ picture, name }: { readonly picture: Extract<Picture, { kind: 'READY' }>; readonly name: string }) => {
  const { t } = useLingui();
  const [shape, setShape] = useState<Shape>('WIDE');
  const [tries, setTries] = useState(1);
  const names: Readonly<Record<Shape, string>> = { WIDE: t`Wide`, TALL: t`Tall` };
  const path = shape === 'WIDE' ? picture.wide : picture.tall;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Note>
        <Trans>Share how it went: guests, tickets and check-in, without money.</Trans>
      </Note>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t`Shape of the picture`}
        value={shape}
        onChange={(_, next: Shape | null) => next === null || setShape(next)}
      >
        {(['WIDE', 'TALL'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: 2 }}>
            {names[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Preview key={`${path} ${tries}`} path={path} name={name} shape={shape} onRetry={() => setTries(tries + 1)} />
    </Box>
  );
};

type PreviewProps = {
  readonly path: string;
  readonly name: string;
  readonly shape: Shape;
  readonly onRetry: () => void;
};

const Preview = ({ path, name, shape, onRetry }: PreviewProps) => {
  const { t } = useLingui();
  const { drawn, save, share } = useNumbersPicture(path, name);
  const { width, height } = NUMBERS_CARD_SIZE[shape];
  return (
    <>
      <Box
        sx={{
          width: '100%',
          maxWidth: shape === 'WIDE' ? 640 : 360,
          aspectRatio: `${width} / ${height}`,
          borderRadius: '12px',
          overflow: 'hidden',
          bgcolor: 'tone.sunken',
        }}
      >
        {drawn.kind === 'LOADING' ? (
          <Skeleton
            variant="rectangular"
            role="status"
            aria-label={t`Drawing the picture`}
            sx={{ width: '100%', height: '100%' }}
          />
        ) : null}
        {drawn.kind === 'DRAWN' ? (
          <Box
            component="img"
            src={drawn.url}
            alt={t`Picture of the numbers of ${name}`}
            width={width}
            height={height}
            sx={{ display: 'block', width: '100%', height: 'auto' }}
          />
        ) : null}
        {drawn.kind === 'FAILED' ? (
          <Box
            role="alert"
            sx={{ display: 'grid', height: '100%', gap: 1.5, alignContent: 'center', justifyItems: 'center', p: 2 }}
          >
            <Typography>
              <Trans>The picture couldn’t be drawn.</Trans>
            </Typography>
            <Button variant="outlined" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </Box>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<DownloadIcon />} disabled={save === undefined} onClick={save}>
          <Trans>Download picture</Trans>
        </Button>
        {share === undefined ? null : (
          <Button variant="outlined" startIcon={<ShareIcon />} onClick={share}>
            <Trans>Share</Trans>
          </Button>
        )}
      </Box>
    </>
  );
};

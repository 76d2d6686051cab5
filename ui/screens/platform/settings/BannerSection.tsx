import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { ListedBanner } from '#application/platform/ports/settings-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { BannerBand } from '#ui/components/BannerBand.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { BannerForm } from './BannerForm.tsx';
import { type BannerState, momentText, stateOf, useRemovingBanner } from './platform-settings.view.ts';

type Props = { readonly banners: readonly ListedBanner[]; readonly mayChange: boolean; readonly now: number };

/** 'NEW', the id of the one that is changed, or null. */
type Open = string | null;

export const BannerSection = ({ banners, mayChange, now }: Props) => {
  const title = useId();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h4" component="h2" id={title}>
          <Trans>Banners of the home page</Trans>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
          <Trans>The two newest that have begun are shown above everything else, in the visitor’s language.</Trans>
        </Typography>
      </div>
      {open === 'NEW' ? <BannerForm banner={null} now={now} onClose={close} /> : null}
      {mayChange && open !== 'NEW' ? (
        <div>
          <Button variant="outlined" onClick={() => setOpen('NEW')} sx={{ minHeight: 44 }}>
            <Trans>Add a banner</Trans>
          </Button>
        </div>
      ) : null}
      {banners.length === 0 ? (
        <EmptyState
          title={<Trans>No banners</Trans>}
          text={<Trans>A banner tells every visitor of the home page something, for as long as you say.</Trans>}
        />
      ) : (
        <FramedList aria-labelledby={title}>
          {banners.map((banner) => (
            <Box component="li" key={banner.id} sx={{ display: 'grid', gap: 1.5, p: 2, px: { xs: 2, sm: 2.5 } }}>
              {open === banner.id ? (
                <BannerForm banner={banner} now={now} onClose={close} />
              ) : (
                <Shown
                  banner={banner}
                  mayChange={mayChange}
                  state={stateOf(banner, now)}
                  onChange={() => setOpen(banner.id)}
                />
              )}
            </Box>
          ))}
        </FramedList>
      )}
    </Box>
  );
};

const STATES: Readonly<Record<BannerState, ReactNode>> = {
  PLANNED: <Trans>Planned</Trans>,
  SHOWN: <Trans>Shown now</Trans>,
  OVER: <Trans>Over</Trans>,
};

type ShownProps = {
  readonly banner: ListedBanner;
  readonly state: BannerState;
  readonly mayChange: boolean;
  readonly onChange: () => void;
};

const Shown = ({ banner, state, mayChange, onChange }: ShownProps) => {
  const locale = useLocale();
  const { busy, remove } = useRemovingBanner();
  const { from, until } = banner;
  return (
    <>
      <BannerBand text={banner.text[locale]} link={banner.link} />
      <Typography variant="body2" color="textSecondary">
        {until === null ? (
          <Trans>From {momentText(from, locale)}, until you remove it</Trans>
        ) : (
          <Trans>
            From {momentText(from, locale)} until {momentText(until, locale)}
          </Trans>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip size="small" label={STATES[state]} color={state === 'SHOWN' ? 'success' : 'default'} />
        {mayChange ? (
          <>
            <Button variant="outlined" color="secondary" onClick={onChange} sx={{ minHeight: 44 }}>
              <Trans>Edit</Trans>
            </Button>
            <Button color="error" disabled={busy} onClick={() => void remove(banner)} sx={{ minHeight: 44 }}>
              <Trans>Remove</Trans>
            </Button>
          </>
        ) : null}
      </Box>
    </>
  );
};

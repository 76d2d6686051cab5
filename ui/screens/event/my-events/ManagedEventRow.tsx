import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { filledPercent, showCount } from '#ui/screens/event/desk/figures.view.ts';
import { clockTime, longDate } from '#ui/screens/event-time.view.ts';
import { EventMenu } from './EventMenu.tsx';
import { EventStateChip } from './EventStateChip.tsx';
import { isDraft, type ManagedEvent, mainAddress, menuOf, shownState } from './managed-event.view.ts';

type ManagedEventRowProps = { readonly event: ManagedEvent; readonly now: Instant };

export const ManagedEventRow = ({ event, now }: ManagedEventRowProps) => {
  const main = mainAddress(event, now);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr) 44px', md: '120px minmax(0, 1fr) 180px auto' },
        gap: { xs: 1.5, md: 2.5 },
        alignItems: 'center',
        p: { xs: 1.25, md: 1.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Cover cover={event.cover} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          <Box
            component={Link}
            to={main}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {event.name}
          </Box>
        </Typography>
        <Moment event={event} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          <EventStateChip state={shownState(event, now)} />
          <Typography
            variant="caption"
            color="textSecondary"
            component="span"
            sx={{ display: { md: 'none' }, alignSelf: 'center' }}
            className="tabular"
          >
            <SoldCount event={event} />
          </Typography>
        </Box>
      </Box>
      <SoldShare event={event} />
      <Box sx={{ display: 'flex', gap: 0.5, justifySelf: 'end' }}>
        <Button
          component={Link}
          to={main}
          variant="outlined"
          size="small"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, minHeight: 44 }}
        >
          {isDraft(event) ? <Trans>Continue</Trans> : <Trans>Manage</Trans>}
        </Button>
        <EventMenu event={event} entries={menuOf(event, now)} />
      </Box>
    </Box>
  );
};

const Cover = ({ cover }: Pick<ManagedEvent, 'cover'>) => (
  <Box
    sx={{
      alignSelf: 'start',
      aspectRatio: { xs: '1', md: '16 / 10' },
      borderRadius: '10px',
      overflow: 'hidden',
      bgcolor: cover?.color ?? 'tone.sunken',
    }}
  >
    {cover === null ? null : (
      <Box
        component="img"
        src={cover.url}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
    )}
  </Box>
);

const Moment = ({ event }: { readonly event: ManagedEvent }) => (
  <Typography variant="body2" color="textSecondary">
    {longDate(event.beginAt, event.timezone, useLocale())}
    {'\u00a0'}· {clockTime(event.beginAt, event.timezone)}
    {event.sessions > 1 ? (
      <>
        {'\u00a0'}· <Trans>{event.sessions} sessions</Trans>
      </>
    ) : null}
  </Typography>
);

const SoldCount = ({ event }: { readonly event: ManagedEvent }) => {
  const locale = useLocale();
  const sold = showCount(event.sold, locale);
  if (event.capacity === null) return <Trans>{sold} sold</Trans>;
  const capacity = showCount(event.capacity, locale);
  return (
    <Trans>
      {sold} of {capacity} sold
    </Trans>
  );
};

/** A column that a phone has no room for. */
const SoldShare = ({ event }: { readonly event: ManagedEvent }) => {
  const { t } = useLingui();
  const filled = filledPercent(event.sold, event.capacity);
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Typography variant="body2" className="tabular">
        <SoldCount event={event} />
      </Typography>
      {filled === null ? null : (
        <LinearProgress
          variant="determinate"
          value={filled}
          aria-label={t`Sold`}
          sx={{
            mt: 0.75,
            height: 6,
            borderRadius: 3,
            bgcolor: 'tone.sunken',
            '& .MuiLinearProgress-bar': { bgcolor: 'tone.jade' },
          }}
        />
      )}
    </Box>
  );
};

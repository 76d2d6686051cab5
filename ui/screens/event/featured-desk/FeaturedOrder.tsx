import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CoverPicture } from '#ui/components/events/CoverPicture.tsx';
import { ArrowDownIcon } from '#ui/icons/arrow-down.gen.ts';
import { ArrowUpIcon } from '#ui/icons/arrow-up.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useOrdering, whenWords } from './featured-order.view.ts';

/** The home page's featured events with their pictures, moved by the arrows. [S1-43] */
export const FeaturedOrder = ({ order }: { readonly order: readonly EventCard[] }) => {
  const { t } = useLingui();
  const title = useId();
  const locale = useLocale();
  const { shown, said, problem, move } = useOrdering(order);
  const press = (event: EventCard, step: -1 | 1) => (click: MouseEvent<HTMLButtonElement>) => {
    const button = click.currentTarget;
    move(event, step);
    // The row moves in the document, which takes the focus from it.
    requestAnimationFrame(() => button.focus());
  };
  if (order.length < 2) return null;
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h2" id={title}>
        <Trans>Order on the home page</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Trans>Sold-out events are shown last. Events that have ended are left out.</Trans>
      </Typography>
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      <Order as="ol" aria-labelledby={title}>
        {shown.map((event, index) => {
          const { id, name: label } = event;
          return (
            <li key={id}>
              <span className="tabular" aria-hidden>
                {index + 1}
              </span>
              <CoverPicture cover={event.cover} sizes="72px" />
              <span>
                <Typography variant="subtitle2" component="span">
                  <LocalLink to={paths.event(event.slug)}>{label}</LocalLink>
                </Typography>
                <Typography variant="body2" color="textSecondary" component="span">
                  {whenWords(event, locale)}
                </Typography>
              </span>
              <span>
                <IconButton aria-label={t`Move ${label} up`} aria-disabled={index === 0} onClick={press(event, -1)}>
                  <ArrowUpIcon />
                </IconButton>
                <IconButton
                  aria-label={t`Move ${label} down`}
                  aria-disabled={index === shown.length - 1}
                  onClick={press(event, 1)}
                >
                  <ArrowDownIcon />
                </IconButton>
              </span>
            </li>
          );
        })}
      </Order>
      <Said role="status">{said}</Said>
    </Section>
  );
};

const Section = styled('section')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: 32,
});

const Order = styled(FramedList)({
  '& li': { display: 'flex', gap: 12, alignItems: 'center', padding: '10px 12px 10px 20px', minHeight: 68 },
  '& li > span:first-of-type': { flex: 'none', minWidth: '2ch' },
  '& li > img': { width: 72, height: 48, objectFit: 'cover', borderRadius: 8, flex: 'none' },
  '& li > span:nth-of-type(2)': { display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& li > span:last-of-type': { display: 'flex', flex: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
});

const Said = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

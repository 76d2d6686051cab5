import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { EventCard as EventCardData } from '#application/event/ports/event-listings.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { CardPrice } from './CardPrice.tsx';
import { CoverPicture, type PictureLoading } from './CoverPicture.tsx';
import { eventCardView } from './event-card.view.ts';
import { SaleBadge } from './SaleBadge.tsx';

type EventCardProps = {
  readonly event: EventCardData;
  readonly loading?: PictureLoading;
  readonly heading?: 'h2' | 'h3';
  readonly onOpen?: () => void;
  /** Defaults to the grid's sizes. */
  readonly sizes?: string;
};

const IN_A_GRID = '(max-width: 479px) 92vw, (max-width: 767px) 46vw, (max-width: 1079px) 31vw, 300px';

/** The whole card is the link. */
export const EventCard = ({
  event,
  loading = 'late',
  heading: Heading = 'h3',
  onOpen,
  sizes = IN_A_GRID,
}: EventCardProps) => {
  const view = eventCardView(event, useLocale());
  const past = view.state === 'ENDED';
  return (
    <Frame data-past={past ? '' : undefined}>
      <Ticket>
        <Cover data-cover>
          <CoverPicture cover={event.cover} loading={loading} sizes={sizes} />
          <SaleBadge state={view.state} />
        </Cover>
        <Facts data-facts>
          <When className="tabular">{view.when}</When>
          <Name as={Heading}>
            <CardLink
              to={paths.event(event.slug)}
              viewTransition
              onClick={({ currentTarget }) => {
                markOpened(currentTarget);
                onOpen?.();
              }}
            >
              {event.name}
            </CardLink>
          </Name>
          <Place>{view.place ?? <Trans>Online</Trans>}</Place>
          {view.host === null ? null : (
            <Place data-host>
              <Trans>By {view.host}</Trans>
            </Place>
          )}
          <Foot data-foot>
            <CardPrice view={view} isFree={view.state === 'FREE' || event.lowestPrice === 0} />
          </Foot>
        </Facts>
      </Ticket>
    </Frame>
  );
};

/** Its cover becomes the poster. A page has one element of that name: beside a poster no card takes it. */
function markOpened(link: Element): void {
  document.querySelector('[data-opened]')?.removeAttribute('data-opened');
  if (document.querySelector('[data-poster]') === null) link.closest('article')?.setAttribute('data-opened', '');
}

/** Of a grid on a phone, all but the first. */
const LINE = '[data-events] > li:not(:first-of-type) > &';

/** Where the picture ends and the notches are. */
const CUT = 'calc(100cqi / (var(--cover-ratio, 4 / 3)))';

const Frame = styled('article')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  minWidth: 0,
  height: '100%',
  filter: `drop-shadow(0 0 0.6px ${theme.vars.palette.tone.outline}) drop-shadow(0 6px 14px rgb(27 26 31 / 0.07))`,
  transition: 'filter 200ms, transform 200ms',
  '&:hover': {
    transform: 'translateY(-3px)',
    filter: `drop-shadow(0 0 0.6px ${theme.vars.palette.tone.ash}) drop-shadow(0 14px 22px rgb(27 26 31 / 0.14))`,
  },
  '&:hover img': { transform: 'scale(1.035)' },
  '&[data-opened] [data-cover]': { viewTransitionName: 'poster' },
  '&[data-past] img': { filter: 'grayscale(0.7) opacity(0.8)' },
  '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.tone.sky}`, outlineOffset: 3, borderRadius: 16 },
  [theme.getColorSchemeSelector('dark')]: { filter: `drop-shadow(0 0 0.6px ${theme.vars.palette.tone.outline})` },
  '@media (max-width: 527.98px)': {
    [LINE]: {
      '&:hover': { transform: 'none' },
      '& > div': { flexDirection: 'row', minHeight: 96, maskImage: 'none' },
      '& [data-cover]': { width: 96, aspectRatio: 'auto' },
      '& [data-cover] > img': { position: 'absolute', inset: 0 },
      '& [data-cover] > span': {
        left: 6,
        right: 'auto',
        top: 6,
        maxWidth: 84,
        padding: '1px 6px',
        textAlign: 'center',
        borderRadius: 8,
        fontSize: '0.6875rem',
        lineHeight: 1.4,
      },
      '& [data-facts]': { gap: 0, padding: '8px 14px 8px 12px', minWidth: 0, justifyContent: 'center' },
      '& [data-facts]::before': { display: 'none' },
      '& [data-host]': { display: 'none' },
      '& :is(h2, h3)': { fontSize: '0.9375rem', lineHeight: 1.35 },
      '& [data-foot]': { marginTop: 0, paddingTop: 0 },
      '& a::after': { top: 0, left: -96 },
    },
  },
}));

const Ticket = styled('div')(({ theme }) => ({
  '--notch': '9px',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: 16,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  maskImage: `radial-gradient(circle at 0 ${CUT}, transparent var(--notch), #000 calc(var(--notch) + 0.5px)),
    radial-gradient(circle at 100% ${CUT}, transparent var(--notch), #000 calc(var(--notch) + 0.5px))`,
  maskComposite: 'intersect',
}));

const Cover = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  aspectRatio: 'var(--cover-ratio, 4 / 3)',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.tone.sunken,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', transition: 'transform 250ms ease-out' },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 4,
  padding: '16px 18px 18px',
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 16,
    right: 16,
    borderTop: `2px dotted ${theme.vars.palette.divider}`,
  },
}));

const When = styled('p')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.tone.link,
  lineHeight: 1.5,
}));

const Name = styled('h3')({
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.4,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const CardLink = styled(Link)({
  textDecoration: 'none',
  outline: 'none',
  // Makes the whole card clickable.
  '&::after': { content: '""', position: 'absolute', inset: 0, top: `calc(-1 * ${CUT})`, zIndex: 1 },
});

const Place = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const Foot = styled('div')({ marginTop: 'auto', paddingTop: 10 });

import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CoverPicture } from '#ui/components/events/CoverPicture.tsx';
import { eventCardView } from '#ui/components/events/event-card.view.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

export const TicketHand = ({ events }: { readonly events: readonly EventCard[] }) => {
  const locale = useLocale();
  return (
    <Hand>
      {events.map((event, place) => {
        const view = eventCardView(event, locale);
        return (
          <Invitation key={event.id} data-place={place}>
            <Picture>
              <CoverPicture
                cover={event.cover}
                loading={place === 0 ? 'first' : 'beside'}
                sizes="(max-width: 767px) 62vw, 320px"
              />
            </Picture>
            <Stub>
              <small>
                <Trans>You are invited</Trans>
              </small>
              <Link to={paths.event(event.slug)}>{event.name}</Link>
              <span className="tabular">{view.when}</span>
            </Stub>
          </Invitation>
        );
      })}
    </Hand>
  );
};

const Hand = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 calc(-1 * var(--gutter))',
  padding: '0 var(--gutter)',
  overflowX: 'clip',
  overflowY: 'visible',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'clamp(340px, 40vw, 520px)',
  [theme.breakpoints.down('md')]: { minHeight: 'min(118vw, 470px)' },
}));

const Invitation = styled('li')(({ theme }) => ({
  gridArea: '1 / 1',
  width: 'clamp(210px, 25vw, 320px)',
  [theme.breakpoints.down('md')]: { width: 'min(62vw, 320px)' },
  borderRadius: 20,
  overflow: 'hidden',
  position: 'relative',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 24px 48px -20px rgb(60 30 15 / 0.35)',
  transition: 'transform 250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  // Visible from the first paint, before the animation deals them out.
  '@keyframes dealt': { from: { transform: 'translateY(28px) rotate(0deg)' } },
  animation: 'dealt 420ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards',
  '&[data-place="0"]': { zIndex: 3, transform: 'rotate(-2.5deg)', animationDelay: '160ms' },
  '&[data-place="1"]': { zIndex: 2, transform: 'translate(30%, -2%) rotate(7deg) scale(0.94)', animationDelay: '80ms' },
  '&[data-place="2"]': { zIndex: 1, transform: 'translate(-32%, 1%) rotate(-11deg) scale(0.92)' },
  '&:hover, &:focus-within': { zIndex: 4 },
  '&[data-place="0"]:hover': { transform: 'rotate(-1deg) translateY(-6px)' },
  '&[data-place="1"]:hover, &[data-place="1"]:focus-within': { transform: 'translate(36%, -4%) rotate(4deg)' },
  '&[data-place="2"]:hover, &[data-place="2"]:focus-within': { transform: 'translate(-38%, -1%) rotate(-6deg)' },
}));

const Picture = styled('div')({ aspectRatio: '1', '& img': { width: '100%', height: '100%', objectFit: 'cover' } });

const Stub = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: '14px 20px 18px',
  borderTop: `2px dotted ${theme.vars.palette.divider}`,
  '& small': {
    fontSize: '0.75rem',
    fontWeight: 600,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: theme.vars.palette.tone.link,
  },
  '& a': {
    fontWeight: 600,
    fontSize: '1.125rem',
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
    textDecoration: 'none',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    minHeight: '2.8em',
  },
  '& a::after': { content: '""', position: 'absolute', inset: '-320px 0 0' },
  '& span': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Organiser } from '#application/event/ports/event-pages.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import type { HostPlace } from './host/host-follow.view.ts';
import { useIsHydrated } from './host/use-is-hydrated.ts';

const Block = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: 1 },
  '& > button': { flex: 'none' },
}));

const Badge = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: 999,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.tone.onGoldWash,
  fontWeight: 600,
  '&[data-square="true"]': { borderRadius: 12 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Over = styled('p')(({ theme }) => ({ fontSize: '0.8125rem', color: theme.vars.palette.text.secondary }));

const BesideHost = lazyOrNothing(async () => (await import('./host/BesideHost.tsx')).BesideHost);

type Props = {
  readonly organiser: Organiser;
  readonly initials: string;
  /** Which of the page's two places this is; only the one in sight has the button and the guests. */
  readonly place: HostPlace;
  /** Whose guests are named below; null: nobody's. */
  readonly eventId: number | null;
};

/** [S2.6-10] [S2.6-11] [S2.6-12] */
export function OrganiserBlock({ organiser, initials, place, eventId }: Props) {
  const isHydrated = useIsHydrated();
  const corporate = organiser.kind === 'corporate';
  const picture = corporate ? organiser.logo : organiser.avatar;
  return (
    <Block>
      <Badge data-square={corporate} aria-hidden>
        {picture === null ? initials : <img src={picture} alt="" width={48} height={48} loading="lazy" />}
      </Badge>
      <div>
        <Over>
          <Trans>Organized by</Trans>
        </Over>
        <LocalLink
          to={corporate ? paths.corporatePage(organiser.slug) : paths.userPage(organiser.username)}
          color="inherit"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            display: 'inline-block',
            paddingBlock: '11px',
            marginBlock: '-11px',
          }}
        >
          {organiser.name}
        </LocalLink>
      </div>
      {isHydrated && (
        <Suspense fallback={null}>
          <BesideHost organiser={organiser} place={place} eventId={eventId} />
        </Suspense>
      )}
    </Block>
  );
}

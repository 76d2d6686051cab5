import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSearch } from '#ui/bindings/use-search.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { CirclePlusIcon } from '#ui/icons/circle-plus.gen.ts';
import { HouseIcon } from '#ui/icons/house.gen.ts';
import { TicketIcon } from '#ui/icons/ticket.gen.ts';
import { UserIcon } from '#ui/icons/user.gen.ts';
import { phoneOnly } from '#ui/layouts/mobile.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

/** [S2.4-18] */
const CLEAR_AFTER_MS = 500;

/** [S2.4-17] [S2.2-08] */
export const MobileBar = () => {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { clear } = useSearch();
  const session = useSession();
  const navigate = useNavigate();
  const leave = (event: MouseEvent, at: string): void => {
    setTimeout(clear, CLEAR_AFTER_MS);
    // Unlike the profile's ticket tab, the list of tickets opens offline, too.
    if (at !== paths.myTickets() || navigator.onLine) return;
    event.preventDefault();
    void navigate(at);
  };
  const own = session.kind === 'SIGNED_IN' ? paths.userPage(session.account.username) : paths.profile();
  // On one's own page the ticket tab counts as the tickets entry.
  const here = pathname === own && new URLSearchParams(search).get('tab') === 'TICKET' ? paths.myTickets() : pathname;
  const entries = [
    { to: paths.home(), at: paths.home(), Icon: HouseIcon, label: <Trans>Home</Trans> },
    {
      to: paths.profile('?tab=TICKET'),
      at: paths.myTickets(),
      Icon: TicketIcon,
      label: <Trans>Tickets</Trans>,
    },
    { to: paths.create(), at: paths.create(), Icon: CirclePlusIcon, label: <Trans>New event</Trans> },
    { to: paths.profile(), at: own, Icon: UserIcon, label: <Trans>My page</Trans> },
  ];
  return (
    <Bar className="no-print" aria-label={t`Quick navigation`}>
      {entries.map(({ to, at, Icon, label }) => (
        <Link key={to} to={to} onClick={(event) => leave(event, at)} aria-current={here === at ? 'page' : undefined}>
          <Icon aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
    </Bar>
  );
};

const Bar = styled('nav')(({ theme }) => ({
  ...phoneOnly,
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.vars.zIndex.appBar,
  minHeight: 64,
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 92%, transparent)`,
  backdropFilter: 'saturate(1.6) blur(14px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  'html[data-framed] &, html:has([data-pay-bar]) &': { display: 'none' },
  '& a': {
    flex: 1,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 2,
    minWidth: 0,
    fontSize: 'clamp(0.625rem, 3.1vw, 0.75rem)',
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    '&[aria-current]': { color: theme.vars.palette.tone.link },
    '&:focus-visible': { outlineOffset: -4 },
  },
}));

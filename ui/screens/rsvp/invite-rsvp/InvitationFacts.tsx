import { Trans, useLingui } from '@lingui/react/macro';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { eventTime } from '#ui/screens/event-time.view.ts';
import { styled } from '#ui/theme/styled.ts';

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  overflowWrap: 'anywhere',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  padding: '14px 0',
  '& > p': { margin: 0 },
  '& > p:last-of-type': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
}));
const Name = styled('p')({ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' });

export function InvitationFacts({ event }: { readonly event: EventPage }) {
  const locale = useLocale();
  const { t } = useLingui();
  const time = eventTime(event, locale);
  return (
    <Facts>
      <Name>{event.name}</Name>
      <p>
        {time.first}
        <br />
        <span className="tabular">{time.second}</span>
      </p>
      <p>{event.format === 'ONLINE' || event.address === null ? t`Online` : event.address}</p>
      <p>
        <Trans>Hosted by {event.organiser.name}</Trans>
      </p>
    </Facts>
  );
}

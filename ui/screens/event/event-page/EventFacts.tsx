import { Trans, useLingui } from '@lingui/react/macro';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { MapPinIcon } from '#ui/icons/map-pin.gen.ts';
import { VideoIcon } from '#ui/icons/video.gen.ts';
import type { CalendarLeaf, EventTimeView } from '#ui/screens/event-time.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { mapLink } from './map-link.view.ts';
import { Clauses } from './title/Clauses.tsx';

const List = styled('dl')({ display: 'grid', gap: 16, margin: 0 });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  '& dt': {
    width: 52,
    height: 52,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  // A touch target of at least 44 px.
  '& dd a': { display: 'inline-block', padding: '12px 0', margin: '-12px 0' },
}));

const Leaf = styled('span')(({ theme }) => ({
  alignSelf: 'stretch',
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateRows: '18px 1fr',
  textAlign: 'center',
  lineHeight: 1,
  '& b': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: 11,
    fontWeight: 600,
    lineHeight: '18px',
  },
  '& i': {
    fontStyle: 'normal',
    fontWeight: 800,
    fontSize: 20,
    display: 'grid',
    placeItems: 'center',
    color: theme.vars.palette.text.primary,
  },
}));

const Strong = styled('div')({ fontWeight: 600 });
const Soft = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' }));

type Props = {
  readonly event: Pick<EventPage, 'format' | 'address'>;
  readonly time: EventTimeView;
  readonly leaf: CalendarLeaf;
};

/** [S2.6-13] */
export function EventFacts({ event, time, leaf }: Props) {
  const { t } = useLingui();
  const format = { ONLINE: t`Online`, ONSITE: t`Onsite`, HYBRID: t`Online and onsite` }[event.format];
  const place = event.format === 'ONLINE' ? null : event.address;
  const map = place === null ? null : mapLink(place);
  return (
    <List>
      <Row>
        <dt>
          <span className="visually-hidden">
            <Trans>Time</Trans>
          </span>
          <Leaf aria-hidden>
            <b>{leaf.month}</b>
            <i>{leaf.day}</i>
          </Leaf>
        </dt>
        <dd>
          <Strong>{time.first}</Strong>
          <Soft className="tabular">{time.second}</Soft>
        </dd>
      </Row>
      <Row>
        <dt>
          <span className="visually-hidden">
            <Trans>Place</Trans>
          </span>
          {place === null ? <VideoIcon /> : <MapPinIcon />}
        </dt>
        <dd>
          <Strong>{place === null ? format : <Clauses text={place} />}</Strong>
          {place === null ? (
            <Soft>
              <Trans>The room link is on your ticket</Trans>
            </Soft>
          ) : (
            <Soft>
              {format}
              {map !== null && (
                <>
                  {' · '}
                  <a href={map} target="_blank" rel="noreferrer">
                    <Trans>Open map</Trans>
                  </a>
                </>
              )}
            </Soft>
          )}
        </dd>
      </Row>
    </List>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { IntegrityPage, IntegrityReport } from '#application/ledger/ports/integrity-reports.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { LinkTabs } from '#ui/components/LinkTabs.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { useMoment } from '#ui/screens/moment.view.ts';
import { CheckedAgo } from './CheckedAgo.tsx';
import type { IntegrityData } from './integrity.loader.ts';

export const Integrity = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Integrity check`} hidden />
      <DeskPage
        filters="integrity"
        title={<Trans>Integrity check</Trans>}
        below={<Trans>Each event’s places and money are compared every few minutes.</Trans>}
      >
        <ViewerScreen<IntegrityData> skeleton={<ListSkeleton />}>{(data) => <Reports data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Reports = ({ data }: { readonly data: IntegrityData }) => {
  const { t } = useLingui();
  const now = useMoment(data.now, 30_000);
  const { every, found } = data;
  const faulty = found.ok ? found.value.numberFaulty : null;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LinkTabs
        label={t`Which events`}
        current={every ? 'all' : 'faulty'}
        tabs={[
          {
            key: 'faulty',
            to: paths.integrity(),
            words: faulty === null ? <Trans>With problems</Trans> : <Trans>With problems ({faulty})</Trans>,
          },
          { key: 'all', to: paths.integrity('?show=all'), words: <Trans>All events</Trans> },
        ]}
      />
      {found.ok ? <Found page={found.value} every={every} now={now} /> : <LoadRefused refusal={found.refusal} />}
    </Box>
  );
};

type FoundProps = { readonly page: IntegrityPage; readonly every: boolean; readonly now: Instant };

const Found = ({ page, every, now }: FoundProps) => {
  if (page.entries.length > 0)
    return (
      <div>
        <FramedList>
          {page.entries.map((report) => (
            <li key={report.eventId}>
              <Line report={report} now={now} />
            </li>
          ))}
        </FramedList>
        <DeskPager page={page} />
      </div>
    );
  if (every)
    return (
      <EmptyState
        title={<Trans>No events yet</Trans>}
        text={<Trans>Each event gets a line here as soon as it is created.</Trans>}
      />
    );
  if (page.lastCheckedAt === null)
    return (
      <EmptyState
        title={<Trans>Nothing checked yet</Trans>}
        text={<Trans>The first check runs within a few minutes. Reload this page then.</Trans>}
      />
    );
  return (
    <Alert severity="success" variant="outlined">
      <Trans>Everything adds up: no event has problems.</Trans> <CheckedAgo at={page.lastCheckedAt} now={now} />
    </Alert>
  );
};

const Line = ({
  report: { eventId: number, ...report },
  now,
}: {
  readonly report: IntegrityReport;
  readonly now: Instant;
}) => (
  <Box sx={{ p: 2, px: 2.5, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <LocalLink to={paths.eventReport(number)}>{report.eventName}</LocalLink>
        <Typography variant="body2" component="div" color="textSecondary" className="tabular">
          <Trans>Event {number}</Trans> · <CheckedAgo at={report.checkedAt} now={now} />
        </Typography>
      </Box>
      <State faults={report.faults.length} checked={report.checkedAt !== null} />
    </Box>
    {report.faults.length === 0 ? null : (
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'tone.danger', overflowWrap: 'anywhere' }}>
        {report.faults.map((fault) => (
          <li key={`${fault.subject} ${fault.sentence}`}>
            {fault.sentence}
            <Typography variant="caption" component="div" color="textSecondary">
              {fault.subject}
            </Typography>
          </li>
        ))}
      </Box>
    )}
  </Box>
);

type StateProps = { readonly faults: number; readonly checked: boolean };

const State = ({ faults, checked }: StateProps) => {
  const chip = (label: ReactNode, ground: string, ink: string) => (
    <Chip size="small" label={label} sx={{ bgcolor: ground, color: ink }} />
  );
  if (faults > 0) return chip(<Trans>Doesn’t add up</Trans>, 'tone.dangerWash', 'tone.danger');
  if (!checked) return chip(<Trans>Waiting</Trans>, 'tone.sunken', 'text.secondary');
  return chip(<Trans>Adds up</Trans>, 'tone.jadeWash', 'tone.jade');
};

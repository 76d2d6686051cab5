import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
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
import { EmailLine } from './EmailLine.tsx';
import { JobLine } from './JobLine.tsx';
import type { SetAsideData } from './set-aside.loader.ts';

export const SetAside = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Failed jobs and emails`} hidden />
      <DeskPage
        title={<Trans>Failed jobs and emails</Trans>}
        below={<Trans>Jobs and emails that failed every attempt. Your actions here are recorded.</Trans>}
      >
        <ViewerScreen<SetAsideData> skeleton={<ListSkeleton />}>{(data) => <Work data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Work = ({ data }: { readonly data: SetAsideData }) => {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LinkTabs
        label={t`What failed`}
        current={data.kind}
        tabs={[
          { key: 'JOBS', to: paths.setAside(), words: <Trans>Jobs</Trans> },
          { key: 'EMAILS', to: paths.setAside('?show=emails'), words: <Trans>Emails</Trans> },
        ]}
      />
      {data.kind === 'JOBS' ? <Jobs found={data.found} /> : <Emails found={data.found} />}
    </Box>
  );
};

const Jobs = ({ found }: { readonly found: Extract<SetAsideData, { kind: 'JOBS' }>['found'] }) => {
  if (!found.ok) return <LoadRefused refusal={found.refusal} />;
  if (found.value.entries.length === 0)
    return (
      <EmptyState
        title={<Trans>No failed jobs</Trans>}
        text={<Trans>Failed jobs are retried for about a day before they appear here.</Trans>}
      />
    );
  return (
    <div>
      <FramedList>
        {found.value.entries.map((job) => (
          <li key={job.id}>
            <JobLine job={job} />
          </li>
        ))}
      </FramedList>
      <DeskPager page={found.value} />
    </div>
  );
};

const Emails = ({ found }: { readonly found: Extract<SetAsideData, { kind: 'EMAILS' }>['found'] }) => {
  if (!found.ok) return <LoadRefused refusal={found.refusal} />;
  if (found.value.entries.length === 0)
    return (
      <EmptyState
        title={<Trans>No unsent emails</Trans>}
        text={<Trans>Emails that couldn’t be sent, or are out of date, appear here.</Trans>}
      />
    );
  return (
    <div>
      <FramedList>
        {found.value.entries.map((email) => (
          <li key={email.id}>
            <EmailLine email={email} />
          </li>
        ))}
      </FramedList>
      <DeskPager page={found.value} />
    </div>
  );
};

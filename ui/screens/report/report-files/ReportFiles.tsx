import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReportFile } from '#application/report/ports/report-files.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DownloadIcon } from '#ui/icons/download.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { useReloadWhile } from '#ui/screens/report/use-reload-while.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { reportName } from '#words/report/report-names.ts';
import type { ReportFilesData } from './report-files.loader.ts';
import { isPreparing, useReportFile } from './report-files.view.ts';

export const ReportFiles = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Your files`} hidden />
      <DeskPage
        above={
          <LocalLink to={paths.revenueReport()} variant="body2" color="textSecondary">
            <Trans>Revenue report</Trans>
          </LocalLink>
        }
        title={<Trans>Your files</Trans>}
        below={<Trans>Files of long reports. We email you when one is ready, and keep it for 7 days.</Trans>}
      >
        <ViewerScreen<ReportFilesData> skeleton={<ListSkeleton rows={3} />}>
          {(data) => (data.ok ? <Files files={data.value} /> : <LoadRefused refusal={data.refusal} />)}
        </ViewerScreen>
      </DeskPage>
    </>
  );
};

const Files = ({ files }: { readonly files: readonly ReportFile[] }) => {
  const { t } = useLingui();
  useReloadWhile(files.some(isPreparing));
  if (files.length === 0)
    return (
      <EmptyState
        title={<Trans>No files yet</Trans>}
        text={<Trans>Short reports download at once. Long ones are prepared here while you do something else.</Trans>}
      />
    );
  return (
    <FramedList aria-label={t`Your files`}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLine file={file} />
        </li>
      ))}
    </FramedList>
  );
};

const FileLine = ({ file }: { readonly file: ReportFile }) => {
  const locale = useLocale();
  const { busy, cancel, again, download } = useReportFile(file);
  const name = reportName(file.of.kind, file.name)[locale];
  return (
    <Box sx={{ p: 2, px: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="h2">
          {name}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary" className="tabular">
          <Standing file={file} />
        </Typography>
        {isPreparing(file) ? <Progress file={file} name={name} /> : null}
      </Box>
      {isPreparing(file) ? (
        <Button variant="outlined" disabled={busy} onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      ) : file.state === 'READY' ? (
        <Button variant="contained" startIcon={<DownloadIcon />} loading={busy} onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
      ) : (
        <Button variant="outlined" loading={busy} onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Box>
  );
};

const Standing = ({ file }: { readonly file: ReportFile }) => {
  const locale = useLocale();
  const rows = showCount(file.rows, locale);
  const total = showCount(file.total, locale);
  const asked = showMoment(file.askedAt, locale);
  const until = file.keptUntil === null ? '' : showMoment(file.keptUntil, locale);
  switch (file.state) {
    case 'WAITING':
      return <Trans>Waiting for its turn · asked at {asked}</Trans>;
    case 'RUNNING':
      return (
        <Trans>
          {file.percent}% · {rows} of {total} rows
        </Trans>
      );
    case 'READY':
      return (
        <Trans>
          {rows} rows · kept until {until}
        </Trans>
      );
    case 'FAILED':
      return <Trans>We couldn’t prepare this file. Nothing was lost: please try again.</Trans>;
    case 'CANCELLED':
      return <Trans>Cancelled · asked at {asked}</Trans>;
    default:
      return file.state satisfies never;
  }
};

const Progress = ({ file, name }: { readonly file: ReportFile; readonly name: string }) => (
  <LinearProgress
    variant={file.state === 'WAITING' ? 'indeterminate' : 'determinate'}
    value={file.percent}
    aria-label={name}
    sx={{ mt: 1, maxWidth: 420, borderRadius: 1, height: 6 }}
  />
);

import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { DateField } from '#ui/components/date-time/DateField.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { FileUpIcon } from '#ui/icons/file-up.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { MovementList } from './MovementList.tsx';
import type { StatementData } from './statement.loader.ts';
import { useStatement } from './statement.view.ts';

export const Statement = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Bank statement`} hidden />
      <DeskPage
        above={
          <LocalLink to={paths.accountant()} variant="body2" color="textSecondary">
            <Trans>Incoming transfers</Trans>
          </LocalLink>
        }
        title={<Trans>Bank statement</Trans>}
        below={
          <Trans>Compare a day’s statement with what the bank feeds reported. The file stays on this device.</Trans>
        }
      >
        <ViewerScreen<StatementData> skeleton={<ListSkeleton rows={3} />}>
          {(data) => <Comparison today={data.today} />}
        </ViewerScreen>
      </DeskPage>
    </>
  );
};

const Comparison = ({ today }: StatementData) => {
  const { t } = useLingui();
  const [day, setDay] = useState(today);
  const input = useRef<HTMLInputElement>(null);
  const statement = useStatement();
  const { movements, tasks, unread } = statement;
  const count = movements?.length ?? 0;
  const lines = unread.join(', ');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Box sx={{ width: 240 }}>
          <DateField label={t`Day`} value={day} onValue={setDay} max={today} />
        </Box>
        <Button
          variant="contained"
          startIcon={<FileUpIcon />}
          loading={statement.busy}
          disabled={day === ''}
          onClick={() => input.current?.click()}
          sx={{ minHeight: 48 }}
        >
          <Trans>Choose the statement (CSV or MT940)</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.sta,.940,.mt940,.txt,text/csv,text/plain"
          aria-label={t`Statement file`}
          className="visually-hidden"
          tabIndex={-1}
          onChange={(change) => {
            const file = change.target.files?.[0];
            if (file !== undefined) void statement.read(day, file);
            change.target.value = '';
          }}
        />
      </Box>
      {statement.trouble === null ? null : (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 2 }}>
          {statement.trouble}
        </Alert>
      )}
      {unread.length === 0 ? null : (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <Trans>These lines have no amount and were left out: {lines}</Trans>
        </Alert>
      )}
      {movements === null ? null : (
        <>
          <Alert severity={tasks === 0 ? 'success' : 'warning'} variant="outlined" role="status" sx={{ mb: 2 }}>
            {count === 0 ? (
              <Trans>No money moved on this day.</Trans>
            ) : tasks === 0 ? (
              <Trans>All {count} movements are matched or explained.</Trans>
            ) : (
              <Trans>
                {tasks} of {count} movements need a look. They come first.
              </Trans>
            )}
          </Alert>
          <MovementList movements={movements} />
        </>
      )}
    </>
  );
};

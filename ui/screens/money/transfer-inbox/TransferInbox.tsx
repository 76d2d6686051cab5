import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { TransferDetail } from './TransferDetail.tsx';
import { TransferLines } from './TransferLines.tsx';
import { TransferTable } from './TransferTable.tsx';
import type { TransferInboxData } from './transfer-inbox.loader.ts';
import { type InboxTransfer, stateWords, TRANSFER_STATES } from './transfer-inbox.view.ts';
import { UnreadNotices } from './UnreadNotices.tsx';

export const TransferInbox = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Incoming transfers`} hidden />
      <DeskPage
        filters="transfers"
        title={<Trans>Incoming transfers</Trans>}
        below={<Trans>Every transfer appears here once, whatever its outcome.</Trans>}
        actions={
          <Button component={Link} to={paths.statement()} variant="outlined">
            <Trans>Compare a statement</Trans>
          </Button>
        }
      >
        <ViewerScreen<TransferInboxData> skeleton={<ListSkeleton />}>{(data) => <Lists data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Lists = ({ data }: { readonly data: TransferInboxData }) => {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const { list, unread, refusal } = data;
  const count = unread?.totalCount ?? 0;
  return (
    <>
      <Tabs
        value={list}
        onChange={(_, next: TransferInboxData['list']) => setQuery(next === 'unread' ? { list: next } : {})}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t`Lists of transfers`}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        <Tab value="transfers" label={t`Transfers`} />
        <Tab value="unread" label={count === 0 ? t`Unreadable notices` : t`Unreadable notices (${count})`} />
      </Tabs>
      {refusal === null ? null : <LoadRefused refusal={refusal} />}
      {list === 'transfers' ? <Inbox data={data} /> : unread === null ? null : <UnreadNotices page={unread} />}
    </>
  );
};

const Inbox = ({ data }: { readonly data: TransferInboxData }) => {
  const [, setQuery] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const [opened, setOpened] = useState<InboxTransfer | null>(null);
  const { state, search, page } = data;
  const set = (next: { readonly state?: string; readonly q?: string }) => {
    const wanted = { state: state ?? '', q: search, ...next };
    setQuery(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), {
      preventScrollReset: true,
    });
  };
  return (
    <>
      <TransferFilters state={state} search={search} onFilter={set} />
      {page === null ? null : page.entries.length === 0 ? (
        state === null && search === '' ? (
          <EmptyState
            title={<Trans>No transfers yet</Trans>}
            text={<Trans>Transfers appear here automatically, seconds after the money arrives.</Trans>}
          />
        ) : (
          <NoMatches title={<Trans>No transfers match these filters</Trans>} />
        )
      ) : (
        <>
          <TransferLines transfers={page.entries} onOpen={setOpened} />
          <TransferTable transfers={page.entries} loading={loading} onOpen={setOpened} />
          <DeskPager page={page} />
        </>
      )}
      {opened === null ? null : <TransferDetail transfer={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

type TransferFiltersProps = Pick<TransferInboxData, 'state' | 'search'> & {
  readonly onFilter: (part: { readonly state?: string; readonly q?: string }) => void;
};

const TransferFilters = ({ state, search, onFilter }: TransferFiltersProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px' },
        maxWidth: 760,
      }}
    >
      <SearchField
        label={t`Search by message, reference or code`}
        value={search}
        onSearch={(q) => onFilter({ q: q.trim() })}
      />
      <TextField
        select
        value={state ?? ''}
        onChange={(change) => onFilter({ state: change.target.value })}
        slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t`Status` } } }}
      >
        <MenuItem value="">{t`All statuses`}</MenuItem>
        {TRANSFER_STATES.map((one) => (
          <MenuItem key={one} value={one}>
            {stateWords(one, locale)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};

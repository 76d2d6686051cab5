import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { PAYOUT_FILTERS_SAID } from '#words/money/payout-states.ts';
import { DisputesToSettle } from './DisputesToSettle.tsx';
import { RefundDetail } from './RefundDetail.tsx';
import { RefundLines } from './RefundLines.tsx';
import { RefundTable } from './RefundTable.tsx';
import type { RefundDeskData } from './refund-desk.loader.ts';
import { isPayable, PAYOUT_FILTERS, type RefundToPay, totalToPay, useRefundDesk } from './refund-desk.view.ts';

export const RefundDesk = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Refunds to pay`} hidden />
      <DeskPage
        filters="refunds"
        title={<Trans>Refunds to pay</Trans>}
        below={<Trans>Pay from your bank’s app. Each refund is confirmed when the bank reports the transfer.</Trans>}
      >
        <ViewerScreen<RefundDeskData> skeleton={<ListSkeleton />}>{(data) => <Refunds data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Refunds = ({ data }: { readonly data: RefundDeskData }) => {
  const [, setQuery] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const [opened, setOpened] = useState<RefundToPay | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { filter, search, page, refusal } = data;
  const set = (next: { readonly state?: string; readonly q?: string }) => {
    const wanted = { state: filter ?? '', q: search, ...next };
    setQuery(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), {
      preventScrollReset: true,
    });
  };
  const choose = (ids: readonly string[], wanted: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (wanted) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const toPay = (page?.entries ?? []).filter((refund) => chosen.has(refund.id) && isPayable(refund));
  return (
    <>
      {data.disputes.length === 0 ? null : <DisputesToSettle disputes={data.disputes} />}
      <RefundFilters filter={filter} search={search} onFilter={set} />
      {refusal === null ? null : <LoadRefused refusal={refusal} />}
      {page === null ? null : page.entries.length === 0 ? (
        filter === null && search === '' ? (
          <EmptyState
            title={<Trans>Nothing to pay</Trans>}
            text={<Trans>Refunds appear here as soon as they are decided.</Trans>}
          />
        ) : (
          <NoMatches title={<Trans>No refunds match these filters</Trans>} />
        )
      ) : (
        <>
          <Batch refunds={toPay} onDone={() => setChosen(new Set())} />
          <RefundLines refunds={page.entries} chosen={chosen} onChoose={choose} onOpen={setOpened} />
          <RefundTable refunds={page.entries} chosen={chosen} loading={loading} onChoose={choose} onOpen={setOpened} />
          <DeskPager page={page} />
        </>
      )}
      {opened === null ? null : <RefundDetail refund={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

type BatchProps = { readonly refunds: readonly RefundToPay[]; readonly onDone: () => void };

const Batch = ({ refunds, onDone }: BatchProps) => {
  const locale = useLocale();
  const id = useId();
  const desk = useRefundDesk();
  const [asking, setAsking] = useState(false);
  const count = refunds.length;
  const total = showMoney(totalToPay(refunds), locale);
  const mark = async () => {
    if (!(await desk.markSent(refunds))) return;
    setAsking(false);
    onDone();
  };
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" disabled={count === 0} onClick={() => desk.download(refunds)}>
          <Trans>Download CSV ({count})</Trans>
        </Button>
        <Button variant="contained" disabled={count === 0} onClick={() => setAsking(true)}>
          <Trans>Mark as sent ({count})</Trans>
        </Button>
      </Box>
      {desk.notMarked.length === 0 ? null : (
        <Alert severity="warning" variant="outlined" role="alert" onClose={desk.forget}>
          {desk.notMarked.map(({ refund, sentence }) => (
            <div key={refund.id}>
              {refund.orderNumber}: {sentence}
            </div>
          ))}
        </Alert>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} fullWidth maxWidth="xs" aria-labelledby={id}>
        <DialogTitle id={id}>
          <Trans>Mark as sent?</Trans>
        </DialogTitle>
        <DialogContent>
          <Trans>
            You have ordered {count} transfers at the bank, {total} in total. The buyers can’t change their accounts
            after this. Your name will be recorded.
          </Trans>
          {desk.trouble === null ? null : (
            <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 2 }}>
              {desk.trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setAsking(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="contained" loading={desk.busy} onClick={() => void mark()}>
            <Trans>Mark as sent</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
};

type RefundFiltersProps = Pick<RefundDeskData, 'filter' | 'search'> & {
  readonly onFilter: (part: { readonly state?: string; readonly q?: string }) => void;
};

const RefundFilters = ({ filter, search, onFilter }: RefundFiltersProps) => {
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
        label={t`Search by order, buyer or code`}
        value={search}
        onSearch={(q) => onFilter({ q: q.trim() })}
      />
      <TextField
        select
        value={filter ?? ''}
        onChange={(change) => onFilter({ state: change.target.value })}
        slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t`Status` } } }}
      >
        <MenuItem value="">{t`All statuses`}</MenuItem>
        {PAYOUT_FILTERS.map((one) => (
          <MenuItem key={one} value={one}>
            {PAYOUT_FILTERS_SAID[one][locale]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};

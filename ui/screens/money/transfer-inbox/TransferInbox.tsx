import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { Pager } from '#ui/screens/event/desk/Pager.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { StateChip } from './StateChip.tsx';
import { TransferDetail } from './TransferDetail.tsx';
import type { TransferInboxData } from './transfer-inbox.loader.ts';
import { BANK_ZONE, type InboxTransfer, stateWords, TRANSFER_STATES } from './transfer-inbox.view.ts';

/** /admin/accountant: every transfer the bank told us of, and what became of it. */
export const TransferInbox = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Incoming transfers`} hidden />
      <DeskPage
        title={<Trans>Incoming transfers</Trans>}
        below={<Trans>Every transfer appears here once, whatever its outcome.</Trans>}
      >
        <ViewerScreen<TransferInboxData> skeleton={<ListSkeleton />}>{(data) => <Inbox data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Inbox = ({ data }: { readonly data: TransferInboxData }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [, setQuery] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const [opened, setOpened] = useState<InboxTransfer | null>(null);
  const { state, search, page, refusal } = data;
  const set = (next: { readonly state?: string; readonly q?: string }) => {
    const wanted = { state: state ?? '', q: search, ...next };
    setQuery(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), {
      preventScrollReset: true,
    });
  };
  return (
    <>
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
          onSearch={(q) => set({ q: q.trim() })}
        />
        <TextField
          select
          value={state ?? ''}
          onChange={(change) => set({ state: change.target.value })}
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
      {refusal === null ? null : (
        <Alert severity="error" variant="outlined">
          {refusalSentence(refusal, locale)}
        </Alert>
      )}
      {page === null ? null : page.entries.length === 0 ? (
        state === null && search === '' ? (
          <EmptyState
            title={<Trans>No transfers yet</Trans>}
            text={<Trans>Transfers appear here automatically, seconds after the money arrives.</Trans>}
          />
        ) : (
          <EmptyState
            title={<Trans>No transfers match these filters</Trans>}
            text={<Trans>Try fewer or different words. You can leave out accents.</Trans>}
          />
        )
      ) : (
        <>
          <NarrowList aria-label={t`Incoming transfers`}>
            {page.entries.map((transfer) => (
              <li key={transfer.id}>
                <ButtonBase
                  onClick={() => setOpened(transfer)}
                  sx={{
                    width: '100%',
                    px: 2,
                    py: 1.5,
                    display: 'flex',
                    gap: 1.5,
                    justifyContent: 'space-between',
                    alignItems: 'flex-start',
                    textAlign: 'left',
                    borderRadius: 0,
                  }}
                >
                  <Box component="span" sx={{ minWidth: 0 }}>
                    <Typography variant="subtitle2" component="span" className="tabular" sx={{ display: 'block' }}>
                      {showMoney(transfer.amount, locale)}
                    </Typography>
                    <Typography
                      variant="caption"
                      color="textSecondary"
                      component="span"
                      sx={{ display: 'block', overflowWrap: 'anywhere' }}
                    >
                      {transfer.content}
                      <br />
                      {showMoment(transfer.receivedAt, locale, BANK_ZONE)}
                    </Typography>
                  </Box>
                  <StateChip state={transfer.state} />
                </ButtonBase>
              </li>
            ))}
          </NarrowList>
          <WideTable label={t`Incoming transfers`} loading={loading}>
            <TableHead>
              <TableRow>
                <TableCell>
                  <Trans>Received</Trans>
                </TableCell>
                <TableCell align="right">
                  <Trans>Amount</Trans>
                </TableCell>
                <TableCell>
                  <Trans>Message</Trans>
                </TableCell>
                <TableCell>
                  <Trans>Status</Trans>
                </TableCell>
                <TableCell>
                  <Trans>Order</Trans>
                </TableCell>
                <TableCell>
                  <span className="visually-hidden">
                    <Trans>Details</Trans>
                  </span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {page.entries.map((transfer) => (
                <TableRow key={transfer.id} hover>
                  <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                    {showMoment(transfer.receivedAt, locale, BANK_ZONE)}
                  </TableCell>
                  <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                    {showMoney(transfer.amount, locale)}
                  </TableCell>
                  <TableCell sx={{ minWidth: 200, maxWidth: 360 }}>
                    <Typography
                      variant="body2"
                      component="span"
                      sx={{
                        overflowWrap: 'anywhere',
                        display: '-webkit-box',
                        WebkitLineClamp: 2,
                        WebkitBoxOrient: 'vertical',
                        overflow: 'hidden',
                      }}
                    >
                      {transfer.content}
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <StateChip state={transfer.state} />
                  </TableCell>
                  <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                    {transfer.orderNumber ?? '–'}
                  </TableCell>
                  <TableCell align="right">
                    <Button
                      size="small"
                      sx={{ minHeight: 44 }}
                      color="inherit"
                      onClick={() => setOpened(transfer)}
                      aria-label={t`Details of transfer ${transfer.bankReference}`}
                    >
                      <Trans>Details</Trans>
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </WideTable>
          <Pager page={page} />
        </>
      )}
      {opened === null ? null : <TransferDetail transfer={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

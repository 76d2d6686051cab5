import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CorporateRegistration } from '#application/people/ports/corporate-desk.ts';
import type { CorporateStatus } from '#domain/people/corporate-status.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { FramedRow } from '#ui/screens/event/desk/FramedRow.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { CorporateReview } from './CorporateReview.tsx';
import type { CorporateDeskData } from './corporate-desk.loader.ts';
import { CORPORATE_STATUSES } from './corporate-desk.view.ts';

/** [S1-42] [S2.1-29] [S6-17] */
export const CorporateDesk = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Organizer Approval`} hidden />
      <DeskPage
        filters="corporates"
        title={<Trans>Organizer Approval</Trans>}
        below={<Trans>Corporates that want to publish under their own name. Answer within one business day.</Trans>}
      >
        <ViewerScreen<CorporateDeskData> skeleton={<ListSkeleton />}>
          {(data) => <Registrations data={data} />}
        </ViewerScreen>
      </DeskPage>
    </>
  );
};

const Registrations = ({ data }: { readonly data: CorporateDeskData }) => {
  const locale = useLocale();
  const [opened, setOpened] = useState<CorporateRegistration | null>(null);
  const { status, search, page, refusal } = data;
  return (
    <>
      <Filters status={status} search={search} />
      {refusal === null ? null : <LoadRefused refusal={refusal} />}
      {page === null ? null : page.entries.length === 0 ? (
        status === 'PENDING' && search === '' ? (
          <EmptyState
            title={<Trans>Nothing to review</Trans>}
            text={<Trans>New registrations appear here, oldest first.</Trans>}
          />
        ) : (
          <NoMatches title={<Trans>No registrations match these filters</Trans>} />
        )
      ) : (
        <>
          <FramedList>
            {page.entries.map((registration) => (
              <li key={registration.corporateId}>
                <FramedRow onClick={() => setOpened(registration)}>
                  <span>
                    <Typography variant="subtitle2" component="span">
                      {registration.companyName}
                    </Typography>
                    <Typography variant="body2" component="span" color="textSecondary">
                      {registration.companyEmail} · {showMoment(registration.submittedAt, locale)}
                    </Typography>
                  </span>
                  <StatusChip registration={registration} />
                </FramedRow>
              </li>
            ))}
          </FramedList>
          <DeskPager page={page} />
        </>
      )}
      {opened === null ? null : (
        <CorporateReview
          key={opened.corporateId}
          registration={page?.entries.find(({ corporateId }) => corporateId === opened.corporateId) ?? opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};

const NAMES: Readonly<Record<CorporateStatus, ReactNode>> = {
  PENDING: <Trans>Under review</Trans>,
  APPROVED: <Trans>Approved</Trans>,
  REJECTED: <Trans>Rejected</Trans>,
};
const COLOURS = { PENDING: 'default', APPROVED: 'success', REJECTED: 'warning' } as const;

const StatusChip = ({ registration: { status, question } }: { readonly registration: CorporateRegistration }) => (
  <Chip
    size="small"
    color={COLOURS[status]}
    label={question === null ? NAMES[status] : <Trans>Waits for the applicant</Trans>}
  />
);

const Filters = ({ status, search }: Pick<CorporateDeskData, 'status' | 'search'>) => {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const set = (next: { readonly status?: string; readonly q?: string }) => {
    const wanted = { status: status ?? 'ALL', q: search, ...next };
    setQuery(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '' && value !== 'PENDING')), {
      preventScrollReset: true,
    });
  };
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
      <SearchField label={t`Search by name, email or licence`} value={search} onSearch={(q) => set({ q: q.trim() })} />
      <TextField
        select
        value={status ?? 'ALL'}
        onChange={(change) => set({ status: change.target.value })}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t`Status` } } }}
      >
        {CORPORATE_STATUSES.map((one) => (
          <MenuItem key={one} value={one}>
            {NAMES[one]}
          </MenuItem>
        ))}
        <MenuItem value="ALL">{t`All statuses`}</MenuItem>
      </TextField>
    </Box>
  );
};

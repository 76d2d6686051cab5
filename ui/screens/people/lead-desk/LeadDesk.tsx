import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { FoundLeads } from './FoundLeads.tsx';
import { LEAD_STATE_NAMES } from './LeadStateChip.tsx';
import type { LeadDeskData } from './lead-desk.loader.ts';
import { LEAD_STATES, leadQuery } from './lead-desk.view.ts';
import { OpenedLead } from './OpenedLead.tsx';

export const LeadDesk = () => {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t`Contact messages`} hidden />
      <DeskPage
        {...(query.has('lead') ? {} : { filters: 'leads' as const })}
        title={<Trans>Contact messages</Trans>}
        below={<Trans>What people wrote to us from the contact page. Answer within one business day.</Trans>}
      >
        <ViewerScreen<LeadDeskData> skeleton={<ListSkeleton />}>{(data) => <Leads data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Leads = ({ data }: { readonly data: LeadDeskData }) => {
  const [query] = useSearchParams();
  const { found, opened } = data;
  if (opened !== null)
    return (
      <div>
        <Box sx={{ mb: 2 }}>
          <LocalLink to={paths.leads(leadQuery({ ...Object.fromEntries(query), lead: '' }))}>
            <Trans>Back to the list</Trans>
          </LocalLink>
        </Box>
        {opened.ok ? <OpenedLead opened={opened.value} /> : <LoadRefused refusal={opened.refusal} />}
      </div>
    );
  return (
    <>
      <Filters {...data} />
      {found === null ? null : found.ok ? (
        <FoundLeads state={data.state} search={data.search} found={found.value} />
      ) : (
        <LoadRefused refusal={found.refusal} />
      )}
    </>
  );
};

const Filters = ({ state, search }: Pick<LeadDeskData, 'state' | 'search'>) => {
  const { t } = useLingui();
  const [, setQuery] = useSearchParams();
  const set = (next: { readonly state?: string; readonly q?: string }) =>
    setQuery(leadQuery({ state: state ?? 'ALL', q: search, ...next }), { preventScrollReset: true });
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
      <SearchField label={t`Search by name, phone or message`} value={search} onSearch={(q) => set({ q: q.trim() })} />
      <TextField
        select
        value={state ?? 'ALL'}
        onChange={(change) => set({ state: change.target.value })}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t`Status` } } }}
      >
        {LEAD_STATES.map((one) => (
          <MenuItem key={one} value={one}>
            {LEAD_STATE_NAMES[one]}
          </MenuItem>
        ))}
        <MenuItem value="ALL">{t`All statuses`}</MenuItem>
      </TextField>
    </Box>
  );
};

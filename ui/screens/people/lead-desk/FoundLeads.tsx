import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import type { HandledLead } from '#application/people/ports/lead-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { LeadState } from '#domain/people/lead-handling.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { FramedRow } from '#ui/screens/event/desk/FramedRow.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { LeadStateChip } from './LeadStateChip.tsx';
import { leadQuery, useTopicName } from './lead-desk.view.ts';

type FoundLeadsProps = {
  readonly state: LeadState | null;
  readonly search: string;
  readonly found: Page<HandledLead>;
};

export const FoundLeads = ({ state, search, found }: FoundLeadsProps) => {
  const [query] = useSearchParams();
  const locale = useLocale();
  const topicName = useTopicName();
  if (found.entries.length === 0)
    return state === 'NEW' && search === '' ? (
      <EmptyState
        title={<Trans>No new messages</Trans>}
        text={<Trans>What people write from the contact page appears here, newest first.</Trans>}
      />
    ) : (
      <NoMatches title={<Trans>No messages match these filters</Trans>} />
    );
  return (
    <div>
      <FramedList>
        {found.entries.map((lead) => (
          <li key={lead.id}>
            <FramedRow to={paths.leads(leadQuery({ ...Object.fromEntries(query), lead: lead.id }))}>
              <span>
                <Typography variant="subtitle2" component="span">
                  {lead.fullName}
                </Typography>
                <Typography variant="body2" component="span" noWrap>
                  {lead.message}
                </Typography>
                <Typography variant="body2" component="span" color="textSecondary" className="tabular">
                  {[
                    topicName(lead.topic),
                    showMoment(lead.receivedAt, locale),
                    ...(lead.assignee === null ? [] : [lead.assignee.name]),
                  ].join(' · ')}
                </Typography>
              </span>
              <Box component="span" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                <LeadStateChip lead={lead} />
              </Box>
            </FramedRow>
          </li>
        ))}
      </FramedList>
      <DeskPager page={found} />
    </div>
  );
};

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditedAct } from '#application/platform/ports/audit-trail.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AuditFilters } from './AuditFilters.tsx';
import type { AuditLogData } from './audit-log.loader.ts';
import { actName, auditQueryText, factText } from './audit-log.view.ts';

export const AuditLog = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Audit log`} hidden />
      <DeskPage
        filters="audit-log"
        title={<Trans>Audit log</Trans>}
        below={<Trans>Who did what on the platform. Entries can’t be changed or deleted.</Trans>}
      >
        <ViewerScreen<AuditLogData> skeleton={<ListSkeleton />}>{(data) => <Log data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Log = ({ data: { asked, found } }: { readonly data: AuditLogData }) => {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AuditFilters asked={asked} />
      {!found.ok ? (
        <LoadRefused refusal={found.refusal} />
      ) : found.value.entries.length === 0 ? (
        auditQueryText(asked) === '' ? (
          <EmptyState
            title={<Trans>Nothing recorded yet</Trans>}
            text={<Trans>Sign-ins, changes to events, refunds and more appear here as they happen.</Trans>}
          />
        ) : (
          <EmptyState
            title={<Trans>No entries match these filters</Trans>}
            text={<Trans>Check the email and the subject: both must be complete.</Trans>}
          />
        )
      ) : (
        <div>
          <FramedList>
            {found.value.entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </FramedList>
          <DeskPager page={found.value} />
        </div>
      )}
    </Box>
  );
};

const Entry = ({ entry }: { readonly entry: AuditedAct }) => {
  const locale = useLocale();
  const { eventId: number } = entry;
  return (
    <Box sx={{ p: 2, px: 2.5, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="div">
        {actName(entry.act, locale)}
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary" className="tabular">
        {showMoment(entry.at, locale)} · <Actor entry={entry} />
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary">
        <LocalLink
          to={paths.auditLog(auditQueryText({ subject: entry.subject }))}
          style={{ textDecoration: 'underline' }}
        >
          {entry.subject}
        </LocalLink>
        {number === null ? null : (
          <>
            {' · '}
            <LocalLink to={paths.manageEvent(number)} style={{ textDecoration: 'underline' }}>
              <Trans>Event {number}</Trans>
            </LocalLink>
          </>
        )}
      </Typography>
      {entry.facts.length === 0 ? null : (
        <Typography variant="caption" component="div" color="textSecondary" className="tabular">
          {entry.facts.map((fact) => factText(fact, locale)).join(' · ')}
        </Typography>
      )}
    </Box>
  );
};

const Actor = ({ entry: { byPlatform, actorEmail } }: { readonly entry: AuditedAct }) => {
  if (byPlatform) return <Trans>Vemoi itself</Trans>;
  if (actorEmail === null) return <Trans>A deleted account</Trans>;
  return (
    <LocalLink to={paths.auditLog(auditQueryText({ actor: actorEmail }))} style={{ textDecoration: 'underline' }}>
      {actorEmail}
    </LocalLink>
  );
};

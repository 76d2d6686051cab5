import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { NOTIFICATION_TYPES_SAID } from '#words/event/notifications.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useEventNews } from './event-news.view.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 3vw, 24px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& ul': { display: 'grid', gap: 16, listStyle: 'none', padding: 0, margin: 0 },
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  '@media print': { display: 'none' },
}));

type EventNewsProps = { readonly eventId: number; readonly timezone: string };

/** [S1-38] */
export function EventNews({ eventId, timezone }: EventNewsProps) {
  const locale = useLocale();
  const id = useId();
  const news = useEventNews(eventId);
  if (news.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id}>
        <Trans>From the organiser</Trans>
      </Typography>
      <ul>
        {news.map((notice) => (
          <li key={notice.id}>
            <Typography variant="caption" color="textSecondary" component="p">
              {NOTIFICATION_TYPES_SAID[notice.type][locale]} · {showMoment(notice.at, locale, timezone)}
            </Typography>
            <b>{notice.title}</b>
            <p>{notice.body}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

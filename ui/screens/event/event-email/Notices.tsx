import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EventNotice } from '#application/event/ports/event-messages.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { NOTIFICATION_TYPES_SAID } from '#words/event/notifications.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { Section } from './Section.tsx';

type NoticesProps = { readonly timezone: string; readonly notices: Page<EventNotice> };

export const Notices = ({ timezone, notices }: NoticesProps) => {
  const locale = useLocale();
  return (
    <Section title={<Trans>Sent notifications</Trans>}>
      {notices.entries.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>Nothing sent yet.</Trans>
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {notices.entries.map(({ id, type, title, body, at }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <Typography variant="caption" color="textSecondary" component="p">
                {NOTIFICATION_TYPES_SAID[type][locale]} · {showMoment(at, locale, timezone)}
              </Typography>
              <Typography variant="subtitle2" component="h3">
                {title}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{body}</Typography>
            </Box>
          ))}
        </Box>
      )}
      <DeskPager page={notices} />
    </Section>
  );
};

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { GivenAnswer } from '#ui/components/GivenAnswer.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AnswersCsv } from './AnswersCsv.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import type { AnsweredPage } from './event-questionnaire.loader.ts';

const Entry = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  background: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& summary': {
    padding: '14px 20px',
    cursor: 'pointer',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    borderRadius: 16,
  },
  '& summary b': { flex: '1 1 200px' },
  '& dl': { margin: 0, padding: '0 20px 18px', display: 'grid', gap: 12 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& img': { display: 'block', width: 'min(320px, 100%)', aspectRatio: '16 / 9', background: '#fff', borderRadius: 8 },
}));

type AnswerListProps = {
  readonly answered: AnsweredPage;
  readonly event: { readonly id: number; readonly timezone: string };
};

/**
 * A table on a wide screen, entries that unfold on a phone. A signature's address expires after five minutes, so its
 * image is loaded with the page. [S2.14-17] [S1-09]
 */
export function AnswerList({ answered, event }: AnswerListProps) {
  const locale = useLocale();
  return (
    <section style={{ display: 'grid', gap: 12 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="answers-title" variant="h4" component="h2">
          <Trans>Answers</Trans>
        </Typography>
        {answered.entries.length > 0 && <AnswersCsv event={event} columns={answered.columns} />}
      </Box>
      {answered.entries.length === 0 && (
        <Typography color="textSecondary">
          <Trans>No answers yet</Trans>
        </Typography>
      )}
      {answered.entries.length > 0 && <AnswerTable answered={answered} timezone={event.timezone} />}
      {answered.entries.map((ticket) => (
        <Entry key={ticket.ticketId}>
          <summary>
            <b>{ticket.holder}</b>
            <span>{ticket.ticketName}</span>
            <span>{showMoment(ticket.at, locale, event.timezone)}</span>
          </summary>
          <dl>
            <div>
              <dt>
                <Trans>Email</Trans>
              </dt>
              <dd>{ticket.email}</dd>
            </div>
            {ticket.answers.map(({ label, type, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <GivenAnswer label={label} type={type} text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Entry>
      ))}
      {answered.entries.length > 0 && <DeskPager page={answered} />}
    </section>
  );
}

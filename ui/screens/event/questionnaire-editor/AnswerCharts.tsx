import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CountedAnswers } from '#application/event/ports/questionnaires.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { shareOf, useAnswerCounts } from './answer-charts.view.ts';

const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
});

const Chart = styled('div')(({ theme }) => ({
  padding: 20,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& caption': { textAlign: 'start', overflowWrap: 'anywhere', fontWeight: 600, fontSize: '1rem', paddingBottom: 4 },
  '& small': { display: 'block', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& th': { textAlign: 'start', fontWeight: 400, overflowWrap: 'anywhere', width: '100%', padding: '6px 0' },
  '& td': { textAlign: 'end', verticalAlign: 'bottom', padding: '6px 0 6px 12px', lineHeight: 1 },
  '& td:last-of-type': { minWidth: '3.5em', color: theme.vars.palette.text.secondary },
}));
const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 8,
  marginTop: 4,
  borderRadius: 4,
  overflow: 'hidden',
  background: theme.vars.palette.tone.sunken,
  '& > span': { display: 'block', height: '100%', background: theme.vars.palette.tone.jade },
}));

/** Bars drawn into the table of the counts, so that one thing says it to everybody. */
export function AnswerCharts({ eventId }: { readonly eventId: number }) {
  const { state, load } = useAnswerCounts(eventId);
  switch (state.kind) {
    case 'LOADING':
      return (
        <Cards aria-busy>
          <Skeleton variant="rounded" height={180} />
        </Cards>
      );
    case 'FAILED':
      return (
        <Alert
          severity="error"
          variant="outlined"
          role="alert"
          action={
            <Button color="inherit" onClick={load}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The charts could not be loaded.</Trans> {state.sentence}
        </Alert>
      );
    case 'COUNTED':
      return state.counts.questions.length === 0 ? null : <Charts {...state.counts} />;
  }
}

const Charts = ({ tickets, isCut, questions }: CountedAnswers) => {
  const locale = useLocale();
  return (
    <Box component="section" aria-labelledby="charts-title" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="charts-title" variant="h4" component="h2">
        <Trans>Answers at a glance</Trans>
      </Typography>
      {isCut && (
        <Typography color="textSecondary">
          <Trans>Counted from the newest {showCount(tickets, locale)} tickets.</Trans>
        </Typography>
      )}
      <Cards>
        {questions.map(({ id, label, type, asked, answered, options }) => (
          <Chart key={id}>
            <table>
              <caption>
                {label}
                <small>
                  <Plural value={answered} one="# answer" other="# answers" />
                  {asked < tickets && (
                    <>
                      {' · '}
                      <Plural value={asked} one="asked # guest" other="asked # guests" />
                    </>
                  )}
                  {type === 'Checkbox' && (
                    <>
                      {' · '}
                      <Trans>several choices possible</Trans>
                    </>
                  )}
                </small>
              </caption>
              <tbody>
                {options.map(({ text, count }) => (
                  <tr key={text}>
                    <th scope="row">
                      {text}
                      <Bar aria-hidden>
                        <span style={{ width: `${shareOf(count, answered)}%` }} />
                      </Bar>
                    </th>
                    <td className="tabular">{showCount(count, locale)}</td>
                    <td className="tabular">{shareOf(count, answered)}%</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Chart>
        ))}
      </Cards>
    </Box>
  );
};

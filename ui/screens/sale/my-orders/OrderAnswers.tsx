import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { TicketAnswers } from '#application/sale/ports/own-orders.ts';
import { GivenAnswer } from '#ui/components/GivenAnswer.tsx';
import { styled } from '#ui/theme/styled.ts';

const Entries = styled('section')({ display: 'grid', gap: 12, '@media print': { display: 'none' } });
const Entry = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  background: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& summary': { padding: '14px 20px', cursor: 'pointer', borderRadius: 16 },
  '& summary span': { color: theme.vars.palette.text.secondary },
  '& dl': { margin: 0, padding: '0 20px 18px', display: 'grid', gap: 12 },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& img': { display: 'block', width: 'min(320px, 100%)', aspectRatio: '16 / 9', background: '#fff', borderRadius: 8 },
}));

/** A signature's address is valid for five minutes, so its picture is loaded with the page. [S1-09] */
export const OrderAnswers = ({ answers }: { readonly answers: readonly TicketAnswers[] }) => (
  <Entries aria-labelledby="order-answers">
    <Typography variant="h4" component="h2" id="order-answers">
      <Trans>Your answers</Trans>
    </Typography>
    {answers.map((ticket) => (
      <Entry key={ticket.ticketId} open={answers.length === 1}>
        <summary>
          <b>{ticket.holder}</b> <span>· {ticket.ticketName}</span>
        </summary>
        <dl>
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
  </Entries>
);

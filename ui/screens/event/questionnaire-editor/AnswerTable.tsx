import { Trans } from '@lingui/react/macro';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { FieldType } from '#domain/event/questionnaire/form.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { GivenAnswer } from '#ui/components/GivenAnswer.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { AnsweredPage } from './event-questionnaire.loader.ts';

const AnswerCell = ({
  text,
  ...shown
}: {
  readonly label: string;
  readonly type: FieldType;
  readonly text: string | null;
}) =>
  text === null ? (
    <Typography variant="caption" color="textSecondary" component="span">
      <Trans>Not asked</Trans>
    </Typography>
  ) : (
    <GivenAnswer {...shown} text={text} />
  );

/** A column for each question that was ever asked, a row for each ticket. */
export const AnswerTable = ({
  answered: { columns, entries },
  timezone,
}: {
  readonly answered: AnsweredPage;
  readonly timezone: string;
}) => {
  const locale = useLocale();
  return (
    <WideTable labelledBy="answers-title">
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Guest</Trans>
          </TableCell>
          <TableCell>
            <Trans>Ticket</Trans>
          </TableCell>
          {columns.map(({ id, label }) => (
            <TableCell key={id}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((ticket) => (
          <TableRow key={ticket.ticketId} hover>
            <TableCell component="th" scope="row" sx={{ minWidth: 200 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {ticket.holder}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
                {ticket.email}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="span" className="tabular">
                {showMoment(ticket.at, locale, timezone)}
              </Typography>
            </TableCell>
            <TableCell>{ticket.ticketName}</TableCell>
            {columns.map(({ id, label, type }, at) => (
              <TableCell
                key={id}
                sx={{
                  minWidth: 140,
                  whiteSpace: 'pre-line',
                  overflowWrap: 'anywhere',
                  '& img': {
                    display: 'block',
                    width: 128,
                    aspectRatio: '16 / 9',
                    bgcolor: '#fff',
                    borderRadius: '8px',
                  },
                }}
              >
                <AnswerCell label={label} type={type} text={ticket.cells[at] ?? null} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
};

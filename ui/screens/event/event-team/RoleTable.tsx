import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { ROLE_COLUMNS, type RoleColumn, roleTable, roleWords, type TableAbility } from './event-team.view.ts';

export const RoleTable = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const abilities = useAbilityWords();
  const column = (role: RoleColumn) => (role === 'ORGANISER' ? t`Organiser` : roleWords(role, locale));
  return (
    <Paper
      component="section"
      aria-labelledby="roles"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id="roles" variant="h4" component="h2" sx={{ mb: 1 }}>
        <Trans>What each role may do</Trans>
      </Typography>
      <Box sx={{ overflowX: 'auto' }} role="group" aria-labelledby="roles" tabIndex={0}>
        <Table
          size="small"
          aria-labelledby="roles"
          sx={{
            '& th, & td': { px: { xs: 0.75, md: 2 } },
            '& th:first-of-type': {
              position: 'sticky',
              left: 0,
              zIndex: 1,
              minWidth: 120,
              bgcolor: 'background.paper',
            },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>
                <Trans>Task</Trans>
              </TableCell>
              {ROLE_COLUMNS.map((role) => (
                <TableCell key={role} align="center">
                  {column(role)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {roleTable().map(({ ability, may }) => (
              <TableRow key={ability}>
                <TableCell component="th" scope="row">
                  {abilities[ability]}
                </TableCell>
                {ROLE_COLUMNS.map((role) => (
                  <TableCell key={role} align="center">
                    {may.includes(role) ? (
                      <>
                        <CheckIcon small />
                        <span className="visually-hidden">
                          <Trans>Yes</Trans>
                        </span>
                      </>
                    ) : (
                      '–'
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  );
};

function useAbilityWords(): Readonly<Record<TableAbility, string>> {
  const { t } = useLingui();
  return {
    'event.edit': t`Edit texts, sessions and tickets`,
    'event.forms': t`Write the questionnaire`,
    'event.seats': t`Keep the seat map`,
    'event.rooms': t`Keep online rooms`,
    'event.check-in': t`Check guests in`,
    'event.publish': t`Publish and archive`,
    'event.cancel': t`Cancel the event`,
    'event.clone': t`Duplicate the event`,
    'event.guests': t`See and edit guests`,
    'event.approve': t`Approve registrations`,
    'event.invite': t`Invite guests`,
    'event.promotions': t`Run promotions and codes`,
    'event.orders': t`See orders and revenue`,
    'event.team': t`Add and remove members`,
    'event.delete': t`Delete the draft`,
    'event.payout': t`Receive the revenue`,
    'event.hand-over': t`Hand the event over`,
  };
}

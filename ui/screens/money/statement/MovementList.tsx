import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { paths } from '#ui/routes/paths.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { type ShownMovement, tasksFirst } from './statement.view.ts';

const LOOKS: Readonly<Record<ShownMovement['kind'], readonly [ground: string, ink: string]>> = {
  MATCHED: ['tone.jadeWash', 'tone.jade'],
  EXPLAINED: ['tone.skyWash', 'tone.sky'],
  TO_REVIEW: ['tone.goldWash', 'tone.onGoldWash'],
  NOT_REPORTED: ['tone.dangerWash', 'tone.danger'],
  NOT_IN_STATEMENT: ['tone.dangerWash', 'tone.danger'],
};

export const MovementList = ({ movements }: { readonly movements: readonly ShownMovement[] }) => {
  const { t } = useLingui();
  const names: Readonly<Record<ShownMovement['kind'], string>> = {
    MATCHED: t`Matched`,
    EXPLAINED: t`Explained`,
    TO_REVIEW: t`To review`,
    NOT_REPORTED: t`Not reported`,
    NOT_IN_STATEMENT: t`Not in the statement`,
  };
  return (
    <FramedList aria-label={t`Movements of the day`}>
      {tasksFirst(movements).map((one) => {
        const [ground, ink] = LOOKS[one.kind];
        return (
          <Box
            component="li"
            key={one.key}
            sx={{
              px: 2,
              py: 1.25,
              display: 'grid',
              gap: { xs: 0.5, md: 2 },
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr', md: '180px 140px minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <span>
              <Chip size="small" label={names[one.kind]} sx={{ bgcolor: ground, color: ink }} />
            </span>
            <Typography variant="subtitle2" component="span" className="tabular" sx={{ textAlign: { md: 'right' } }}>
              {one.amount}
            </Typography>
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              <span className="tabular">{one.reference}</span> {one.content}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="span">
              {one.what}
              {one.kind === 'TO_REVIEW' ? (
                <>
                  {' '}
                  <LocalLink
                    to={`${paths.accountant()}?q=${encodeURIComponent(one.reference)}`}
                    style={{ textDecoration: 'underline' }}
                  >
                    <Trans>Open the transfer</Trans>
                  </LocalLink>
                </>
              ) : null}
            </Typography>
          </Box>
        );
      })}
    </FramedList>
  );
};

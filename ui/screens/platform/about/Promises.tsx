import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { styled } from '#ui/theme/styled.ts';

/** What can be held against us. */
export const Promises = () => (
  <section>
    <Typography variant="h2" sx={{ mt: 'clamp(56px, 8vw, 96px)' }}>
      <Trans>What we hold to</Trans>
    </Typography>
    <List>
      <li>
        <b>
          <Trans>A price says why it is what it is.</Trans>
        </b>
        <Trans>Every discount is named, with its amount. Nothing is added on the last page.</Trans>
      </li>
      <li>
        <b>
          <Trans>Money is never lost.</Trans>
        </b>
        <Trans>A transfer that comes late, twice or with the wrong message is found, and goes where it belongs.</Trans>
      </li>
      <li>
        <b>
          <Trans>A place is sold once.</Trans>
        </b>
        <Trans>Also when ten thousand people press the same button in the same second.</Trans>
      </li>
      <li>
        <b>
          <Trans>What you tell us serves your event.</Trans>
        </b>
        <Trans>Your name and email go to the organiser of what you attend, and to nobody else.</Trans>
      </li>
    </List>
  </section>
);

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  marginTop: 20,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  columnGap: 'clamp(32px, 6vw, 88px)',
  '& li': {
    paddingBlock: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& b': { display: 'block', fontWeight: 600, fontSize: '1.0625rem', color: theme.vars.palette.text.primary },
}));

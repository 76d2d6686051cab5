import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { styled } from '#ui/theme/styled.ts';

export const Promises = () => (
  <section>
    <Typography variant="h2" sx={{ mt: 'clamp(56px, 8vw, 96px)' }}>
      <Trans>Our promises</Trans>
    </Typography>
    <List>
      <li>
        <b>
          <Trans>Clear prices</Trans>
        </b>
        <Trans>Every discount is listed with its amount. Nothing is added at checkout.</Trans>
      </li>
      <li>
        <b>
          <Trans>Every transfer accounted for</Trans>
        </b>
        <Trans>We record every transfer that reaches us, even if it’s late, duplicate or has the wrong message.</Trans>
      </li>
      <li>
        <b>
          <Trans>No double bookings</Trans>
        </b>
        <Trans>Every place is sold once, however many people buy at the same moment.</Trans>
      </li>
      <li>
        <b>
          <Trans>Your data stays private</Trans>
        </b>
        <Trans>Organisers see the contact details and answers of their own guests only. We don’t sell data.</Trans>
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

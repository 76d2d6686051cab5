import { Trans, useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { ContactForm } from './ContactForm.tsx';
import { Received } from './Received.tsx';

/** [S2.1-38] [S2.15-01] [S9-36] [S9-38] */
export const Contact = () => {
  const { t } = useLingui();
  const summary = t`Contact Vemoi about an event you’re planning or a ticket you hold. We reply within 1 business day.`;
  const { supportEmail } = usePageConfig();
  const [sent, setSent] = useState<ContactLead | null>(null);
  return (
    <Container sx={{ pt: { xs: 4, md: 8 } }}>
      <PageHead title={t`Contact Us`} description={summary} />
      <Columns>
        <Opening>
          <Typography variant="h1">
            <Trans>Send us a message</Trans>
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.1875rem', maxWidth: '40ch' }}>
            <Trans>We reply within 1 business day.</Trans>
          </Typography>
        </Opening>
        <Facts>
          <div>
            <dt>
              <Trans>Planning a large event?</Trans>
            </dt>
            <dd>
              <Trans>
                For events above 10,000 attendees, up to 1 million, we offer enterprise solutions and plan the event
                with you.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Questions about a ticket or payment?</Trans>
            </dt>
            <dd>
              <Trans>
                Include your order number. You may find the answer right away in the{' '}
                <LocalLink to={paths.support()}>Support centre</LocalLink>.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Prefer email?</Trans>
            </dt>
            <dd>
              <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
            </dd>
          </div>
        </Facts>
        <Card aria-live="polite">
          {sent === null ? <ContactForm onSent={setSent} /> : <Received lead={sent} onAnother={() => setSent(null)} />}
        </Card>
      </Columns>
    </Container>
  );
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  gridTemplateAreas: '"opening form" "facts form"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: 'clamp(28px, 4vw, 48px) clamp(32px, 6vw, 88px)',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"opening" "form" "facts"',
    gridTemplateRows: 'none',
  },
}));

const Opening = styled('div')({ gridArea: 'opening' });

const Facts = styled('dl')(({ theme }) => ({
  gridArea: 'facts',
  margin: 0,
  display: 'grid',
  gap: 24,
  maxWidth: 440,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, marginTop: 2, color: theme.vars.palette.text.secondary },
  '& dd a': { color: theme.vars.palette.tone.link, fontWeight: 600, overflowWrap: 'anywhere' },
}));

const Card = styled('div')(({ theme }) => ({
  gridArea: 'form',
  minWidth: 0,
  padding: 'clamp(20px, 3.5vw, 40px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

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

/** A form, and a person who answers it. [S2.1-38] [S2.15-01] [S9-36] [S9-38] */
export const Contact = () => {
  const { t } = useLingui();
  const { supportEmail } = usePageConfig();
  const [sent, setSent] = useState<ContactLead | null>(null);
  return (
    <Container sx={{ pt: { xs: 4, md: 8 } }}>
      <PageHead
        title={t`Contact Us`}
        description={t`Write to Vemoi: about an event you plan, or a ticket you hold. A person answers within 1 business day.`}
      />
      <Columns>
        <Opening>
          <Typography variant="h1">
            <Trans>Write to us</Trans>
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.1875rem', maxWidth: '40ch' }}>
            <Trans>A person reads it and answers within 1 business day.</Trans>
          </Typography>
        </Opening>
        <Facts>
          <div>
            <dt>
              <Trans>Expecting a crowd?</Trans>
            </dt>
            <dd>
              <Trans>
                For events above 10,000 attendees, up to 1 million, there are enterprise solutions: we plan the day with
                you.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>About a ticket or a payment</Trans>
            </dt>
            <dd>
              <Trans>
                Give your order number. Many questions are answered at once in the{' '}
                <LocalLink to={paths.support()}>Support centre</LocalLink>.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Rather by email?</Trans>
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
  // On a phone the form comes before what may be read beside it.
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
  '& dd a': { color: theme.vars.palette.primary.main, fontWeight: 600, overflowWrap: 'anywhere' },
}));

const Card = styled('div')(({ theme }) => ({
  gridArea: 'form',
  minWidth: 0,
  padding: 'clamp(20px, 3.5vw, 40px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

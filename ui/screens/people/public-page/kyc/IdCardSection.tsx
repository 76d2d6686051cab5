import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import type { OwnIdCard } from '#application/people/ports/kyc-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { dayWords, mayHandIn, statusWords } from './kyc.view.ts';
import { Section, Sheet } from './Sheet.tsx';

const IdCardDialog = lazy(async () => ({ default: (await import('./IdCardDialog.tsx')).IdCardDialog }));

const COLOURS = { PENDING: 'default', APPROVED: 'success', REJECTED: 'warning' } as const;

type Props = { readonly card: OwnIdCard | null; readonly onChange: () => void };

/** [S2.12-11] [S4-06] */
export const IdCardSection = ({ card, onChange }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const title = useId();
  const [open, setOpen] = useState(false);
  return (
    <Section aria-labelledby={title}>
      <Head>
        <Typography variant="h4" component="h3" id={title}>
          <Trans>ID card</Trans>
        </Typography>
        {card === null ? null : (
          <Chip size="small" color={COLOURS[card.status]} label={statusWords(card.status, locale)} />
        )}
      </Head>
      <Typography color="textSecondary" variant="body2">
        <Trans>Required before we can pay you. Only you and our reviewers can see your ID card.</Trans>
      </Typography>
      {card?.status === 'REJECTED' ? (
        <Alert severity="warning" variant="outlined">
          {card.reason}
        </Alert>
      ) : null}
      {card === null ? null : (
        <Sheet>
          <Pictures>
            <img src={card.frontImage} alt={t`Front of your ID card`} />
            <img src={card.backImage} alt={t`Back of your ID card`} />
          </Pictures>
          <Facts>
            <dt>
              <Trans>Full name</Trans>
            </dt>
            <dd>{card.fullname}</dd>
            <dt>
              <Trans>Date of birth</Trans>
            </dt>
            <dd className="tabular">{dayWords(card.birthday)}</dd>
            <dt>
              <Trans>ID card number</Trans>
            </dt>
            <dd className="tabular">{card.idNumber}</dd>
          </Facts>
        </Sheet>
      )}
      {mayHandIn(card?.status ?? null) ? (
        <div>
          <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
            {card === null ? <Trans>Add ID card</Trans> : <Trans>Send another ID card</Trans>}
          </Button>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {open ? (
          <IdCardDialog
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onChange();
            }}
          />
        ) : null}
      </Suspense>
    </Section>
  );
};

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  maxWidth: 420,
  '& img': {
    width: '100%',
    aspectRatio: '85.6 / 54',
    objectFit: 'cover',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.tone.sunken,
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 20px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import type { BankAccount } from '#domain/people/bank-account.ts';
import { Lines } from '#ui/screens/people/public-page/Lines.tsx';
import { useStrikeAccount } from './bank-account-form.view.ts';
import { Section } from './Sheet.tsx';

const BankAccountDialog = lazy(async () => ({ default: (await import('./BankAccountDialog.tsx')).BankAccountDialog }));
const SecondFactorDialog = lazy(async () => ({
  default: (await import('./SecondFactorDialog.tsx')).SecondFactorDialog,
}));

type Props = {
  readonly accounts: readonly BankAccount[];
  readonly hasSecondFactor: boolean;
  readonly onChange: () => void;
};

/** [S2.12-11] */
export const BankAccounts = ({ accounts, hasSecondFactor, onChange }: Props) => {
  const { t } = useLingui();
  const title = useId();
  const [open, setOpen] = useState(false);
  const [isProtected, setProtected] = useState(hasSecondFactor);
  const { striking, strike, problem } = useStrikeAccount(onChange);
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Bank accounts</Trans>
      </Typography>
      <Typography color="textSecondary" variant="body2">
        <Trans>Where we send your payouts.</Trans>
      </Typography>
      {accounts.length === 0 ? null : (
        <Lines>
          {accounts.map(({ bankAccountId, bank, holder, number }) => (
            <li key={bankAccountId}>
              <div>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{bank}</Typography>
                <Typography variant="body2" className="tabular" sx={{ overflowWrap: 'anywhere' }}>
                  {number}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {holder}
                </Typography>
              </div>
              <Button
                variant="outlined"
                color="secondary"
                size="small"
                sx={{ flex: 'none', minHeight: 44 }}
                aria-label={t`Remove ${bank} ${number}`}
                loading={striking === bankAccountId}
                onClick={() => strike(bankAccountId)}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </Lines>
      )}
      <div>
        <Typography color="error" variant="body2" role="status" sx={{ '&:not(:empty)': { mb: 1.5 } }}>
          {problem}
        </Typography>
        <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
          <Trans>Add bank account</Trans>
        </Button>
      </div>
      <Suspense fallback={null}>
        {open && !isProtected ? (
          <SecondFactorDialog onClose={() => setOpen(false)} onDone={() => setProtected(true)} />
        ) : null}
        {open && isProtected ? (
          <BankAccountDialog
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

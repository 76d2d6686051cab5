import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OwnWithdrawal } from '#application/programme/ports/reward-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Section } from '#ui/screens/people/public-page/kyc/Sheet.tsx';
import { Lines } from '#ui/screens/people/public-page/Lines.tsx';
import { showDay } from '#words/platform/money-and-dates.ts';
import { dayWords, isOpen, mayCancel, statusWords, useAmountWords, useCancelling } from './rewards.view.ts';

type Props = { readonly withdrawals: readonly OwnWithdrawal[]; readonly onChange: () => void };

export const Withdrawals = ({ withdrawals, onChange }: Props) => {
  const { t } = useLingui();
  const title = useId();
  const locale = useLocale();
  const words = useAmountWords();
  const { cancelling, cancel } = useCancelling(onChange);
  if (withdrawals.length === 0) return null;
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Withdrawals</Trans>
      </Typography>
      <Lines>
        {withdrawals.map((withdrawal) => {
          const total = words(withdrawal.total, 'VND');
          const { bank, number, reason } = withdrawal;
          const expectedFrom = showDay(withdrawal.expectedFrom, locale);
          const expectedUntil = showDay(withdrawal.expectedUntil, locale);
          return (
            <li key={withdrawal.id}>
              <div>
                <Typography sx={{ fontWeight: 600 }} className="tabular">
                  {total} · {statusWords(withdrawal, locale)}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {dayWords(withdrawal.requestedAt, locale)} · {bank} {number}
                </Typography>
                {isOpen(withdrawal) ? (
                  <Typography variant="body2" color="textSecondary">
                    <Trans>
                      Expected between {expectedFrom} and {expectedUntil}
                    </Trans>
                  </Typography>
                ) : null}
                {reason === null ? null : (
                  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {reason}
                  </Typography>
                )}
              </div>
              {mayCancel(withdrawal) ? (
                <Button
                  variant="outlined"
                  color="secondary"
                  size="small"
                  sx={{ flex: 'none', minHeight: 44 }}
                  aria-label={t`Cancel the withdrawal of ${total}`}
                  loading={cancelling === withdrawal.id}
                  onClick={() => cancel(withdrawal)}
                >
                  <Trans>Cancel</Trans>
                </Button>
              ) : null}
            </li>
          );
        })}
      </Lines>
    </Section>
  );
};

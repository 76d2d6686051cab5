import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnWithdrawal } from '#application/programme/ports/reward-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { showDay } from '#words/platform/money-and-dates.ts';
import {
  dayWords,
  mayCancel as isCancellable,
  isOpen,
  payoutWords,
  useCancelling,
  useStatement,
} from './earnings.view.ts';

type Props = {
  readonly payouts: readonly OwnWithdrawal[];
  readonly publisher: string | null;
  readonly mayCancel: boolean;
};

export const Payouts = ({ payouts, publisher, mayCancel }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { cancelling, cancel } = useCancelling();
  const statement = useStatement(publisher);
  if (payouts.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        <Trans>Payouts</Trans>
      </Typography>
      <Rows>
        {payouts.map((payout) => {
          const { id, bank, number, reason } = payout;
          const expectedFrom = showDay(payout.expectedFrom, locale);
          const expectedUntil = showDay(payout.expectedUntil, locale);
          const total = showMoney(payout.total, locale);
          const fee = showMoney(payout.fee, locale);
          return (
            <li key={id}>
              <div>
                <Typography sx={{ fontWeight: 600 }} className="tabular">
                  {total} · {payoutWords(payout, locale)}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {dayWords(payout.requestedAt, locale)} · {bank} {number} · <Trans>{fee} fee</Trans>
                </Typography>
                {isOpen(payout) ? (
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
              <Acts>
                <Button
                  variant="outlined"
                  color="secondary"
                  aria-label={t`Statement of the payout of ${total}`}
                  loading={statement.busy === id}
                  onClick={() => statement.download({ payoutId: id })}
                >
                  <Trans>Statement (PDF)</Trans>
                </Button>
                {mayCancel && isCancellable(payout) ? (
                  <Button
                    variant="outlined"
                    color="secondary"
                    aria-label={t`Cancel the payout of ${total}`}
                    loading={cancelling === id}
                    onClick={() => cancel(payout)}
                  >
                    <Trans>Cancel</Trans>
                  </Button>
                ) : null}
              </Acts>
            </li>
          );
        })}
      </Rows>
    </section>
  );
};

const Rows = styled(FramedList)({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '12px 20px',
  },
  '& > li > div:first-of-type': { minWidth: 0, flex: '1 1 260px' },
});

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { minHeight: 44 } });

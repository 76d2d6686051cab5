import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DeductionCard } from '#ui/screens/sale/payment/DeductionCard.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { CODE_ACCEPTED } from '#words/sale/promotions.ts';
import { type CodeAsked, type EnteredCode, useCode } from './use-code.ts';

type Props = {
  readonly asked: CodeAsked;
  readonly entry: EnteredCode;
  readonly frame?: 'CARD' | 'SECTION';
};

/** Typed, from the link, or entered before the tickets changed. [S1-16] [S2.11-06] */
export function CodeCard({ asked, entry, frame = 'CARD' }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { code, busy, act } = entry;
  const { typed, setTyped, refusal, trying, input, apply } = useCode(asked, entry);
  return (
    <DeductionCard
      id="code-title"
      frame={frame}
      title={<Trans>Promotion code</Trans>}
      busy={busy}
      applied={
        code.worth === null ? null : (
          <>
            <b>{code.worth.code}</b>
            <span className="off">−{moneyText(code.worth.off, locale)}</span>
          </>
        )
      }
      success={
        <Alert severity="success" variant="outlined" role="status">
          {CODE_ACCEPTED[locale]}
        </Alert>
      }
      remove={{
        label: <Trans>Remove code</Trans>,
        act: () => {
          setTyped('');
          act.dropCode();
        },
      }}
      field={{
        label: t`Promotion code`,
        value: typed,
        refusal:
          refusal === null ? null : (
            <span role="alert">
              {refusal.sentence} <span style={{ display: 'block' }}>{refusal.mend}</span>
            </span>
          ),
        onChange: setTyped,
        inputRef: input,
        input: { maxLength: 64, autoCapitalize: 'characters', spellCheck: false },
      }}
      apply={{ act: apply, blocked: typed.trim() === '', asking: trying }}
    />
  );
}

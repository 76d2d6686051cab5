import { Trans } from '@lingui/react/macro';
import type { PlatformFee } from '#application/platform/ports/settings-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { styled } from '#ui/theme/styled.ts';
import { EXAMPLE_ORDER, exampleShare, moneyText, type Terms } from './platform-settings.view.ts';

type Props = {
  readonly all: readonly PlatformFee[];
  /** What a form says; null: as it is now. */
  readonly change: { readonly fee: PlatformFee['fee']; readonly terms: Terms } | null;
};

export const ShareOfOrder = ({ all, change }: Props) => {
  const locale = useLocale();
  const termsOf = (name: PlatformFee['fee']): Terms | undefined =>
    change?.fee === name ? change.terms : all.find(({ fee }) => fee === name)?.now.terms;
  const [sale, withdrawal] = [termsOf('SALE'), termsOf('WITHDRAWAL')];
  if (sale === undefined || withdrawal === undefined) return null;
  const { sale: kept, withdrawal: paid } = exampleShare(sale, withdrawal);
  const vnd = (amount: (typeof kept)['total']) => moneyText(amount, locale);
  return (
    <Share aria-live="polite">
      <Trans>
        For an order of {vnd(EXAMPLE_ORDER)}, the organiser gets <strong>{vnd(kept.total)}</strong> after a fee of{' '}
        {vnd(kept.fee)}. If that amount is withdrawn, {vnd(paid.total)} arrives in their bank account.
      </Trans>
    </Share>
  );
};

const Share = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.tone.sunken,
  maxWidth: '70ch',
}));

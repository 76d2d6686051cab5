import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PageSettings } from '#ui/bindings/page-config-context.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { styled } from '#ui/theme/styled.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { useCanLeave, useLeaveFor } from './provider.view.ts';

const Or = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', height: 1, background: theme.vars.palette.divider },
}));
const Problem = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.error.main, fontSize: '0.875rem' }));

type ProviderButtonsProps = Pick<ChoicesProps, 'goOnTo' | 'act'>;

/** [S2.5-01] */
export function ProviderButtons({ goOnTo, act }: ProviderButtonsProps) {
  const { identityProviders } = usePageConfig();
  const canLeave = useCanLeave();
  if (identityProviders.length === 0) return null;
  if (!canLeave) return <InFrameNotice names={identityProviders.map(({ name }) => name)} />;
  return <Choices providers={identityProviders} goOnTo={goOnTo} act={act} />;
}

/** In another site's frame: opens this page in a new tab, where providers can be reached. */
function InFrameNotice({ names }: { readonly names: readonly string[] }) {
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(names);
  return (
    <>
      <Or>
        <Trans>or</Trans>
      </Or>
      <Typography variant="body2" color="textSecondary">
        <Trans>
          Signing in with {list} doesn’t work inside another website.{' '}
          <Link href={window.location.href} target="_blank" rel="noopener">
            Open this page in a new tab
          </Link>{' '}
          to use it.
        </Trans>
      </Typography>
    </>
  );
}

type ChoicesProps = {
  readonly providers: PageSettings['identityProviders'];
  readonly goOnTo: string | null;
  readonly act: string | null;
};

function Choices({ providers, goOnTo, act }: ChoicesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const leaveFor = useLeaveFor();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (provider: string) => {
    setBusy(provider);
    setProblem(null);
    try {
      const left = await leaveFor(provider, { goOnTo, act });
      // Stays busy until the browser has left.
      if (left.ok) return;
      setProblem(refusalSentence(left.refusal, locale));
    } catch {
      setProblem(t`We could not reach Vemoi. Check your connection and try again.`);
    }
    setBusy(null);
  };
  return (
    <>
      <Or>
        <Trans>or</Trans>
      </Or>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outlined"
          color="secondary"
          size="large"
          fullWidth
          loading={busy === id}
          disabled={busy !== null}
          onClick={() => void choose(id)}
        >
          <Trans>Sign in with {name}</Trans>
        </Button>
      ))}
      {problem !== null && <Problem role="alert">{problem}</Problem>}
    </>
  );
}

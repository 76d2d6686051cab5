import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import type { CameBack } from './callback.loader.ts';
import { useResume } from './callback.view.ts';

const Middle = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 16,
  paddingBlock: 'clamp(40px, 12vh, 128px)',
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/** [S2.1-35] */
export function Callback() {
  const { t } = useLingui();
  const came = useLoaderData<CameBack>();
  const target = came.kind === 'SIGNED_IN' ? came.target : null;
  useEffect(() => {
    // Our own address, but in another language a different document, so the browser loads it.
    if (target !== null) window.location.replace(target);
  }, [target]);
  return (
    <Middle as={Container}>
      <PageHead hidden title={t`Signing in`} />
      {came.kind === 'PENDING' || came.kind === 'SIGNED_IN' ? (
        <>
          <Spinner size={40} label={t`Signing in`} />
          <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
            <Trans>Signing you in…</Trans>
          </Typography>
        </>
      ) : (
        <Failed came={came} />
      )}
    </Middle>
  );
}

/** Signing in after all, or going back, resumes what the person was doing. */
function Failed({ came }: { readonly came: Extract<CameBack, { readonly kind: 'REFUSED' | 'UNREACHED' }> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const resume = useResume();
  const requireSignIn = useRequireSignIn();
  const { target, act } = came.from;
  const tryAgain = async () => {
    const account = await requireSignIn({ closeable: true, goOnTo: target, ...(act === null ? {} : { act }) });
    if (account !== null) window.location.replace(resume());
  };
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        <Trans>Sign-in failed</Trans>
      </Typography>
      <Typography role="alert" color="textSecondary" sx={{ maxWidth: '48ch' }}>
        {came.kind === 'REFUSED'
          ? refusalSentence(came.refusal, locale)
          : t`We could not reach Vemoi. Check your connection and try again.`}
      </Typography>
      <Ways>
        <Button variant="contained" onClick={() => void tryAgain()}>
          <Trans>Try again</Trans>
        </Button>
        {target === '/' ? (
          <Button component={Link} to={paths.home()} variant="outlined" color="secondary">
            <Trans>Back to home</Trans>
          </Button>
        ) : (
          <Button href={target} variant="outlined" color="secondary">
            <Trans>Back to where you were</Trans>
          </Button>
        )}
      </Ways>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useLanguageSwitch } from '#ui/bindings/use-language-switch.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { styled } from '#ui/theme/styled.ts';

const SignOutDialog = lazy(async () => ({
  default: (await import('#ui/layouts/header/SignOutDialog.tsx')).SignOutDialog,
}));

/** What other pages have in their header. */
export function InvitationFoot() {
  const { t } = useLingui();
  const session = useSession();
  const requireSignIn = useRequireSignIn();
  const { current, choose, pathIn } = useLanguageSwitch();
  const [leaving, setLeaving] = useState(false);
  const other = current === 'vi' ? 'en' : 'vi';
  const email = session.kind === 'SIGNED_IN' ? session.account.email : null;
  return (
    <Line className="no-print" aria-label={t`Account and language`}>
      {email !== null && (
        <>
          <span>
            <Trans>Signed in as {email}</Trans>
          </span>
          <button type="button" onClick={() => setLeaving(true)}>
            <Trans>Sign Out</Trans>
          </button>
        </>
      )}
      {session.kind === 'SIGNED_OUT' && (
        <button type="button" onClick={() => void requireSignIn()}>
          <Trans>Sign in</Trans>
        </button>
      )}
      <a
        href={pathIn(other)}
        lang={other}
        hrefLang={other}
        onClick={(event) => {
          event.preventDefault();
          choose(other);
        }}
      >
        {other === 'vi' ? 'Tiếng Việt' : 'English'}
      </a>
      {leaving && (
        <Suspense fallback={null}>
          <SignOutDialog onDone={() => setLeaving(false)} />
        </Suspense>
      )}
    </Line>
  );
}

const Line = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 24px',
  padding: '24px 16px 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '& > span': { overflowWrap: 'anywhere', minWidth: 0, textAlign: 'center', textWrap: 'balance' },
  '& > a, & > button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: 0,
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    cursor: 'pointer',
  },
}));

import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SessionKeeper } from '#application/people/keep-session.ts';
import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import type { NewSecondFactor } from '#application/people/ports/kyc-desk.ts';
import { SignIn } from '#application/people/sign-in.ts';
import { ok } from '#domain/kernel/result.ts';
import { goOnTarget } from '#ui/bindings/second-factor-address.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useAnswer } from '#ui/screens/people/public-page/answer.view.ts';
import { useSending } from './kyc.view.ts';

/** Authenticator apps show the six digits with a space in between. */
const isAppCode = (code: string): boolean => /^\d{3}\s?\d{3}$/.test(code.trim());
const isRecoveryCode = (code: string): boolean => code.replaceAll(/[\s-]/g, '').length === 16;

export function useFactorStep(): 'ASK' | 'SET_UP_FIRST' | null {
  const session = useSession();
  return session.kind === 'SIGNED_IN' ? session.account.secondFactorStep : null;
}

/** The abilities are asked for again; then the page that was asked for opens. */
export function useAfterFactor(onChange: () => void): () => void {
  const sessions = useUseCase(SessionKeeper);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goOnTo = goOnTarget(query);
  return () => {
    void sessions.refresh().then(() => (goOnTo === null ? onChange() : void navigate(goOnTo)));
  };
}

type CodeAct = 'GIVE' | 'REMOVE' | 'RENEW';

/** Of the app, or a recovery code. `issued`: the new recovery codes. */
export function useFactorCode(act: CodeAct, onDone: () => void) {
  const { t } = useLingui();
  const keep = useUseCase(ManageMyAccount);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [issued, setIssued] = useState<readonly string[] | null>(null);
  const said = {
    GIVE: t`You’re confirmed on this device`,
    REMOVE: t`Two-factor authentication is off`,
    RENEW: t`You have new recovery codes`,
  }[act];
  const { busy, problem, send } = useSending(said, () => (act === 'RENEW' ? undefined : onDone()));
  const isCode = isAppCode(code) || isRecoveryCode(code);
  const ask = async () => {
    if (act === 'GIVE') return keep.giveSecondFactor(code);
    if (act === 'REMOVE') return keep.removeSecondFactor(code);
    const renewed = await keep.renewRecoveryCodes(code);
    if (renewed.ok) setIssued(renewed.value);
    return renewed;
  };
  return {
    code,
    setCode,
    wrong: tried && !isCode ? t`Please enter the 6-digit code from your app, or a recovery code` : undefined,
    busy,
    problem,
    issued,
    submit: () => {
      setTried(true);
      if (isCode) void send(ask);
    },
  };
}

type Begun = (NewSecondFactor & { readonly kind: 'NEW' }) | { readonly kind: 'SIGN_IN_AGAIN' };

/** A session that began long ago first confirms its owner by an emailed code. */
export function useSetUp() {
  const { t } = useLingui();
  const keep = useUseCase(ManageMyAccount);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, problem, send } = useSending(t`Your authenticator app is set up`, () => undefined);
  const begin = useCallback(async () => {
    const begun = await keep.beginSecondFactor();
    if (begun.ok) return ok<Begun>({ kind: 'NEW', ...begun.value });
    return begun.refusal.code === 'FRESH_SIGN_IN_REQUIRED' ? ok<Begun>({ kind: 'SIGN_IN_AGAIN' }) : begun;
  }, [keep]);
  const { answer, again } = useAnswer<Begun>(begin);
  return {
    answer,
    again,
    code,
    setCode,
    codes,
    wrong: tried && !isAppCode(code) ? t`Please enter the 6-digit code from your app` : undefined,
    busy,
    problem,
    submit: () => {
      setTried(true);
      if (!isAppCode(code)) return;
      void send(async () => {
        const confirmed = await keep.confirmSecondFactor(code);
        if (confirmed.ok) setCodes(confirmed.value);
        return confirmed;
      });
    },
  };
}

export function useSignInAgain(onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const session = useSession();
  const signIn = useUseCase(SignIn);
  const email = session.kind === 'SIGNED_IN' ? session.account.email : '';
  const [challenge, setChallenge] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const asked = useSending(t`We sent you a code`, () => undefined);
  const answered = useSending(t`Thank you, it’s you`, onDone);
  return {
    email,
    sent: challenge !== null,
    code,
    setCode,
    busy: asked.busy || answered.busy,
    problem: asked.problem ?? answered.problem,
    request: () =>
      void asked.send(async () => {
        const sent = await signIn.requestCode(email, locale);
        if (sent.ok) setChallenge(sent.value.challenge);
        return sent;
      }),
    enter: () => {
      if (challenge !== null) void answered.send(() => signIn.enterCode(challenge, code.replaceAll(/\s/g, '')));
    },
  };
}

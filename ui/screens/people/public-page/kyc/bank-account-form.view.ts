import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bankAccountTroubles } from '#application/people/check-forms.ts';
import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { fieldWords, useSending } from './kyc.view.ts';

/** Authenticator apps show the six digits with a space in between. */
const isCode = (code: string): boolean => /^\d{3}\s?\d{3}$/.test(code.trim());

export function useBankAccountForm(onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const keep = useUseCase(ManageMyAccount);
  const [form, setForm] = useState({ bank: '', number: '', holder: '' });
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, send } = useSending(t`Bank account added`, onDone);
  const troubles = bankAccountTroubles(form);
  return {
    form,
    type: (change: Partial<typeof form>) => setForm({ ...form, ...change }),
    code,
    setCode,
    wrong: tried
      ? {
          bank: fieldWords('bank_name', troubles.bank, locale),
          number: fieldWords('number', troubles.number, locale),
          holder: fieldWords('holder_name', troubles.holder, locale),
          code: isCode(code) ? undefined : t`Please enter the 6-digit code from your app`,
        }
      : {},
    busy,
    problem,
    submit: () => {
      setTried(true);
      if (Object.keys(troubles).length === 0 && isCode(code)) void send(() => keep.addBankAccount(form, code));
    },
  };
}

export function useStrikeAccount(onDone: () => void) {
  const { t } = useLingui();
  const keep = useUseCase(ManageMyAccount);
  const [striking, setStriking] = useState<string | null>(null);
  const { problem, send } = useSending(t`Bank account removed`, onDone);
  const strike = async (bankAccountId: string): Promise<void> => {
    setStriking(bankAccountId);
    await send(() => keep.removeBankAccount(bankAccountId));
    setStriking(null);
  };
  return { striking, strike: (bankAccountId: string) => void strike(bankAccountId), problem };
}

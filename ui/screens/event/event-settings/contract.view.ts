import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { KeepContract } from '#application/event/keep-contract.ts';
import type { DeskContract } from '#application/event/ports/contract-desk.ts';
import {
  type ContractChain,
  isContractAwaited,
  LONGEST_CONTRACT_NAME,
  MOST_TOKENS,
} from '#domain/event/contract-deployment.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits } from '#domain/kernel/locale/money-display.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import type { DeskEvent } from './event-settings.view.ts';

export { LONGEST_CONTRACT_NAME, MOST_TOKENS };

const LOOK_EVERY = 5 * SECOND;

export const CHAIN_NAMES: Readonly<Record<ContractChain, string>> = { POLYGON: 'Polygon', BASE: 'Base' };

export const tokensSaid = (amount: number, locale: Locale): string => groupDigits(amount, locale);

export type ContractField = 'name' | 'amount';
export type WrittenContract = { readonly chain: ContractChain; readonly name: string; readonly amount: string };

const FIELDS: Readonly<Record<string, ContractField>> = { contract_name: 'name', amount: 'amount' };

/** The wrong field, or a sentence of what failed elsewhere; null: it is asked for. */
export type Asked = { readonly field: ContractField } | { readonly trouble: string } | null;

/** Polls while the provider is awaited. */
export function useContract({ id }: Pick<DeskEvent, 'id'>, deployed: DeskContract | null) {
  const keep = useUseCase(KeepContract);
  const [key, setKey] = useState(keep.newKey);
  const { busy, act } = useDeskAct();
  const { revalidate } = useRevalidator();
  const awaited = deployed !== null && isContractAwaited(deployed);
  useEffect(() => {
    if (!awaited) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [awaited, revalidate]);

  return {
    busy,
    awaited,
    ask: async ({ chain, name, amount }: WrittenContract, done: string): Promise<Asked> => {
      const terms = { contractName: name, amount: amount.trim() === '' ? Number.NaN : Number(amount) };
      // A failed contract may use another chain; a deployed one only changes its terms.
      const anew = deployed === null || deployed.state === 'FAILED';
      let field: ContractField | undefined;
      const asked = (anew ? keep.deploy(id, chain, terms, key) : keep.change(id, terms, key)).then((answer) => {
        if (!answer.ok && answer.refusal.code === 'INVALID_INPUT')
          field = FIELDS[answer.refusal.field.replace(/^input\./, '')];
        return answer;
      });
      const trouble = await act(asked, done);
      if (trouble === null) setKey(keep.newKey());
      if (field !== undefined) return { field };
      return trouble === null ? null : { trouble };
    },
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import {
  applyReport,
  CONTRACT_ASKS,
  CONTRACT_TRANSITIONS,
  type ContractDeployment,
  type ContractReport,
  type ContractState,
  changeContract,
  contractPause,
  isContractAwaited,
  readContractTerms,
  requestContract,
} from './contract-deployment.ts';

const TERMS = { contractName: 'Đêm nhạc', amount: 100 };
const ASKED = { chain: 'POLYGON', ...TERMS } as const;
const PLACED = { instanceId: 'i-1', contract: '0xabc', link: 'https://scan.test/0xabc' };
const deployed: ContractDeployment = { ...ASKED, ...PLACED, state: 'DEPLOYED', message: null };
const states: Readonly<Record<ContractState, ContractDeployment>> = {
  REQUESTED: { ...ASKED, state: 'REQUESTED' },
  PENDING: { ...ASKED, state: 'PENDING', instanceId: 'i-1' },
  DEPLOYED: deployed,
  UPDATING: { ...ASKED, ...PLACED, state: 'UPDATING', wanted: { contractName: 'Đêm thơ', amount: 200 } },
  FAILED: { ...ASKED, state: 'FAILED', message: 'No gas' },
};

describe('the contract of an event', () => {
  it('is requested, accepted and deployed', () => {
    const requested = requestContract(null, ASKED);
    if (!requested.ok) throw new Error('refused');
    const pending = applyReport(requested.value, { kind: 'ACCEPTED', instanceId: 'i-1' });
    expect(pending).toEqual(states.PENDING);
    expect(applyReport(pending, { kind: 'WORKING' })).toBe(pending);
    expect(applyReport(pending, { kind: 'DEPLOYED', contract: '0xabc', link: PLACED.link })).toEqual(deployed);
  });

  it('is requested again only after it failed', () => {
    for (const before of Object.values(states))
      expect(requestContract(before, ASKED)).toEqual(
        before.state === 'FAILED'
          ? { ok: true, value: states.REQUESTED }
          : { ok: false, refusal: { code: 'EVENT_STATE_FORBIDS', state: `CONTRACT_${before.state}` } },
      );
  });

  it('takes other terms where it stands, and keeps the old ones when that fails', () => {
    const wanted = { contractName: 'Đêm thơ', amount: 200 };
    const changed = changeContract(deployed, wanted);
    expect(changed).toEqual({ ok: true, value: states.UPDATING });
    expect(applyReport(states.UPDATING, { kind: 'UPDATED' })).toEqual({ ...deployed, ...wanted });
    expect(applyReport(states.UPDATING, { kind: 'REFUSED', message: 'Locked' })).toEqual({
      ...deployed,
      message: 'Locked',
    });
    expect(applyReport(states.UPDATING, { kind: 'UNANSWERED' })).toEqual(deployed);
    expect(changeContract(deployed, { ...TERMS, amount: 99 })).toMatchObject({
      refusal: { field: 'amount', problem: { kind: 'TOO_SMALL', min: 100 } },
    });
    expect(changeContract(deployed, TERMS)).toEqual({ ok: true, value: deployed });
    expect(changeContract(states.FAILED, wanted)).toEqual({ ok: true, value: { ...states.REQUESTED, ...wanted } });
    expect(changeContract(null, wanted)).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    for (const state of ['REQUESTED', 'PENDING', 'UPDATING'] as const)
      expect(changeContract(states[state], wanted)).toMatchObject({ refusal: { code: 'EVENT_STATE_FORBIDS' } });
  });

  it.each([
    ['contract_name', { contractName: ' ' }],
    ['contract_name', { contractName: 'x'.repeat(61) }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.5 }],
    ['amount', { amount: 1_000_001 }],
  ])('is refused for its %s', (field, change) => {
    expect(readContractTerms({ ...TERMS, ...change })).toMatchObject({ ok: false, refusal: { field } });
  });

  it('is named without blanks around its name', () => {
    expect(readContractTerms({ contractName: '  Đêm nhạc ', amount: 1_000_000 })).toEqual({
      ok: true,
      value: { contractName: 'Đêm nhạc', amount: 1_000_000 },
    });
  });

  it('moves only along its transitions, whatever is heard', () => {
    const report = fc.constantFrom<ContractReport>(
      { kind: 'ACCEPTED', instanceId: 'i-2' },
      { kind: 'WORKING' },
      { kind: 'DEPLOYED', contract: '0xdef', link: 'https://scan.test/0xdef' },
      { kind: 'UPDATED' },
      { kind: 'REFUSED', message: 'No' },
      { kind: 'UNANSWERED' },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(states)), fc.array(report), (first, reports) => {
        let deployment = first;
        for (const each of reports) {
          const next = applyReport(deployment, each);
          const along: readonly ContractState[] = CONTRACT_TRANSITIONS[deployment.state];
          expect(next === deployment || along.includes(next.state)).toBe(true);
          if (each.kind === 'UNANSWERED') expect(isContractAwaited(next)).toBe(false);
          deployment = next;
        }
      }),
    );
  });

  it('is asked about with growing pauses, for about two hours', () => {
    const pauses = Array.from({ length: CONTRACT_ASKS }, (_, asks) => contractPause(asks));
    expect(pauses.slice(0, 4)).toEqual([5 * SECOND, 5 * SECOND, 10 * SECOND, 20 * SECOND]);
    expect(Math.max(...pauses)).toBe(5 * MINUTE);
    const whole = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(whole > 1.5 * HOUR && whole < 2.5 * HOUR).toBe(true);
  });
});

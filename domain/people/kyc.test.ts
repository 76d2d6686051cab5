import { describe, expect, it } from 'vitest';
import { accountId } from '#test/builders/a-viewer.ts';
import { anIdCard } from '#test/builders/an-id-card.ts';
import { given } from '#test/builders/given.ts';
import { reachable } from '#test/builders/reachable.ts';
import {
  decideKyc,
  evolveKyc,
  KYC_STATUSES,
  KYC_TRANSITIONS,
  type Kyc,
  type KycCommand,
  type KycEvent,
} from './kyc.ts';

const LAN = accountId('lan');
const MINH = accountId('minh');
const card = anIdCard();
const story = given<Kyc | null, KycEvent>(evolveKyc, null);
const asked = (command: KycCommand) => (kyc: Kyc | null) => decideKyc(kyc, command);
const SUBMIT: KycCommand = { kind: 'SUBMIT', owner: LAN, card, today: '2026-11-20' };
const APPROVE: KycCommand = { kind: 'APPROVE', by: MINH };
const REJECT: KycCommand = { kind: 'REJECT', by: MINH, reason: 'The picture is blurred' };
const SUBMITTED: KycEvent = { kind: 'CARD_SUBMITTED', owner: LAN, card };
const REJECTED: KycEvent = { kind: 'CARD_REJECTED', reason: 'The picture is blurred' };

describe('an ID card review', () => {
  it('is pending until approved', () => {
    const pending = story().when(asked(SUBMIT)).thenHappens(SUBMITTED);
    expect(pending.state).toEqual({ status: 'PENDING', owner: LAN, card });
    const approved = pending
      .when(asked(SUBMIT))
      .thenRefused({ code: 'CARD_UNDER_REVIEW' })
      .when(asked(APPROVE))
      .thenHappens({ kind: 'CARD_APPROVED' });
    expect(approved.state).toEqual({ status: 'APPROVED', owner: LAN, card });
    approved.when(asked(REJECT)).thenRefused({ code: 'NO_CARD_TO_REVIEW' });
  });

  it('is rejected with a reason and can be resubmitted', () => {
    const rejected = story(SUBMITTED)
      .when(asked({ ...REJECT, reason: ' ' }))
      .thenRefused({ code: 'REASON_REQUIRED' })
      .when(asked(REJECT))
      .thenHappens(REJECTED);
    expect(rejected.state).toEqual({ status: 'REJECTED', owner: LAN, card, reason: 'The picture is blurred' });
    rejected.when(asked(SUBMIT)).thenHappens(SUBMITTED);
  });

  it('is repeated when an approved card is replaced', () => {
    expect(story(SUBMITTED, { kind: 'CARD_APPROVED' }).when(asked(SUBMIT)).thenHappens(SUBMITTED).state?.status).toBe(
      'PENDING',
    );
  });

  it('needs a complete card and another person’s decision', () => {
    story()
      .when(asked({ ...SUBMIT, card: anIdCard({ fullname: '' }) }))
      .thenRefused({ code: 'CARD_INCOMPLETE', problems: [{ field: 'fullname', problem: { kind: 'REQUIRED' } }] })
      .when(asked(APPROVE))
      .thenRefused({ code: 'NO_CARD_TO_REVIEW' });
    story(SUBMITTED)
      .when(asked({ kind: 'APPROVE', by: LAN }))
      .thenRefused({ code: 'OWN_CARD' });
  });

  it('ignores decisions without a card', () => {
    expect(story({ kind: 'CARD_APPROVED' }).state).toBe(null);
  });

  it('reaches every status along its transitions', () => {
    expect(reachable(KYC_TRANSITIONS, 'PENDING')).toEqual(new Set(KYC_STATUSES));
    const states: readonly [Kyc, readonly boolean[]][] = [
      [{ status: 'PENDING', owner: LAN, card }, [false, true, true]],
      [{ status: 'APPROVED', owner: LAN, card }, [true, false, false]],
      [{ status: 'REJECTED', owner: LAN, card, reason: 'blurred' }, [true, false, false]],
    ];
    for (const [state, allowed] of states) {
      const answers = [SUBMIT, APPROVE, REJECT].map((command) => decideKyc(state, command));
      expect(answers.map((answer) => answer.ok)).toEqual(allowed);
      const next = answers.flatMap((answer) => (answer.ok ? [answer.value.reduce(evolveKyc, state)?.status] : []));
      expect(next).toEqual(KYC_TRANSITIONS[state.status]);
    }
  });
});

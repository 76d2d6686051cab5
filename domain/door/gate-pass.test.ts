import { expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { checkGatePass, GATE_PASS_LASTS } from './gate-pass.ts';

const pass = { gateId: 'g1', eventId: 1012, sectionEventId: 5001, issuedAt: NOW, revokedAt: null };
const LAST = later(NOW, GATE_PASS_LASTS);

it.each([
  ['when it is issued', NOW, null, true],
  ['for twelve hours', minutes(12 * 60), null, true],
  ['no longer', later(LAST, 1), null, { code: 'PASS_OVER', since: LAST }],
  ['until it is revoked', minutes(4), minutes(5), true],
  ['not from then on', minutes(5), minutes(5), { code: 'PASS_REVOKED' }],
] as const)('a gate pass is valid %s', (_when, at, revokedAt, holds) => {
  expect(checkGatePass({ ...pass, revokedAt }, at)).toEqual(
    holds === true ? { ok: true, value: null } : { ok: false, refusal: holds },
  );
});

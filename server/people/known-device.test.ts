import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EmailAddress } from '#domain/people/email-address.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import { budgetOf, markDevice } from './known-device.ts';

const keyring = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]);
const address = (name: string) => `${name}@example.test` as EmailAddress;
const mark = (before: string | null, name: string) => markDevice(keyring, nodeSecretSource, before, address(name));

describe('the mark of a known device', () => {
  it('has its own budget for the address it signed in with, and for no other', () => {
    const linh = mark(null, 'linh');
    expect(budgetOf(keyring, linh, address('linh'))).toMatch(/^device:/);
    expect(budgetOf(keyring, linh, address('an'))).toBe('address:an@example.test');
    expect(budgetOf(keyring, null, address('linh'))).toBe('address:linh@example.test');
  });

  it('remembers the last four addresses of a device, as one device', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const last = names.reduce<string | null>(mark, null);
    const budgets = names.map((name) => budgetOf(keyring, last, address(name)));
    expect(budgets.map((budget) => budget.startsWith('device:'))).toEqual([false, true, true, true, true]);
    expect(new Set(budgets.slice(1).map((budget) => budget.split(':')[1])).size).toBe(1);
    expect(mark(last, 'e').length).toBe(last?.length);
  });

  it('is ignored when it was not signed by us', () => {
    const linh = mark(null, 'linh');
    const another = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]);
    expect(budgetOf(another, linh, address('linh'))).toBe('address:linh@example.test');
    for (const forged of [
      '',
      'x',
      `${linh}x`,
      linh.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      `${linh}~${linh}`,
    ]) {
      expect(budgetOf(keyring, forged, address('linh'))).toBe('address:linh@example.test');
    }
  });
});

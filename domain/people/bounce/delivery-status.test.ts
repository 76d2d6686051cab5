import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounceReported, fieldGroups } from './delivery-status.ts';

/** As Postfix writes it. */
const report = (more: readonly string[]) =>
  ['Reporting-MTA: dns; mail.vemoi.test', 'Arrival-Date: Fri, 20 Nov 2026 10:00:00 +0700', '', ...more, ''].join(
    '\r\n',
  );

const FAILED = [
  'Final-Recipient: rfc822; nobody@example.test',
  'Action: failed',
  'Status: 5.1.1',
  'Remote-MTA: dns; mx.example.test',
  'Diagnostic-Code: smtp; 550 5.1.1 <nobody@example.test>: Recipient address rejected:',
  '    User unknown in virtual mailbox table',
];

describe('a notice of a mail server', () => {
  it('reports a bounce where an email will never be delivered', () => {
    expect(bounceReported(report(FAILED))).toEqual({ because: 'NO_SUCH_MAILBOX', status: '5.1.1' });
  });

  it.each([
    ['a delay', ['Action: delayed', 'Status: 4.4.1']],
    ['a failure for now', ['Action: failed', 'Status: 4.4.7']],
    ['a delivery', ['Action: delivered', 'Status: 2.0.0']],
    ['a relay', ['Action: relayed', 'Status: 2.0.0']],
    ['a failure without any status', ['Action: failed']],
    ['a permanent status without a failure', ['Action: expanded', 'Status: 5.1.1']],
  ])('reports none of %s', (_, fields) => {
    expect(bounceReported(report(['Final-Recipient: rfc822; a@example.test', ...fields]))).toBeNull();
  });

  it('takes the reason from the server’s words where the status names none', () => {
    const vague = ['Action: failed', 'Status: 5.0.0 (undefined)', 'Diagnostic-Code: smtp; 552 5.2.2 over quota'];
    expect(bounceReported(report(vague))).toEqual({ because: 'MAILBOX_FULL', status: '5.2.2' });
    const silent = ['Action: FAILED', 'Status: 5.0.0', 'Diagnostic-Code: X-Unix; 77'];
    expect(bounceReported(report(silent))).toEqual({ because: 'NOT_DELIVERED', status: '5.0.0' });
  });

  it('finds the failed one among several receivers', () => {
    const delayed = ['Final-Recipient: rfc822; a@example.test', 'Action: delayed', 'Status: 4.2.2', ''];
    expect(bounceReported(report([...delayed, ...FAILED]))?.status).toBe('5.1.1');
  });

  it('is read whatever its text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (noise) => {
        expect(bounceReported(`${noise}\r\n\r\n${FAILED.join('\n')}`)).not.toBeUndefined();
        for (const group of fieldGroups(noise)) for (const [name] of group) expect(name).toBe(name.trim());
      }),
    );
  });
});

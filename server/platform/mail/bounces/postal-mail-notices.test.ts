import { describe, expect, it } from 'vitest';
import { postalMailNotices } from './postal-mail-notices.ts';

const PATH = 'bounces+00aabbccdd@vemoi.test';
const read = (lines: readonly string[]) => postalMailNotices.read(Buffer.from(lines.join('\r\n')));

/** As Postfix 3.7 writes it, with the original's headers. */
const POSTFIX = [
  'Return-Path: <>',
  `X-Original-To: ${PATH}`,
  `Delivered-To: ${PATH}`,
  'Date: Fri, 20 Nov 2026 10:00:02 +0700 (+07)',
  'From: MAILER-DAEMON@mail.vemoi.test (Mail Delivery System)',
  'Subject: Undelivered Mail Returned to Sender',
  `To: ${PATH}`,
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status;',
  '\tboundary="4F1A2.1763607602/mail.vemoi.test"',
  '',
  'This is a MIME-encapsulated message.',
  '',
  '--4F1A2.1763607602/mail.vemoi.test',
  'Content-Description: Notification',
  'Content-Type: text/plain; charset=us-ascii',
  '',
  'This is the mail system at host mail.vemoi.test.',
  '',
  '--4F1A2.1763607602/mail.vemoi.test',
  'Content-Description: Delivery report',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mail.vemoi.test',
  'X-Postfix-Queue-ID: 4F1A2',
  'Arrival-Date: Fri, 20 Nov 2026 10:00:00 +0700 (+07)',
  '',
  'Final-Recipient: rfc822; khach@example.test',
  'Original-Recipient: rfc822;khach@example.test',
  'Action: failed',
  'Status: 5.1.1',
  'Remote-MTA: dns; mx.example.test',
  'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does',
  '    not exist.',
  '',
  '--4F1A2.1763607602/mail.vemoi.test',
  'Content-Description: Undelivered Message Headers',
  'Content-Type: text/rfc822-headers',
  '',
  'Return-Path: <elsewhere@example.test>',
  'Subject: =?UTF-8?Q?Th=C6=B0_m=E1=BB=9Di?=',
  '',
  '--4F1A2.1763607602/mail.vemoi.test--',
  '',
];

describe('a notice of another mail server', () => {
  it('is a bounce, addressed by what the servers on its way wrote', async () => {
    expect(await read(POSTFIX)).toEqual({
      kind: 'BOUNCE',
      bounce: { because: 'NO_SUCH_MAILBOX', status: '5.1.1' },
      addressed: [PATH, PATH, PATH],
    });
  });

  it('is read also with its parts encoded, and with the whole original behind it', async () => {
    const status = Buffer.from('Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.2.2\n').toString('base64');
    const notice = await read([
      `To: <${PATH.toUpperCase()}>`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/global-delivery-status',
      'Content-Transfer-Encoding: base64',
      '',
      status,
      '--b',
      'Content-Type: message/rfc822',
      '',
      'To: khach@example.test',
      'Content-Type: multipart/mixed; boundary=c',
      '',
      '--c',
      'Content-Type: message/delivery-status',
      '',
      'Action: failed',
      'Status: 5.1.1',
      '--c--',
      '--b--',
    ]);
    expect(notice).toMatchObject({ kind: 'BOUNCE', bounce: { because: 'MAILBOX_FULL' } });
  });

  it('is a complaint where somebody reports spam, not where somebody takes it back', async () => {
    const feedback = (type: string) => [
      'To: fbl@vemoi.test',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
      '',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      `Original-Mail-From: <${PATH}>`,
      '',
      '--b--',
    ];
    expect(await read(feedback('abuse'))).toEqual({ kind: 'COMPLAINT', addressed: ['fbl@vemoi.test', `<${PATH}>`] });
    expect(await read(feedback('not-spam'))).toEqual({ kind: 'NOTHING' });
  });

  it.each([
    ['an automatic reply', ['To: x@vemoi.test', 'Auto-Submitted: auto-replied', '', 'I am away: 5.1.1']],
    ['no message', ['\0\0\0']],
    ['nothing', []],
    [
      'parts inside parts without end',
      Array.from({ length: 400 }, (_, at) => [`Content-Type: multipart/mixed; boundary=b${at}`, '', `--b${at}`]).flat(),
    ],
    ['headers without end', Array.from({ length: 20_000 }, (_, at) => `X-${at}: ${'y'.repeat(20)}`)],
  ])('is nothing where it is %s', async (_, lines) => {
    expect(await read(lines)).toEqual({ kind: 'NOTHING' });
  });
});

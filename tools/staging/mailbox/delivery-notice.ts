/** What happens to an email, by the part before @bounce.test; any other part: the address does not exist. */
const FATES = {
  full: { action: 'failed', status: '5.2.2', said: '552 5.2.2 Mailbox full' },
  off: { action: 'failed', status: '5.2.1', said: '550 5.2.1 The account is disabled' },
  refused: { action: 'failed', status: '5.7.1', said: '550 5.7.1 Message rejected as spam' },
  later: { action: 'delayed', status: '4.4.1', said: '451 4.4.1 Connection timed out' },
} as const;
const UNKNOWN = { action: 'failed', status: '5.1.1', said: '550 5.1.1 User unknown' } as const;

const isFate = (name: string): name is keyof typeof FATES => Object.hasOwn(FATES, name);

export type ReturnedMail = {
  readonly to: string;
  /** The envelope's sender, where the notice goes. */
  readonly returnPath: string;
  readonly subject: string;
  readonly messageId: string;
  readonly at: Date;
};

const original = ({ to, returnPath, subject, messageId }: ReturnedMail): readonly string[] => [
  `Return-Path: <${returnPath}>`,
  `To: ${to}`,
  `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
  `Message-ID: ${messageId}`,
];

const report = (
  mail: ReturnedMail,
  kind: 'delivery-status' | 'feedback-report',
  from: string,
  parts: readonly (readonly string[])[],
): string => {
  const boundary = `=_${Buffer.from(mail.messageId).toString('hex').slice(0, 40)}`;
  return [
    `Date: ${mail.at.toUTCString()}`,
    `From: ${from}`,
    `To: ${mail.returnPath}`,
    'Subject: A notice about your email',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
};

/** As a receiver's server writes it (RFC 3464), or a mailbox's "report spam" (RFC 5965) for spam@bounce.test. */
export function noticeOf(mail: ReturnedMail): string {
  const name = mail.to.split('@')[0]?.toLowerCase() ?? '';
  if (name === 'spam')
    return report(mail, 'feedback-report', 'Feedback loop <fbl@bounce.test>', [
      ['Content-Type: text/plain; charset=us-ascii', '', 'The recipient reported this email as spam.', ''],
      [
        'Content-Type: message/feedback-report',
        '',
        'Feedback-Type: abuse',
        'User-Agent: Simulator/1.0',
        'Version: 1',
        `Original-Mail-From: <${mail.returnPath}>`,
        `Original-Rcpt-To: <${mail.to}>`,
        '',
      ],
      ['Content-Type: text/rfc822-headers', '', ...original(mail), ''],
    ]);
  const { action, status, said } = isFate(name) ? FATES[name] : UNKNOWN;
  return report(mail, 'delivery-status', 'Mail Delivery System <MAILER-DAEMON@bounce.test>', [
    ['Content-Type: text/plain; charset=us-ascii', '', `<${mail.to}>: ${said}`, ''],
    [
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.bounce.test',
      `Arrival-Date: ${mail.at.toUTCString()}`,
      '',
      `Final-Recipient: rfc822; ${mail.to}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${said}`,
      '',
    ],
    ['Content-Type: text/rfc822-headers', '', ...original(mail), ''],
  ]);
}

import { expect } from 'playwright/test';

export type ReceivedMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly code: string | null;
  readonly received_at: number;
  readonly attachments: readonly { readonly filename: string; readonly content_type: string; readonly url: string }[];
};

type BankMode = 'exact' | 'late' | 'twice' | 'short' | 'over' | 'mangled' | 'lost';

export type OutsideWorld = {
  readonly mailboxUrl: string;
  mails(to: string): Promise<readonly ReceivedMail[]>;
  /** `since` leaves earlier ones aside. */
  mailTo(to: string, which: (mail: ReceivedMail) => boolean, since?: number): Promise<ReceivedMail>;
  /** One entry for each email whose subject has the words. */
  recipients(subject: string): Promise<readonly string[]>;
  signInCode(to: string, since: number): Promise<string>;
  /** What the authenticator app of a demo account shows; null for people without one. */
  appCode(email: string): Promise<string | null>;
  /** What becomes of the card provider's notices, for every journey. */
  cardNotices(mode: 'on' | 'lost' | 'twice'): Promise<void>;
  attachment(url: string): Promise<Uint8Array>;
  transfer(given: {
    readonly amount: number;
    readonly message: string;
    /** `out`: we pay. */
    readonly direction?: 'in' | 'out';
    readonly mode?: BankMode;
    readonly provider?: 'sepay' | 'casso';
  }): Promise<{ readonly id: number }>;
};

export function outsideWorld(stagingUrl: string): OutsideWorld {
  const mails = async (to: string): Promise<readonly ReceivedMail[]> => {
    const response = await fetch(`${stagingUrl}/api/mailbox?to=${encodeURIComponent(to)}`);
    return (await response.json()) as readonly ReceivedMail[];
  };
  const mailTo = async (to: string, which: (mail: ReceivedMail) => boolean, since = 0): Promise<ReceivedMail> => {
    let found: ReceivedMail | undefined;
    await expect
      .poll(
        async () => {
          found = (await mails(to)).find((mail) => mail.received_at >= since && which(mail));
          return found !== undefined;
        },
        { message: `a mail to ${to}`, timeout: 20_000, intervals: [100, 200, 300] },
      )
      .toBe(true);
    if (found === undefined) throw new Error('unreachable: the poll ended with a mail');
    return found;
  };
  return {
    mailboxUrl: `${stagingUrl}/mailbox`,
    mails,
    mailTo,
    recipients: async (subject) => {
      const response = await fetch(`${stagingUrl}/api/mailbox/recipients?subject=${encodeURIComponent(subject)}`);
      return (await response.json()) as readonly string[];
    },
    signInCode: async (to, since) => (await mailTo(to, ({ code }) => code !== null, since)).code ?? '',
    appCode: async (email) => {
      const response = await fetch(`${stagingUrl}/api/authenticator`);
      const shown = (await response.json()) as readonly { readonly email: string; readonly code: string }[];
      return shown.find((one) => one.email === email)?.code ?? null;
    },
    cardNotices: async (webhooks) => {
      const response = await fetch(`${stagingUrl}/api/stripe/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ webhooks }),
      });
      expect(response.status).toBe(200);
    },
    attachment: async (url) => new Uint8Array(await (await fetch(new URL(url, stagingUrl))).arrayBuffer()),
    transfer: async (given) => {
      const response = await fetch(`${stagingUrl}/api/bank/transfers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      });
      expect(response.status, await response.clone().text()).toBe(201);
      return (await response.json()) as { readonly id: number };
    },
  };
}

import { expect, it } from 'vitest';
import type { Mail, Mailer } from '#server/platform/ports/mailer.ts';

export type DeliveredMail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly oneClickOptOut?: string;
  /** The sender of the envelope. */
  readonly returnPath?: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentId: string | null;
    readonly content: Uint8Array;
  }[];
};

export type MailerUnderTest = {
  readonly mailer: Mailer;
  readonly delivered: () => Promise<readonly DeliveredMail[]>;
  /** From now on the server does not know this address. */
  readonly rejectFor: (address: string) => void;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
};

const mail = (change: Partial<Mail> = {}): Mail => ({
  messageId: '<01997b3a-0000-7000-8000-0000000000a1@vemoi.test>',
  to: 'linh@example.test',
  subject: 'Vé của bạn: Đêm nhạc ở Đà Lạt',
  text: 'Xin chào,\n\nVé của bạn đã sẵn sàng. ABCDE FGHJK\n',
  html: '<p>Xin chào, <img src="cid:ticket-ABCDEFGHJK@vemoi" alt=""></p>',
  attachments: [
    {
      filename: 'ticket-ABCDEFGHJK.png',
      contentType: 'image/png',
      content: Uint8Array.from([137, 80, 78, 71, 0, 255]),
      contentId: 'ticket-ABCDEFGHJK@vemoi',
    },
  ],
  ...change,
});

const unwrapped = (text: string): string => text.replaceAll('\r\n', '\n').trim();

export function mailerContract(make: () => Promise<MailerUnderTest>): void {
  it('delivers words and pictures as they were written', async () => {
    const { mailer, delivered } = await make();
    expect(await mailer.send(mail())).toEqual({ ok: true, value: undefined });
    const [got, ...more] = await delivered();
    expect(more).toEqual([]);
    expect(got?.to).toBe('linh@example.test');
    expect(got?.subject).toBe(mail().subject);
    expect(unwrapped(got?.text ?? '')).toBe(unwrapped(mail().text));
    expect(unwrapped(got?.html ?? '')).toContain('cid:ticket-ABCDEFGHJK@vemoi');
    expect(got?.attachments.map(({ filename, contentId }) => [filename, contentId])).toEqual([
      ['ticket-ABCDEFGHJK.png', 'ticket-ABCDEFGHJK@vemoi'],
    ]);
    expect(Uint8Array.from(got?.attachments[0]?.content ?? [])).toEqual(mail().attachments[0]?.content);
  });

  it('carries the address of a mailbox’s own unsubscribe button, where there is one', async () => {
    const { mailer, delivered } = await make();
    const oneClickOptOut = `https://vemoi.test/api/v1/unsubscribe?token=${'1.42.aG9hQHZlbW9pLnRlc3Q.k1.'.padEnd(120, 'x')}`;
    await mailer.send(mail({ oneClickOptOut }));
    await mailer.send(mail());
    expect((await delivered()).map((one) => one.oneClickOptOut)).toEqual([oneClickOptOut, undefined]);
  });

  it('asks for notices of the receiver’s server at an address of its own, where there is one', async () => {
    const { mailer, delivered } = await make();
    const returnPath = `bounces+${'a'.repeat(41)}@vemoi.test`;
    await mailer.send(mail({ returnPath }));
    await mailer.send(mail());
    const [first, second] = await delivered();
    expect(first?.returnPath).toBe(returnPath);
    expect(second?.returnPath ?? 'no-reply@vemoi.test').toBe('no-reply@vemoi.test');
  });

  it('sends the same mail again under the same Message-ID', async () => {
    const { mailer, delivered } = await make();
    await mailer.send(mail());
    await mailer.send(mail());
    expect((await delivered()).map(({ messageId }) => messageId)).toEqual([mail().messageId, mail().messageId]);
  });

  it('lets no text of a subject or an address become a header or a second recipient', async () => {
    const { mailer, delivered } = await make();
    await mailer.send(mail({ subject: 'Hello\r\nBcc: thief@example.test' }));
    const first = await delivered();
    expect(first.map(({ to }) => to)).toEqual(['linh@example.test']);
    await mailer.send(mail({ to: 'linh@example.test, thief@example.test' }));
    expect((await delivered()).every(({ to }) => to !== 'thief@example.test')).toBe(true);
  });

  it('says REJECTED of an address that the server does not know', async () => {
    const { mailer, delivered, rejectFor } = await make();
    rejectFor('nobody@example.test');
    const sent = await mailer.send(mail({ to: 'nobody@example.test' }));
    expect(sent.ok ? null : sent.refusal).toMatchObject({ code: 'REJECTED', status: '5.1.1' });
    expect(sent.ok ? '' : sent.refusal.reason).not.toContain('nobody@');
    expect(await delivered()).toEqual([]);
  });

  it('says UNREACHABLE of a server that does not answer, and delivers once it is back', async () => {
    const { mailer, delivered, goAway, comeBack } = await make();
    await goAway();
    const sent = await mailer.send(mail());
    expect(sent.ok ? null : sent.refusal.code).toBe('UNREACHABLE');
    await comeBack();
    expect((await mailer.send(mail())).ok).toBe(true);
    expect(await delivered()).toHaveLength(1);
  });
}

import { afterAll, describe } from 'vitest';
import { makeSmtpMailer } from '#server/platform/mail/smtp/smtp-mailer.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailerContract } from './mailer.contract.ts';
import { startSmtpInbox } from './smtp-inbox.ts';

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

describe('in memory', () =>
  mailerContract(async () => {
    const mailer = makeMemoryMailer();
    return {
      mailer,
      delivered: async () =>
        mailer.sent.map((mail) => ({
          ...mail,
          attachments: mail.attachments.map((each) => ({ contentId: null, ...each })),
        })),
      rejectFor: mailer.rejectFor,
      goAway: async () => mailer.reachable(false),
      comeBack: async () => mailer.reachable(true),
    };
  }));

describe('over SMTP', () =>
  mailerContract(async () => {
    const inbox = await startSmtpInbox();
    const mailer = makeSmtpMailer({ url: inbox.url, from: 'Vemoi <no-reply@vemoi.test>' });
    closers.push(inbox.close);
    return {
      mailer,
      delivered: async () => inbox.mails,
      rejectFor: inbox.rejectFor,
      goAway: inbox.close,
      comeBack: inbox.open,
    };
  }));

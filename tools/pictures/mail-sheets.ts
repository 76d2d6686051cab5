import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { instant } from '#domain/kernel/instant.ts';
import { makeTemplateEmailWriter } from '#server/main/template-email-writer.ts';
import { qrPng } from '#server/platform/pictures/qr-png.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makeMemoryTicketKeyRows } from '#server/ticket/memory/memory-ticket-key-rows.ts';
import { makeEd25519TicketSigner } from '#server/ticket/secrets/ed25519-ticket-signer.ts';
import { CHROMIUM_ARGS, findChromium } from '#tools/test/chromium.ts';
import { everyLetter } from './every-letter.ts';
import { looksAsked } from './look.ts';
import { type Picture, writeSheet } from './sheet.ts';

// `node tools/pictures/mail-sheets.ts <base> [--other-half | --all-looks] [message ...]`: every email as mail clients show it.
const FOLDER = join('.cache', 'contact-sheets', 'mails');
const WIDE = 760;

const [base, ...names] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (base === undefined) {
  process.stderr.write('Say where the pictures come from: node tools/pictures/mail-sheets.ts http://localhost:3000\n');
  process.exit(1);
}
const now = Date.now();
const writer = makeTemplateEmailWriter({
  now: () => instant(now),
  sender: 'no-reply@vemoi.test',
  baseUrl: base,
  bank: { account: '0011004321234', bin: '970436', name: 'Vietcombank', holder: 'CONG TY VEMOI' },
  signer: makeEd25519TicketSigner(
    makeMemoryTicketKeyRows(),
    makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]),
  ),
  qrPng,
  ticketPath: (eventId, ticketId) => `/my-ticket/${eventId}x${ticketId}`,
  receiptSecret: ({ ticketId }) => ticketId,
  optOutSecret: ({ email }) => email,
  refundSecret: ({ refundId }) => refundId,
  eventKey: () => null,
  letterKey: () => 'k1.letter',
  signedCard: (path) => path,
  letterOf: ({ invitationId }) => ({ id: invitationId, secret: 'secret' }),
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  await mkdir(FOLDER, { recursive: true });
  const looks = looksAsked(process.argv);
  const letters = Object.entries(everyLetter({ url: '/api/print/hills-jade-7.svg', color: '#2f9a80' }, now));
  for (const [message, letter] of letters.filter(([each]) => names.length === 0 || names.includes(each))) {
    const pictures: Picture[] = [];
    for (const look of looks) {
      const { html, attachments } = await writer.write(letter, look.locale);
      const shown = attachments.reduce(
        (text, { contentId, contentType, content }) =>
          text.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${Buffer.from(content).toString('base64')}`),
        html,
      );
      const page = await browser.newPage({
        viewport: { width: look.width === 390 ? 390 : WIDE, height: 700 },
        colorScheme: look.scheme,
      });
      await page.setContent(shown, { waitUntil: 'load' });
      pictures.push({ look, png: await page.screenshot({ fullPage: true }) });
      await page.close();
    }
    await writeSheet(join(FOLDER, `${message}.webp`), pictures);
    process.stdout.write(`${message}\n`);
  }
} finally {
  await browser.close();
}

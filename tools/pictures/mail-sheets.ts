import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { readInvitationCard } from '#domain/event/share/link-preview.ts';
import { instant } from '#domain/kernel/instant.ts';
import { makeTemplateEmailWriter } from '#server/main/template-email-writer.ts';
import { qrPng } from '#server/platform/pictures/qr-png.ts';
import { makeSharpCardPainter } from '#server/platform/pictures/sharp-card-painter.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makeMemoryTicketKeyRows } from '#server/ticket/memory/memory-ticket-key-rows.ts';
import { makeEd25519TicketSigner } from '#server/ticket/secrets/ed25519-ticket-signer.ts';
import { CHROMIUM_ARGS, findChromium } from '#tools/test/chromium.ts';
import { everyLetter } from './every-letter.ts';
import { letterStates } from './letter-states.ts';
import { looksAsked, nameOf } from './look.ts';
import { type Picture, writeSheet } from './sheet.ts';

// `node tools/pictures/mail-sheets.ts <base> [--other-half | --all-looks] [message ...]`: every email as mail clients show
// it. Dark is how a client shows it that inverts colours, whatever the email asks for.
const FOLDER = join('.cache', 'contact-sheets', 'mails');
const WIDE = 760;
const INVERTING = ['--blink-settings=forceDarkModeEnabled=true'];

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
const painter = makeSharpCardPainter();
/** The server draws it for a signature alone, which only its own key makes. */
async function guestCard(address: string): Promise<Buffer> {
  const query = new URL(address).searchParams;
  const { imageUrl, ...words } = readInvitationCard((field) => query.get(field));
  const picture = imageUrl === null ? null : Buffer.from(await (await fetch(`${base}${imageUrl}`)).arrayBuffer());
  return painter.invite({ ...words, picture });
}
const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const inverting = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...INVERTING] });
try {
  await mkdir(join(FOLDER, 'single'), { recursive: true });
  const looks = looksAsked(process.argv);
  // A page for each scheme: a page for each picture took most of the time.
  const pages = {
    light: await browser.newPage({ colorScheme: 'light' }),
    dark: await inverting.newPage({ colorScheme: 'dark' }),
  };
  for (const page of Object.values(pages))
    await page.route('**/api/generate-invitation-image?*', async (route) =>
      route.fulfill({ contentType: 'image/jpeg', body: await guestCard(route.request().url()) }),
    );
  const picture = { url: '/api/print/hills-jade-7.svg', color: '#2f9a80' };
  const letters = Object.entries({ ...everyLetter(picture, now), ...letterStates(picture, now) });
  for (const [message, letter] of letters.filter(([each]) => names.length === 0 || names.includes(each))) {
    const pictures: Picture[] = [];
    for (const look of looks) {
      const { html, attachments } = await writer.write(letter, look.locale);
      const shown = attachments.reduce(
        (text, { contentId, contentType, content }) =>
          text.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${Buffer.from(content).toString('base64')}`),
        html,
      );
      const page = pages[look.scheme];
      await page.setViewportSize({ width: look.width === 390 ? 390 : WIDE, height: 700 });
      await page.setContent(shown, { waitUntil: 'load' });
      const png = await page.screenshot({ fullPage: true });
      pictures.push({ look, png });
      await writeFile(join(FOLDER, 'single', `${message}-${nameOf(look)}.png`), png);
    }
    await writeSheet(join(FOLDER, `${message}.webp`), pictures);
    process.stdout.write(`${message}\n`);
  }
} finally {
  await browser.close();
  await inverting.close();
}

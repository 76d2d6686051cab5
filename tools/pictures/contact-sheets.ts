import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '#tools/test/chromium.ts';
import { accountTour, corporateTour } from './account.tour.ts';
import { answeringTour } from './answering.tour.ts';
import { askingTour } from './asking.tour.ts';
import { attendeeTour } from './attendee.tour.ts';
import { bouncingTour } from './bouncing.tour.ts';
import { buyerTour, otherDeviceTour } from './buyer.tour.ts';
import { brokenTour, refusedTour } from './closed.tour.ts';
import { accountantTour, deskTour, doorTour, emptyDeskTour, wizardTour } from './desk.tour.ts';
import { drawnTour } from './drawn.tour.ts';
import { eventPartsTour } from './event-parts.tour.ts';
import { discoveryTour } from './events/discovery.tour.ts';
import { eventStatesTour } from './events/event-states.tour.ts';
import { findingTour, signingInTour } from './finding.tour.ts';
import { giftTour } from './gift.tour.ts';
import { groupingTour } from './grouping.tour.ts';
import { homeTour } from './home.tour.ts';
import { invitationTour } from './invitation.tour.ts';
import { invitedTour, openingTour } from './invited.tour.ts';
import { invitingTour } from './inviting.tour.ts';
import { type Look, looksAsked, nameOf } from './look.ts';
import { managingTour, roomsTour } from './managing.tour.ts';
import { menusTour } from './menus.tour.ts';
import { outcomesTour } from './outcomes.tour.ts';
import { peopleTour } from './people.tour.ts';
import { privateTour } from './private.tour.ts';
import { outsideTour, publicTour } from './public.tour.ts';
import { writeReadmePictures } from './readme-pictures.ts';
import { rehearsalTour } from './rehearsal.tour.ts';
import { resultsTour } from './results.tour.ts';
import { everybodysRoutesTour, signedInRoutesTour } from './routes.tour.ts';
import { type Picture, writeSheet } from './sheet.ts';
import { ticketTour } from './ticket.tour.ts';
import type { Take, Tour } from './tour.ts';
import { openVisitor, type Places } from './visitor.ts';
import { waitingTour } from './waiting.tour.ts';
import { wholePage } from './whole-page.ts';

// `node tools/pictures/contact-sheets.ts <base> <staging> [--readme] [--other-half | --all-looks] [tour ...]`
const FOLDER = join('.cache', 'contact-sheets');
const TOURS: readonly Tour[] = [
  everybodysRoutesTour,
  signedInRoutesTour,
  publicTour,
  homeTour,
  findingTour,
  discoveryTour,
  signingInTour,
  eventPartsTour,
  eventStatesTour,
  privateTour,
  invitationTour,
  openingTour,
  invitedTour,
  answeringTour,
  giftTour,
  waitingTour,
  attendeeTour,
  peopleTour,
  drawnTour,
  buyerTour,
  otherDeviceTour,
  resultsTour,
  outcomesTour,
  ticketTour,
  wizardTour,
  deskTour,
  doorTour,
  emptyDeskTour,
  accountantTour,
  managingTour,
  roomsTour,
  askingTour,
  rehearsalTour,
  invitingTour,
  bouncingTour,
  groupingTour,
  accountTour,
  corporateTour,
  menusTour,
  refusedTour,
  brokenTour,
  outsideTour,
];

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

async function walk(
  browser: Browser,
  places: Places,
  tour: Tour,
  look: Look,
  keep: (name: string, picture: Picture) => void,
): Promise<void> {
  const complain = (fault: string): void => say(`! ${tour.name} ${nameOf(look)}: ${fault}`);
  const email = tour.who === 'fresh' ? `anh-${tour.name}-${nameOf(look)}-${Date.now()}@example.com` : (tour.who ?? '');
  const visitor = await openVisitor(browser, places, look, complain, tour.who === null ? null : email);
  // The single at once: a tour of many states can be looked at while it walks.
  const store = async (name: string, png: Uint8Array): Promise<void> => {
    await writeFile(join(FOLDER, 'single', `${tour.name}-${name}-${nameOf(look)}.png`), png);
    keep(`${tour.name}-${name}`, { look, png });
  };
  const take: Take = async (name, { whole = false, midway = false } = {}) => {
    const { page } = visitor;
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (tooWide > 0) complain(`${name} is ${tooWide} px wider than the screen`);
    const png = whole ? await wholePage(page) : await page.screenshot({ animations: midway ? 'allow' : 'disabled' });
    await store(name, png);
  };
  try {
    await visitor.go('/about-us');
    await tour.walk(visitor, take, email);
  } catch (error) {
    complain(`stopped: ${String(error).split('\n').slice(0, 6).join(' ')}`);
    await store('zz-stopped', await visitor.page.screenshot());
  } finally {
    await visitor.close();
  }
}

async function takeSheets(
  browser: Browser,
  places: Places,
  tours: readonly Tour[],
  looks: readonly Look[],
): Promise<void> {
  await mkdir(join(FOLDER, 'single'), { recursive: true });
  for (const tour of tours) {
    const pages = new Map<string, Picture[]>();
    const keep = (name: string, picture: Picture): void => void pages.set(name, [...(pages.get(name) ?? []), picture]);
    // Tours that share an account or change the same thing take turns: codes would get mixed.
    if ((tour.who === null || tour.who === 'fresh') && tour.alone !== true) {
      for (let first = 0; first < looks.length; first += 2)
        await Promise.all(looks.slice(first, first + 2).map((look) => walk(browser, places, tour, look, keep)));
    } else for (const look of looks) await walk(browser, places, tour, look, keep);
    for (const [name, pictures] of pages) {
      const inOrder = looks.flatMap((look) => pictures.filter((picture) => picture.look === look));
      await writeSheet(join(FOLDER, `${name}.webp`), inOrder);
    }
    say(`${tour.name}: ${pages.size} sheets`);
  }
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [base, staging, ...names] = wanted;
if (base === undefined || staging === undefined) {
  process.stderr.write(
    'Say where it runs: node tools/pictures/contact-sheets.ts http://localhost:3000 http://localhost:3001 [--readme] [--other-half | --all-looks] [tour ...]\n',
  );
  process.exit(1);
}
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  if (process.argv.includes('--readme')) await writeReadmePictures(browser, { base, staging }, say);
  else {
    const tours = names.length === 0 ? TOURS : TOURS.filter(({ name }) => names.includes(name));
    await takeSheets(browser, { base, staging }, tours, looksAsked(process.argv));
  }
} finally {
  await browser.close();
}

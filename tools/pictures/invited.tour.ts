import type { Page } from 'playwright';
import { aPerson } from '#test/journeys/person.ts';
import { mark, type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { type Invited, invitationLink, invite } from './invite.ts';
import type { Tour } from './tour.ts';
import { uploadCover } from './upload-cover.ts';
import { placeOf } from './visitor.ts';

const TICKET = 'Vé mời';
/** 40 letters. */
const LONG_NAME = 'Công Tằng Tôn Nữ Hoàng Nguyễn Phương Thảo';
const LONG_TITLE = 'Đêm nhạc gây quỹ xây dựng thư viện cho trẻ em vùng cao và gặp gỡ các nghệ sĩ cải lương ba miền';
const POLICY = 'Vé mời không chuyển nhượng. Vui lòng đến trước 15 phút, trang phục lịch sự.';
const HOUR = 3_600_000;

const guest = (name: string): Invited => ({ name, email: `khach-${mark()}@example.com` });

/** How far the opening of the envelope is, which otherwise runs by the clock. */
const openedFor = (page: Page, ms: number): Promise<void> =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, ms);

/** The opening, with motion, and the guest's picture to pass on. */
export const openingTour: Tour = {
  name: 'opening',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    const sale = await putOnSale(placeOf(visitor), {
      name: 'Tiệc cuối năm của những người bạn cũ',
      tickets: [{ name: TICKET, price: 0, places: 5 }],
    });
    await uploadCover(visitor, sale);
    const linh = guest('Đặng Nguyễn Thùy Linh');
    await invite(visitor, sale, [linh], { ticket: TICKET });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await go(await invitationLink(visitor, linh.email));
    for (const [name, ms] of [
      ['closed', 0],
      ['flap', 130],
      ['rising', 330],
      ['open', 1_000],
    ] as const) {
      await openedFor(page, ms);
      await take(name, { midway: true });
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const picture = await page.getByRole('link', { name: say('buying', 'Save as a picture') }).getAttribute('href');
    const jpeg = await (await page.request.get(picture ?? '')).body();
    await page.goto('about:blank');
    await page.setContent(
      `<body style="margin:0"><img style="height:100vh;max-width:100vw;object-fit:contain"
        src="data:image/jpeg;base64,${jpeg.toString('base64')}">`,
    );
    await settle();
    await take('picture');
  },
};

const SOON = 3_000;

/** A published session cannot be moved into the past, so the rest of it passes. */
async function sessionOver({ organiser, sessionId }: OnSale, page: Page): Promise<void> {
  await organiser.ask(
    'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }',
    { id: sessionId, input: { begin_at: Date.now() - 4 * HOUR, end_at: Date.now() + SOON } },
  );
  await page.waitForTimeout(SOON);
}

/** What becomes of an invitation: long names, a party, no places, revoked, cancelled, over. */
export const invitedTour: Tour = {
  name: 'invited',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    const place = placeOf(visitor);
    const press = (english: string) => page.getByRole('button', { name: say('buying', english), exact: true }).click();
    const [thao, an, mai, binh] = [guest(LONG_NAME), guest('Lê An'), guest('Trần Thị Mai'), guest('Võ Bình')];
    const sale = await putOnSale(place, {
      name: LONG_TITLE,
      tickets: [{ name: TICKET, price: 0, places: 4 }],
      policy: POLICY,
    });
    await invite(visitor, sale, [thao, an, mai, binh], { ticket: TICKET, party: 4 });
    const read = async ({ email }: Invited): Promise<void> => go(await invitationLink(visitor, email));
    await read(thao);
    await take('long', { whole: true });
    const person = await aPerson(place, thao.email, { first: 'Phương Thảo', last: 'Công Tằng Tôn Nữ Hoàng Nguyễn' });
    await person.signIn(page);
    await read(thao);
    await press('Accept invitation');
    await settle();
    await take('policy-missing', { whole: true });
    const more = page.getByRole('button', {
      name: say('buying', 'One more: {name}').replace('{name}', say('buying', 'People coming')),
    });
    const accepted = async (name: string): Promise<void> => {
      await page.getByRole('link', { name: say('buying', 'View my ticket') }).waitFor();
      await page.getByRole('img', { name: /QR/ }).waitFor();
      await settle();
      await take(name, { whole: true });
    };
    const readAs = async (invited: Invited, name: { readonly first: string; readonly last: string }): Promise<void> => {
      await page.context().clearCookies();
      await (await aPerson(place, invited.email, name)).signIn(page);
      await read(invited);
      await page.getByRole('checkbox').check();
    };
    await page.getByRole('checkbox').check();
    await more.click();
    await press('Accept invitation');
    await accepted('long-accepted');

    await readAs(an, { first: 'An', last: 'Lê' });
    for (const _one of [2, 3]) await more.click();
    await press('Accept invitation');
    await page.getByRole('alert').first().waitFor();
    await settle();
    await take('fewer-places', { whole: true });
    await press('Accept invitation');
    await accepted('accepted');

    await readAs(mai, { first: 'Mai', last: 'Trần Thị' });
    await press('Accept invitation');
    await page.getByRole('heading', { name: say('buying', 'You’re on the waiting list') }).waitFor();
    await settle();
    await take('waiting', { whole: true });
    await press('Leave the waiting list');
    await page.getByRole('heading', { name: say('buying', 'You declined the invitation') }).waitFor();
    await press('Register again');
    await settle();
    await take('again', { whole: true });

    const { entries } = await sale.organiser.ask<{ entries: readonly { id: string; email: string }[] }>(
      'query ($input: RsvpInvitationsInput!) { rsvp_invitations(input: $input) { entries { id email } } }',
      { input: { event_id: sale.eventId } },
    );
    await sale.organiser.ask('mutation ($id: ID!) { take_back_rsvp_invitation(id: $id) { id } }', {
      id: entries.find(({ email }) => email === mai.email)?.id,
    });
    await page.context().clearCookies();
    await read(mai);
    await take('revoked', { whole: true });

    await sessionOver(sale, page);
    await read(binh);
    await take('ended', { whole: true });
    await person.signIn(page);
    await read(thao);
    await take('ended-accepted', { whole: true });

    const off = await putOnSale(place, {
      name: 'Bữa tối của hội bạn cũ',
      tickets: [{ name: TICKET, price: 0, places: 5 }],
    });
    const minh = guest('Trần Minh');
    await invite(visitor, off, [minh], { ticket: TICKET });
    await off.organiser.ask('mutation ($input: CancelEventInput!) { cancel_event(input: $input) { id } }', {
      input: { event_id: off.eventId, confirmation: off.name, reason: 'Nhà hàng phải đóng cửa sửa chữa.' },
    });
    await page.context().clearCookies();
    await read(minh);
    await take('cancelled', { whole: true });
  },
};

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { message, more, open, PAY_NOW, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => window.sessionStorage.clear());

describe('paying by bank transfer', () => {
  async function toTheDialog(world: World = {}) {
    const page = await open(world);
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    return page;
  }

  it('shows a QR code, every line to copy, the exact description and the time left [S2.10-07] [S2.10-09] [S2.10-10]', async () => {
    await toTheDialog();
    const dialog = (document.querySelector('[role="dialog"]')?.textContent ?? '').replaceAll('\u00a0', ' ');
    for (const words of [
      'Scan and pay within 30 minutes',
      'Account holder',
      'CONG TY VEMOI',
      '0011004321234',
      'Vietcombank',
      '200,000 đ',
      'Transfer description',
      'Enter this exact transfer description',
      'I have transferred',
    ])
      expect(dialog).toContain(words);
    expect(document.querySelector('svg[role="img"][aria-label^="VietQR code"]')).not.toBe(null);
    const block = find('summary', 'Transfer manually').parentElement;
    expect(block?.tagName).toBe('DETAILS');
    expect([...(block?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
      'Account holder',
      'Account number',
      'Bank',
      'Amount',
      'Transfer description',
    ]);
    expect(findAll('details button', /^Copy /)).toHaveLength(5);
    expect(find('button', 'Save the QR code as an image')).not.toBe(null);
  });

  describe('the QR code', () => {
    const saved: string[] = [];
    const picture = () => find('button', 'Save the QR code as an image');

    beforeEach(() => {
      saved.length = 0;
      const pen = { fillRect: vi.fn(), fillStyle: '' } as unknown as CanvasRenderingContext2D;
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => pen) as never);
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
        done(new Blob(['picture'], { type }));
      });
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved.push(this.download);
      });
    });
    afterEach(() => vi.restoreAllMocks());

    it('is saved as an image by a click, and by a long press but not a short one [S2.10-08]', async () => {
      await toTheDialog();
      await click(picture());
      await settle();
      expect(saved).toEqual([expect.stringMatching(/\.png$/)]);
      const touch = (kind: string) => picture().dispatchEvent(new Event(kind, { bubbles: true }));
      touch('touchstart');
      touch('touchend');
      await settle(80);
      expect(saved).toHaveLength(1);
      touch('touchstart');
      await expect.poll(() => saved, { timeout: 3000 }).toHaveLength(2);
      touch('touchend');
      await click(picture());
      await settle();
      expect(saved).toHaveLength(2);
    });
  });

  it('on a phone opens a banking app, and names the transfer to those that fill it in', async () => {
    await toTheDialog();
    expect(findAll('summary', 'Open your banking app')).toEqual([]);
    window.sessionStorage.clear();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }) as MediaQueryList,
    );
    await toTheDialog();
    const list = find('summary', 'Open your banking app').parentElement;
    const link = (name: string) => new URL(find('details a', name).getAttribute('href') ?? '');
    expect(list?.tagName).toBe('DETAILS');
    expect(Object.fromEntries(link('BIDV').searchParams)).toEqual({
      app: 'bidv',
      ba: '0011004321234@vcb',
      am: '200000',
      tn: message(),
    });
    expect(link('Techcombank').search).toBe('?app=tcb');
    vi.restoreAllMocks();
  });

  it('says that the tickets are reserved for 30 minutes [S9-17]', async () => {
    await toTheDialog();
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      'Scan and pay within 30 minutes to reserve the tickets',
    );
  });

  it("waits after 'I have transferred', and turns to paid when the money arrives [S4-34] [S4-59] [S1-58]", async () => {
    const { pay } = await toTheDialog();
    const code = message();
    await showsInBothLanguages('I have transferred');
    await press('I have transferred');
    expect(text()).toContain('Ticket order processing');
    expect(text()).not.toMatch(/fail/i);
    pay(code, 200_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
    expect(text()).toContain('Check your e-mail for the ticket');
  });

  it('says what is missing after a part payment, and completes with the rest', async () => {
    const { pay } = await toTheDialog();
    const code = message();
    pay(code, 150_000);
    await settle(20);
    expect(text()).toContain('We received 150,000 đ. 50,000 đ is still missing');
    pay(code, 50_000);
    await settle(20);
    expect(text()).toContain('Thank you, your tickets are ready');
  });

  it('begins one checkout when Pay now is pressed twice [S4-38]', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    const button = find('button', PAY_NOW);
    button.click();
    button.click();
    await settle(20);
    expect(page.begins).toHaveBeenCalledTimes(1);
  });

  it('says that it is looking for the order, and shows no tickets, until the server answers [S4-39]', async () => {
    const page = await toTheDialog();
    const { read } = page.office.checkoutDesk;
    const answers: (() => void)[] = [];
    const asked = vi
      .spyOn(page.office.checkoutDesk, 'read')
      .mockImplementation((id) => new Promise((resolve) => answers.push(() => resolve(read(id)))));
    await page.reload();
    const choice = find('h1', 'Choose your tickets');
    const waiting = find('[role="status"]', 'Looking for your order');
    const seen = (element: Element) => element.isConnected && element.checkVisibility();
    expect([seen(choice), seen(waiting)]).toEqual([false, true]);
    asked.mockRestore();
    for (const answer of answers) answer();
    await appears('h1', 'Check and pay');
    expect(document.documentElement.hasAttribute('data-resumes')).toBe(false);
    expect(findAll('[role="status"]', 'Looking for your order')).toEqual([]);
  });

  it('shows the same order again after a reload', async () => {
    const page = await toTheDialog();
    const code = message();
    await page.reload();
    await appears('#transfer-title');
    expect(message()).toBe(code);
    expect(page.begins).toHaveBeenCalledTimes(1);
  });

  it('can reserve again after the hold has expired', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    page.pass(10 * MINUTE);
    await press('Pay now');
    expect(text()).toContain('Your tickets were released because time ran out');
    await press('Reserve again');
    expect(document.querySelector('h1')?.textContent).toBe('Check and pay');
  });

  it('leads to the waiting room, which leads back to this page', async () => {
    const page = await open();
    vi.spyOn(page.office.cart, 'choose').mockResolvedValueOnce(
      refused({ code: 'WAITING_ROOM', eventId: 1012, because: 'MISSING' }),
    );
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await click(more('Hạng Sen'));
    await press('Next');
    expect(text()).toContain('This event has a waiting room.');
    await press('Go to the waiting room');
    expect(assign).toHaveBeenCalledWith(`/waiting/1012?to=${encodeURIComponent(window.location.pathname)}`);
    assign.mockRestore();
  });

  it('copies a line, but only logs one that came in another shape [S8-43]', async () => {
    const page = await open();
    const { startBankTransfer, read } = page.office.checkoutDesk;
    // As a server of another version may answer: the parts of a name instead of its text.
    const holder = ['CONG TY ', 'VEMOI'] as unknown as string;
    vi.spyOn(page.office.checkoutDesk, 'startBankTransfer').mockImplementation(async (...asked) => {
      const begun = await startBankTransfer(...asked);
      return begun.ok ? ok({ ...begun.value, holder }) : begun;
    });
    vi.spyOn(page.office.checkoutDesk, 'read').mockImplementation(async (id) => {
      const told = await read(id);
      return told.ok && told.value.transfer !== null
        ? ok({ ...told.value, transfer: { ...told.value.transfer, holder } })
        : told;
    });
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    written.mockClear();
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    log.mockClear();
    await click(find('button', 'Copy Account number'));
    expect([written.mock.calls, log.mock.calls]).toEqual([[['0011004321234']], []]);
    await click(find('button', 'Copy Account holder'));
    expect(written).toHaveBeenCalledOnce();
    expect(log.mock.calls).toContainEqual(['Failed to copy value to clipboard. Unknown type.']);
    log.mockRestore();
  });

  it('names what is copied, and creates a link for another device on demand [S8-40]', async () => {
    await toTheDialog();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click(find('button', 'Copy Account number'));
    expect(text()).toContain('Copied');
    await click(find('button', 'Copy Transfer description'));
    expect(text()).toContain('Code copied.');
    await press('Pay on another device');
    expect(document.querySelector('svg[aria-label="QR code of the link to this order"]')).not.toBe(null);
    expect(text()).toContain('https://vemoi.test/pay#…');
  });

  it.each([
    ['en', 'Next', 'Copy Transfer description'],
    ['vi', 'Tiếp tục', 'Sao chép Nội dung chuyển khoản'],
  ] as const)('says in %s that the code is copied [S8-40] [S1-58]', async (locale, onward, copy) => {
    await open({ locale });
    await click(find('button', /^(One more|Thêm một vé): Hạng Sen$/));
    await press(onward);
    await press(PAY_NOW);
    await appears('#transfer-title');
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click(find('button', copy));
    showsIn(locale, 'Code copied.');
  });
});

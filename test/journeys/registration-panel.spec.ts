import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

type Panel = {
  readonly event: string;
  readonly heading: string;
  readonly button: string | null;
  readonly pressable: boolean;
  /** By the name of the session or ticket. */
  readonly beside?: Readonly<Record<string, readonly (string | RegExp)[]>>;
};

const DRAFT = 'Lễ hội Đèn lồng mùa xuân';

const closed: readonly Panel[] = [
  {
    event: 'Hội An Half Marathon',
    heading: 'Event ended',
    button: 'Buy ticket now',
    pressable: false,
  },
  {
    event: 'Phiên chợ Tết sớm ở phố cũ',
    heading: 'Tickets',
    button: 'Coming soon',
    pressable: false,
    beside: { 'Vé vào chợ': ['Coming soon'] },
  },
  {
    event: 'Rooftop Indie: ba ban nhạc, một hoàng hôn',
    heading: 'Tickets',
    button: 'Sold out',
    pressable: false,
    beside: { 'Vé vào cửa': ['Sold out'] },
  },
  {
    event: 'Jazz Brunch by the Lake',
    heading: 'Tickets',
    button: 'Sale closed',
    pressable: false,
    beside: { 'Brunch and music': ['Sale closed'] },
  },
  { event: 'Beach Cleanup at Mỹ Khê', heading: 'Event cancelled', button: null, pressable: false },
];

const tickets: readonly Panel[] = [
  {
    event: 'Rooftop Indie: ba ban nhạc, một hoàng hôn',
    heading: 'Tickets',
    button: 'Sold out',
    pressable: false,
    beside: { 'Vé vào cửa': ['Sold out'] },
  },
  {
    event: 'Dàn nhạc Giao hưởng: Mahler số 2',
    heading: 'Tickets',
    button: 'Buy ticket now',
    pressable: true,
    beside: { 'Vé sớm': [/Số lượng có hạn/, /600[.,]000/, /900[.,]000/, /-33%/], 'Vé thường': ['Coming soon'] },
  },
  {
    event: 'Webinar: Trí tuệ nhân tạo trong lớp học phổ thông',
    heading: 'Tickets',
    button: 'Buy ticket now',
    pressable: true,
    beside: { 'Tham dự trực tuyến': ['Free'] },
  },
  {
    event: 'Điền dã chim di trú ở Xuân Thủy',
    heading: 'Tickets',
    button: 'Stopped selling',
    pressable: false,
    beside: { 'Một chỗ trên thuyền': ['Stopped selling tickets'] },
  },
  {
    event: 'Saigon Stand-up: the Late Show',
    heading: 'Tickets',
    button: 'Buy ticket now',
    pressable: true,
    beside: { 'Front row': [/350[.,]000/], 'Anywhere else': [/220[.,]000/] },
  },
];

const sessions: readonly Panel[] = [
  {
    event: 'Lớp gốm buổi sáng: chiếc bát đầu tiên',
    heading: 'Sessions',
    button: 'Buy ticket now',
    pressable: true,
    beside: { 'Nhóm một': ['Sold out'], 'Nhóm hai': [/(From|Từ) 650[.,]000 đ/], 'Nhóm tháng tới': ['Coming soon'] },
  },
];

const slugOf = async (journey: Journey, name: string): Promise<string> =>
  (
    await journey.sql<{ slug: string }>(`SELECT slug_words || '-' || event_id AS slug FROM event WHERE name = $1`, [
      name,
    ])
  )[0]?.slug ?? 'none';

async function expectPanels(journey: Journey, look: Look, panels: readonly Panel[]): Promise<void> {
  const say = wordsOf(look.locale, 'buying');
  const page = await journey.open(look);
  for (const panel of panels) {
    await test.step(panel.event, async () => {
      await page.goto(pathIn(look.locale, `/event/${await slugOf(journey, panel.event)}`));
      const region = page.getByRole('region', { name: say(panel.heading), exact: true });
      await expect(region).toBeVisible();
      for (const [name, texts] of Object.entries(panel.beside ?? {})) {
        const row = region.locator('li, label').filter({ has: page.getByText(name, { exact: true }) });
        for (const text of texts) await expect(row).toContainText(typeof text === 'string' ? say(text) : text);
      }
      if (panel.button === null) await expect(region.getByRole('button')).toHaveCount(0);
      else if (panel.pressable)
        await expect(region.getByRole('link', { name: say(panel.button) })).toHaveAttribute('href', /\/payment\/\d+$/);
      else await expect(region.getByRole('button', { name: say(panel.button) })).toBeDisabled();
      await journey.expectAccessible(page);
    });
  }
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;

  test(`an ended, upcoming or sold-out event has a disabled button that says why, ${where} [S2.7-12] [S2.7-13] [S2.7-14]`, ({
    journey,
  }) => expectPanels(journey, look, closed));

  test(`each ticket shows its price, its discount or why it is unavailable, ${where} [S2.7-09] [S2.7-10] [S2.7-11]`, ({
    journey,
  }) => expectPanels(journey, look, tickets));

  test(`each session shows its sale state, ${where} [S2.7-03] [S2.7-06] [S2.7-07]`, ({ journey }) =>
    expectPanels(journey, look, sessions));

  test(`each session shows a closed, stopped or free sale, ${where} [S2.7-04] [S2.7-05] [S2.7-08]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, {
      name: 'Ba buổi đọc thơ',
      tickets: [{ name: 'Vé', price: 90_000, places: 20 }],
    });
    const names = ['Buổi đã đóng', 'Buổi đã ngừng', 'Buổi tự do'] as const;
    const at = Date.now() + 12 * 86_400_000;
    for (const name of names) {
      const { id } = await sale.organiser.ask<{ id: number }>(
        'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
        { id: sale.eventId, input: { name, begin_at: at, end_at: at + 7_200_000 } },
      );
      const price = name === 'Buổi tự do' ? 0 : 90_000;
      await sale.organiser.ask(
        'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
        {
          id,
          input: { name: 'Vé', price, capacity: 20 },
        },
      );
    }
    const session = 'SELECT section_event_id FROM section_event WHERE event_id = $1 AND name = $2';
    await journey.sql(`UPDATE section_event SET plan_sale = 'CLOSED' WHERE event_id = $1 AND name = $2`, [
      sale.eventId,
      names[0],
    ]);
    await journey.sql(
      `UPDATE ticket_type SET sale_end_at = now() - interval '1 hour' WHERE event_id = $1 AND section_event_id = (${session})`,
      [sale.eventId, names[1]],
    );
    await expectPanels(journey, look, [
      {
        event: sale.name,
        heading: 'Sessions',
        button: 'Buy ticket now',
        pressable: true,
        beside: { [names[0]]: ['Sale closed'], [names[1]]: ['Stopped selling'], [names[2]]: ['Free'] },
      },
    ]);
  });

  test(`a draft is not found by others, ${where} [S2.6-05]`, async ({ journey }) => {
    const page = await journey.open(look, { expects: /404/ });
    const answer = await page.goto(pathIn(look.locale, `/event/${await slugOf(journey, DRAFT)}`));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(DRAFT)).toHaveCount(0);
    await journey.expectAccessible(page);
  });
}

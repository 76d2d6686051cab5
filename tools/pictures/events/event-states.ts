import { aPerson, type Person, type Place } from '#test/journeys/person.ts';
import { mark } from '#test/journeys/put-on-sale.ts';
import type { CoverName } from './cover-pictures.ts';
import { type PutUp, putUp, type Standing } from './put-up.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ENDS_SOON_MS = 3_000;
const SEAT = { name: 'Ghế thường', price: 350_000, capacity: 120 };
const oneSession = (...tickets: PutUp['sessions'][number]['tickets']): PutUp['sessions'] => [{ inDays: 12, tickets }];

type State = Omit<PutUp, 'cover'> & {
  readonly afterwards?: (organiser: Person, standing: Standing, place: Place) => Promise<unknown>;
};

const guest = (place: Place, name: string): Promise<Person> =>
  aPerson(place, `${name}-${mark()}@example.com`, { first: 'Lan', last: 'Ngô Thị Hoàng' });

async function takes(buyer: Person, standing: Standing, session = 0, ticket = 0): Promise<void> {
  const [line] = await buyer.ask<readonly { readonly id: string }[]>(
    'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
    {
      input: {
        section_event_id: standing.sessionIds[session],
        lines: [{ ticket_id: standing.ticketIds[ticket], number_of_tickets: 1 }],
      },
    },
  );
  await buyer.ask(
    'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id } }',
    {
      input: {
        event_id: standing.eventId,
        section_event_id: standing.sessionIds[session],
        information_attendees_inputs: [
          { shopping_item_id: line?.id, attendees: [{ email: buyer.email, first_name: 'Lan' }] },
        ],
      },
    },
  );
}

const cancels = (organiser: Person, { eventId, name }: Standing, sessionId: number | null = null): Promise<unknown> =>
  organiser.ask('mutation ($input: CancelEventInput!) { cancel_event(input: $input) { id } }', {
    input: {
      event_id: eventId,
      section_event_id: sessionId,
      confirmation: name,
      reason: 'Bão số 9 đổ bộ đúng tối diễn.',
    },
  });

const moves = (organiser: Person, { sessionIds: [id] }: Standing, beginAt: number, endAt: number): Promise<unknown> =>
  organiser.ask(
    'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }',
    { id, input: { begin_at: beginAt, end_at: endAt } },
  );

/** Every state that an event's page can be in. */
const EVENT_STATES = {
  single: {
    name: 'Đêm nhạc bên sông: khúc ru tháng Mười hai',
    sessions: oneSession(
      { ...SEAT, name: 'Hạng Sen', description: 'Hàng đầu, kèm trà sen và bánh cốm', price: 680_000, capacity: 3 },
      { ...SEAT, name: 'Hạng Trúc', price: 350_000 },
      { ...SEAT, name: 'Vé đứng', price: 180_000 },
    ),
  },
  several: {
    name: 'Mùa hòa nhạc nhỏ: ba tối cuối tuần',
    sessions: [
      { name: 'Tối thứ nhất: dây và gió', inDays: 6, tickets: [SEAT] },
      { name: 'Tối thứ hai: giọng hát', inDays: 13, tickets: [{ ...SEAT, price: 0 }] },
      { name: 'Tối thứ ba', inDays: 20, planSale: 'UPCOMING', tickets: [SEAT] },
      { name: 'Tối thứ tư', inDays: 27, planSale: 'CLOSED', tickets: [SEAT] },
    ],
  },
  free: { name: 'Đọc sách cùng nhau dưới tán me', sessions: oneSession({ name: 'Giữ chỗ', price: 0, capacity: 40 }) },
  donation: {
    name: 'Gây quỹ mái trường Tả Van',
    event: { enable_ticket_donation: true },
    sessions: oneSession({ name: 'Vé ủng hộ', price: 100_000, capacity: 400 }),
  },
  seated: {
    name: 'Kịch nói: Người ngồi ghế C7',
    sessions: oneSession(SEAT),
    afterwards: (organiser, { sessionIds: [id] }) =>
      organiser.ask('mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats } }', {
        input: {
          section_event_id: id,
          rows: ['A', 'B', 'C', 'D'].map((row) => ({ section: '', name: row, layout: '......_......' })),
        },
      }),
  },
  discount: {
    name: 'Tuần lễ phim Việt phục chế',
    sessions: oneSession(
      { ...SEAT, name: 'Thẻ cả tuần', price: 690_000, original_price: 1_150_000 },
      { ...SEAT, name: 'Một buổi chiếu', price: 90_000 },
    ),
    afterwards: (organiser, { ticketIds }) =>
      organiser.ask(
        'mutation ($ticket: ID!, $input: PromotionInput!) { create_promotion(ticket_id: $ticket, input: $input) { id } }',
        { ticket: ticketIds[1], input: { type: 'EARLY_BIRD', name: 'Mua sớm', percent_off: 20, quantity: 50 } },
      ),
  },
  presale: {
    name: 'Ra mắt đĩa than: Phố không đèn',
    sessions: oneSession(
      {
        ...SEAT,
        name: 'Vé sớm cho người có mã',
        price: 280_000,
        original_price: 400_000,
        begin_at: Date.now() - DAY,
        end_at: Date.now() + 4 * DAY,
      },
      { ...SEAT, name: 'Vé thường', price: 400_000, begin_at: Date.now() + 4 * DAY, end_at: Date.now() + 11 * DAY },
    ),
    afterwards: (organiser, { eventId, ticketIds }) =>
      organiser.ask(
        'mutation ($event: Int!, $input: PromotionCodeInput!) { create_promotion_code(event_id: $event, input: $input) { code } }',
        { event: eventId, input: { code: 'SOM20', percent_off: 20, ticket_ids: ticketIds } },
      ),
  },
  coming: {
    name: 'Hội chợ gốm mùa xuân',
    sessions: oneSession({ ...SEAT, begin_at: Date.now() + 3 * DAY, end_at: Date.now() + 11 * DAY }),
  },
  'sold-out': {
    name: 'Bữa tối mười hai món của bếp trưởng Hạnh',
    sessions: oneSession({ name: 'Một chỗ ngồi', price: 0, capacity: 1 }),
    afterwards: async (_, standing, place) => takes(await guest(place, 'het-cho'), standing),
  },
  ended: {
    name: 'Triển lãm Một vòng đất nung',
    sessions: oneSession(SEAT),
    // Nothing that is over can be published.
    afterwards: (organiser, standing) => moves(organiser, standing, Date.now() - DAY, Date.now() + ENDS_SOON_MS),
  },
  cancelled: {
    name: 'Đua thuyền trên sông Nhuệ',
    sessions: oneSession(SEAT),
    afterwards: (organiser, standing) => cancels(organiser, standing),
  },
  'one-cancelled': {
    name: 'Hai đêm múa rối nước',
    sessions: [
      { name: 'Đêm thứ nhất', inDays: 6, tickets: [SEAT] },
      { name: 'Đêm thứ hai', inDays: 7, tickets: [SEAT] },
    ],
    afterwards: (organiser, standing) => cancels(organiser, standing, standing.sessionIds[0]),
  },
  closed: {
    name: 'Lớp làm nón lá cuối năm',
    sessions: [{ inDays: 4, planSale: 'CLOSED', tickets: [SEAT] }],
  },
  stopped: {
    name: 'Đi bộ rừng Cúc Phương',
    sessions: oneSession({ ...SEAT, begin_at: Date.now() - 3 * DAY, end_at: Date.now() - DAY }),
  },
  approval: {
    name: 'Họp mặt những người làm phim độc lập',
    event: { required_approval: true, policy: 'Ban tổ chức duyệt từng đăng ký trong ba ngày.' },
    sessions: oneSession({ name: 'Một chỗ', price: 0, capacity: 60 }),
  },
  private: {
    name: 'Bữa tối kín bên bờ sông Hồng',
    event: { feature: 'PRIVATE' },
    sessions: oneSession({ name: 'Một chỗ ngồi', price: 1_500_000, capacity: 16 }),
  },
  invited: {
    name: 'Lễ cưới Lan và Minh',
    event: { feature: 'PRIVATE' },
    sessions: [{ inDays: 30, tickets: [] }],
  },
  online: {
    name: 'Trò chuyện trực tuyến: nghề dịch sách',
    event: { event_type: 'ONLINE', address: null, urls: ['https://live.example.com/dich-sach'] },
    sessions: oneSession({ name: 'Tham dự trực tuyến', price: 0, ticket_type: 'ONLINE' }),
  },
  hybrid: {
    name: 'Hội thảo kiến trúc nhiệt đới',
    event: { event_type: 'HYBRID', urls: ['https://live.example.com/kien-truc'] },
    sessions: oneSession(
      { ...SEAT, name: 'Tại hội trường', price: 450_000 },
      { name: 'Trực tuyến', price: 120_000, ticket_type: 'ONLINE' },
    ),
  },
  moved: {
    name: 'Dạ khúc dưới trăng rằm',
    sessions: oneSession({ name: 'Giữ chỗ', price: 0, capacity: 40 }),
    afterwards: async (organiser, standing, place) => {
      const goers = await Promise.all(['an', 'binh', 'chi'].map((name) => guest(place, name)));
      for (const goer of goers) {
        await takes(goer, standing);
        await goer.ask('mutation ($id: Int!) { show_me_among_guests(event_id: $id, shown: true) { shown } }', {
          id: standing.eventId,
        });
      }
      const later = Math.floor(Date.now() / HOUR) * HOUR + 19 * DAY;
      await moves(organiser, standing, later, later + 2 * HOUR);
    },
  },
  'waiting-room': {
    name: 'Đêm mở bán của những giọng ca không tuổi',
    sessions: oneSession({ ...SEAT, begin_at: Date.now() + DAY / 2, end_at: Date.now() + 11 * DAY }),
    afterwards: (organiser, { eventId }) =>
      organiser.ask('mutation ($id: Int!) { turn_waiting_room(id: $id, on: true) { waiting_room } }', { id: eventId }),
  },
} as const satisfies Readonly<Record<string, State>>;

/** Seen by its team only. */
export const draftOf = (place: Place, manager: Person, cover: CoverName | null): Promise<Standing> =>
  putUp(place, manager, { name: 'Lễ hội đèn lồng mùa xuân', isDraft: true, sessions: oneSession(SEAT), cover });

type Slugs = ReadonlyMap<string, string>;
type Planned = { readonly name: string; readonly state: State; readonly cover: CoverName | null };

const AT_ONCE = 6;

/** Each state with an uploaded cover and without one, and the covers that no designer would choose. */
async function putAllUp(place: Place): Promise<Slugs> {
  const organiser = await aPerson(place, `nha-to-chuc-${mark()}@example.com`, { first: 'Hà', last: 'Nguyễn' });
  const planned: readonly Planned[] = [
    ...Object.entries<State>(EVENT_STATES).flatMap(([name, state], at): readonly Planned[] => [
      { name, state, cover: at % 2 === 0 ? 'stage' : 'river' },
      { name: `${name}-plate`, state, cover: null },
    ]),
    ...(['portrait', 'white', 'black', 'neon', 'wide', 'tall', 'transparent'] as const).map((cover) => ({
      name: `cover-${cover}`,
      state: EVENT_STATES.single,
      cover,
    })),
  ];
  // In this order, whichever stands first.
  const slugs = new Map<string, string>(planned.map(({ name }) => [name, '']));
  const queue = planned.values();
  const putUpNext = async (): Promise<void> => {
    for (const { name, state, cover } of queue) {
      const { afterwards, ...plan }: State = state;
      const standing = await putUp(place, organiser, { ...plan, cover });
      await afterwards?.(organiser, standing, place);
      slugs.set(name, standing.slug);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, putUpNext));
  return slugs;
}

const stood = new Map<string, Promise<Slugs>>();

/** Once for all looks. */
export function eventsInAllStates(place: Place): Promise<Slugs> {
  const known = stood.get(place.baseUrl) ?? putAllUp(place);
  stood.set(place.baseUrl, known);
  return known;
}

/** Ids are made of ordinals, so that references need no look-up. */

const HASH = (of: string, seed: number): string => `(hashint4extended(${of}, ${seed}) & 2147483647)`;
/** From 0 up to, not including, `below`; the same for the same `of` and `seed`. */
export const drawn = (of: string, seed: number, below: string | number): string =>
  `(${HASH(of, seed)} % ${below})::int`;
const oneOf = (of: string, seed: number, words: readonly string[]): string =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${drawn(of, seed, words.length)}]`;

export const accountId = (ordinal: string): string => `md5('account ' || ${ordinal})::uuid`;
export const eventId = (ordinal: string): string => `(100000 + ${ordinal})::int`;
export const sectionEventId = (ordinal: string): string => `(1000000 + ${ordinal})::int`;
export const ticketTypeId = (ordinal: string, kind: string): string =>
  `md5('ticket type ' || ${ordinal} || ' ' || ${kind})::uuid`;
const quotaId = (ordinal: string, kind: string): string => `md5('quota ' || ${ordinal} || ' ' || ${kind})::uuid`;
export const priceOf = (ordinal: string): string => `(100000 + ${ordinal} % 9 * 50000)::bigint`;

const FIRST = [
  'Lan',
  'Minh',
  'Hương',
  'Đức',
  'Thảo',
  'Quang',
  'Ngọc',
  'Bình',
  'Yến',
  'Khoa',
  'Trang',
  'Hùng',
  'Mai',
  'Phúc',
  'Linh',
  'Tâm',
];
const LAST = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương'];
export const firstName = (ordinal: string): string => oneOf(ordinal, 11, FIRST);
export const lastName = (ordinal: string): string => oneOf(ordinal, 12, LAST);

const KINDS = [
  'Đêm nhạc',
  'Hòa nhạc',
  'Triển lãm',
  'Lớp gốm',
  'Hội thảo',
  'Kịch',
  'Giải chạy',
  'Hội chợ',
  'Workshop',
  'Liên hoan',
  'Talkshow',
  'Chợ phiên',
];
const THEMES = [
  'Mùa thu',
  'Phố cổ',
  'Sông Hương',
  'Gió mùa',
  'Trăng rằm',
  'Ký ức',
  'Ánh sáng',
  'Rừng thông',
  'Biển xanh',
  'Làng nghề',
  'Đồng dao',
  'Hoa sữa',
];
const CITIES = [
  'Hà Nội',
  'Huế',
  'Đà Nẵng',
  'Hội An',
  'Sài Gòn',
  'Đà Lạt',
  'Cần Thơ',
  'Vinh',
  'Hải Phòng',
  'Nha Trang',
  'Quy Nhơn',
  'Sa Pa',
];
const HALLS = ['Nhà hát', 'Câu lạc bộ', 'Xưởng', 'Quỹ', 'Nhóm', 'Trung tâm', 'Bảo tàng', 'Thư viện'];
const NAMES = [
  'Sao Mai',
  'Bến Ngự',
  'Tràng Tiền',
  'Phương Nam',
  'Bách Việt',
  'Lúa Vàng',
  'Đất Nung',
  'Mây Ngàn',
  'Cánh Diều',
  'Sen Hồ',
  'Trúc Xanh',
  'Đá Dựng',
];

export const HOT = 1;
export const USUAL = 2;
/** Whatever the number of all events. */
const ORGANISERS_EVENTS = 500;

type Range = { readonly from: number; readonly to: number };

export const accountStatements = ({ from, to }: Range): readonly string[] => [
  `INSERT INTO account (account_id, email, username, referral_code, first_name, last_name)
   SELECT ${accountId('a')}, 'person' || a || '@scale.vemoi.test', 'person' || a, 'r' || a, ${firstName('a')}, ${lastName('a')} FROM generate_series(${from}, ${to}) a`,
  `INSERT INTO email_directory (email, account_id) SELECT 'person' || a || '@scale.vemoi.test', ${accountId('a')} FROM generate_series(${from}, ${to}) a`,
];

/** A third of the events is upcoming; the rest lies in the last two years. */
export const eventStatements = ({ from, to }: Range, organiser: string, accounts: number): readonly string[] => [
  `INSERT INTO event (event_id, slug_words, name, address, type, event_type, status, feature, owner_account_id, organiser_name, featured, begin_at, end_at, published_at,
     inserted_at, updated_at)
   SELECT ${eventId('e')}, 'su-kien', ${oneOf('e', 21, KINDS)} || ' ' || ${oneOf('e', 22, THEMES)} || ' ' || ${oneOf('e', 23, CITIES)},
     ${drawn('e', 24, 200)} || ' Tràng Tiền, ' || ${oneOf('e', 23, CITIES)}, 'EVENT', (ARRAY['ONSITE', 'ONLINE', 'ONSITE', 'HYBRID'])[1 + e % 4], 'PUBLISHED', 'PUBLIC',
     CASE WHEN e <= ${ORGANISERS_EVENTS} THEN '${organiser}'::uuid ELSE ${accountId(`(1 + ${drawn('e', 25, accounts)})`)} END,
     ${oneOf('e', 26, HALLS)} || ' ' || ${oneOf('e', 27, NAMES)} || ' ' || ${drawn('e', 28, 97)}, ${drawn('e', 29, 100)} = 0, begins, begins + interval '3 hours', begins - interval '60 days',
     begins - interval '61 days', begins - interval '60 days'
   FROM generate_series(${from}, ${to}) e CROSS JOIN LATERAL (
     SELECT date_trunc('hour', now()) + CASE WHEN e <= ${USUAL} THEN interval '20 days' ELSE make_interval(hours => ${drawn('e', 20, 3 * 365 * 24)} - 2 * 365 * 24) END AS begins) b`,
  `INSERT INTO section_event (event_id, section_event_id, begin_at, end_at, local_begin, timezone)
   SELECT event_id, event_id - 100000 + 1000000, begin_at, end_at, begin_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh' FROM event
    WHERE event_id BETWEEN ${eventId(String(from))} AND ${eventId(String(to))}`,
  `INSERT INTO session_directory (section_event_id, event_id) SELECT ${sectionEventId('e')}, ${eventId('e')} FROM generate_series(${from}, ${to}) e`,
  `INSERT INTO photo (event_id, photo_id, url, thumbnail_url, width, height, color, inserted_at)
   SELECT ${eventId('e')}, md5('photo ' || e)::uuid, '/files/photo.webp', '/files/photo-small.webp', 1200, 675, '#345678', now() FROM generate_series(${from}, ${to}) e`,
  `INSERT INTO ticket_type (event_id, ticket_type_id, section_event_id, name, price, original_price, mode, position)
   SELECT ${eventId('e')}, ${ticketTypeId('e', 'k')}, ${sectionEventId('e')}, (ARRAY['Vé mời', 'Vé thường'])[1 + k], k * ${priceOf('e')}, k * ${priceOf('e')}, 'ONSITE', k
     FROM generate_series(${from}, ${to}) e, generate_series(0, 1) k`,
];

export const summaryStatements = (events: number): readonly string[] => [
  'DELETE FROM ticket_type_quota',
  'DELETE FROM quota',
  `INSERT INTO quota (event_id, quota_id, scope, capacity, sold)
   SELECT ${eventId('e')}, ${quotaId('e', 'k')}, 'TICKET_TYPE', 10000000, coalesce(taken.places, 0) FROM generate_series(1, ${events}) e CROSS JOIN generate_series(0, 1) k
     LEFT JOIN (SELECT event_id, ticket_type_id, sum(quantity)::int AS places FROM reservation WHERE state = 'SOLD' GROUP BY 1, 2) taken
       ON taken.event_id = ${eventId('e')} AND taken.ticket_type_id = ${ticketTypeId('e', 'k')}`,
  `INSERT INTO ticket_type_quota (event_id, ticket_type_id, quota_id)
   SELECT ${eventId('e')}, ${ticketTypeId('e', 'k')}, ${quotaId('e', 'k')} FROM generate_series(1, ${events}) e, generate_series(0, 1) k`,
  'DELETE FROM search_word',
  `INSERT INTO search_word (word) SELECT DISTINCT word FROM event, regexp_split_to_table(search_words, '[^[:alnum:]]+') AS word WHERE length(word) BETWEEN 3 AND 40`,
];

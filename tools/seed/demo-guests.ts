import { type Random, seededRandom } from '#domain/kernel/seeded-random.ts';
import type { DemoPerson } from './world.ts';

const LAST = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
] as const;
const MIDDLE = [
  'Thị',
  'Văn',
  'Minh',
  'Thanh',
  'Ngọc',
  'Hoài',
  'Quang',
  'Bảo',
  'Gia',
  'Khánh',
  'Đức',
  'Hải',
  'Thùy',
  'Anh',
] as const;
const FIRST = [
  'An',
  'Anh',
  'Bình',
  'Châu',
  'Chi',
  'Dũng',
  'Duy',
  'Giang',
  'Hà',
  'Hạnh',
  'Hiếu',
  'Hoa',
  'Hưng',
  'Khôi',
  'Kiên',
  'Lâm',
  'Lan',
  'Long',
  'My',
  'Nam',
  'Nga',
  'Nhung',
  'Oanh',
  'Phong',
  'Quân',
  'Thu',
  'Tiến',
  'Trâm',
  'Uyên',
  'Việt',
  'Xuân',
  'Ý',
] as const;
const ABROAD = [
  'Emma Wilson',
  'Lucas Meyer',
  'Chloé Bernard',
  'Kenji Sato',
  'Olivia Brown',
  'Mateo García',
  'Hana Kim',
  'Noah Johansson',
] as const;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

function guest(random: Random, index: number): DemoPerson {
  const [firstName, lastName] =
    random.next() < 0.08
      ? (random.pick(ABROAD).split(' ') as [string, string])
      : [random.pick(FIRST), `${random.pick(LAST)} ${random.pick(MIDDLE)}`];
  return {
    key: `guest-${index}`,
    email: `${plain(firstName)}.${plain(lastName)}${index}@guests.demo.vemoi.test`,
    firstName,
    lastName,
    locale: random.next() < 0.15 ? 'en' : 'vi',
    phone: `09${random.int(10_000_000, 99_999_999)}`,
  };
}

export function demoGuests(seed: number, count: number): readonly DemoPerson[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => guest(random, index + 1));
}

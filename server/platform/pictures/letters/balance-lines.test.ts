import { expect, it } from 'vitest';
import { balanceLines } from './balance-lines.ts';

const widthOf = (text: string): number => [...text].length;

it.each<[string, number, readonly string[], readonly string[]]>([
  ['leaves a single line', 20, ['Trần Mai'], ['Trần Mai']],
  ['leaves no word alone', 18, ['Đặng Nguyễn Thùy', 'Linh'], ['Đặng Nguyễn', 'Thùy Linh']],
  [
    'breaks at a comma',
    48,
    ['Nhà hát Lớn Hà Nội, 1 Tràng Tiền, Hoàn Kiếm, Hà', 'Nội'],
    ['Nhà hát Lớn Hà Nội,', '1 Tràng Tiền, Hoàn Kiếm, Hà Nội'],
  ],
  ['evens out three lines', 8, ['aa bb cc', 'dd ee', 'ff'], ['aa bb', 'cc dd', 'ee ff']],
  ['keeps lines that cannot be shorter', 6, ['nghiên', 'nghiên'], ['nghiên', 'nghiên']],
])('%s', (_what, width, lines, balanced) => {
  expect(balanceLines(lines, width, widthOf)).toEqual(balanced);
});

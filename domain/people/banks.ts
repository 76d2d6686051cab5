import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';

/** A bank that receives transfers by VietQR. `bin`: its NAPAS number (38-01-00). */
export type Bank = { readonly bin: string; readonly name: string; readonly fullName: string };

const bank = (bin: string, name: string, fullName: string): Bank => ({ bin, name, fullName });

/** By name, as VietQR lists them. [STD 1] */
export const BANKS: readonly Bank[] = [
  bank('970425', 'AB Bank', 'Ngân hàng TMCP An Bình'),
  bank('970416', 'ACB', 'Ngân hàng TMCP Á Châu'),
  bank('970405', 'Agribank', 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam'),
  bank('970409', 'BacA Bank', 'Ngân hàng TMCP Bắc Á'),
  bank('970438', 'BaoViet Bank', 'Ngân hàng TMCP Bảo Việt'),
  bank('970418', 'BIDV', 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam'),
  bank('970454', 'BVBank', 'Ngân hàng TMCP Bản Việt'),
  bank('546034', 'CAKE by VPBank', 'Ngân hàng số CAKE by VPBank - Ngân hàng TMCP Việt Nam Thịnh Vượng'),
  bank('970444', 'CB Bank', 'Ngân hàng Thương mại TNHH MTV Xây dựng Việt Nam'),
  bank('422589', 'CIMB Bank', 'Ngân hàng TNHH MTV CIMB Việt Nam'),
  bank('970446', 'Co-op Bank', 'Ngân hàng Hợp tác xã Việt Nam'),
  bank('796500', 'DBS Bank', 'Ngân hàng TNHH MTV Phát triển Singapore - Chi nhánh TP. Hồ Chí Minh'),
  bank('970431', 'Eximbank', 'Ngân hàng TMCP Xuất Nhập khẩu Việt Nam'),
  bank('970408', 'GPBank', 'Ngân hàng Thương mại TNHH MTV Dầu Khí Toàn Cầu'),
  bank('970437', 'HDBank', 'Ngân hàng TMCP Phát triển TP. Hồ Chí Minh'),
  bank('970442', 'HongLeong Bank', 'Ngân hàng TNHH MTV Hong Leong Việt Nam'),
  bank('458761', 'HSBC Vietnam', 'Ngân hàng TNHH MTV HSBC (Việt Nam)'),
  bank('970456', 'IBK HCM', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh TP. Hồ Chí Minh'),
  bank('970455', 'IBK HN', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh Hà Nội'),
  bank('970434', 'Indovina Bank', 'Ngân hàng TNHH Indovina'),
  bank('668888', 'Kasikornbank', 'Ngân hàng Đại chúng TNHH KASIKORNBANK - CN TP. Hồ Chí Minh'),
  bank('970452', 'KienlongBank', 'Ngân hàng TMCP Kiên Long'),
  bank('970463', 'Kookmin Bank HCM', 'Ngân hàng Kookmin - Chi nhánh TP. Hồ Chí Minh'),
  bank('970462', 'Kookmin Bank HN', 'Ngân hàng Kookmin - Chi nhánh Hà Nội'),
  bank('963369', 'Liobank', 'Ngân hàng số Liobank - Ngân hàng TMCP Phương Đông'),
  bank('970449', 'LPBank', 'Ngân hàng TMCP Lộc Phát Việt Nam'),
  bank('970422', 'MB Bank', 'Ngân hàng TMCP Quân đội'),
  bank('970414', 'MBV', 'Ngân hàng TNHH MTV Việt Nam Hiện Đại'),
  bank('971025', 'MoMo', 'CTCP Dịch Vụ Di Động Trực Tuyến'),
  bank('970426', 'MSB', 'Ngân hàng TMCP Hàng Hải'),
  bank('970428', 'Nam A Bank', 'Ngân hàng TMCP Nam Á'),
  bank('970419', 'NCB Bank', 'Ngân hàng TMCP Quốc Dân'),
  bank('801011', 'Nonghyup Bank', 'Ngân hàng Nonghyup - Chi nhánh Hà Nội'),
  bank('970448', 'OCB Bank', 'Ngân hàng TMCP Phương Đông'),
  bank('970430', 'PG Bank', 'Ngân hàng TMCP Xăng dầu Petrolimex'),
  bank('970439', 'Public Bank Vietnam', 'Ngân hàng TNHH MTV Public Việt Nam'),
  bank('970412', 'PVcomBank', 'Ngân hàng TMCP Đại Chúng Việt Nam'),
  bank('970403', 'Sacombank', 'Ngân hàng TMCP Sài Gòn Thương Tín'),
  bank('970400', 'SaigonBank', 'Ngân hàng TMCP Sài Gòn Công Thương'),
  bank('970429', 'SCB', 'Ngân hàng TMCP Sài Gòn'),
  bank('970440', 'SeABank', 'Ngân hàng TMCP Đông Nam Á'),
  bank('970443', 'SHB', 'Ngân hàng TMCP Sài Gòn - Hà Nội'),
  bank('970424', 'Shinhan Bank', 'Ngân hàng TNHH MTV Shinhan Việt Nam'),
  bank('970410', 'Standard Chartered Vietnam', 'Ngân hàng TNHH MTV Standard Chartered Bank Việt Nam'),
  bank('970407', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam'),
  bank('963388', 'Timo', 'Ngân hàng số Timo by Bản Việt Bank'),
  bank('970423', 'TPBank', 'Ngân hàng TMCP Tiên Phong'),
  bank('546035', 'Ubank by VPBank', 'Ngân hàng số Ubank by VPBank - Ngân hàng TMCP Việt Nam Thịnh Vượng'),
  bank('970458', 'United Overseas Bank Vietnam', 'Ngân hàng United Overseas Bank Việt Nam'),
  bank('970441', 'VIB', 'Ngân hàng TMCP Quốc tế Việt Nam'),
  bank('970427', 'VietABank', 'Ngân hàng TMCP Việt Á'),
  bank('970433', 'VietBank', 'Ngân hàng TMCP Việt Nam Thương Tín'),
  bank('970436', 'Vietcombank', 'Ngân hàng TMCP Ngoại Thương Việt Nam'),
  bank('970415', 'VietinBank', 'Ngân hàng TMCP Công thương Việt Nam'),
  bank('970421', 'VietNgaBank', 'Ngân hàng Liên doanh Việt - Nga'),
  bank('970406', 'Vikki Bank', 'Ngân hàng TNHH MTV Số Vikki'),
  bank('970432', 'VPBank', 'Ngân hàng TMCP Việt Nam Thịnh Vượng'),
  bank('970457', 'Woori Bank', 'Ngân hàng TNHH MTV Woori Việt Nam'),
];

/** null: no bank on the list has this number. */
export const bankOf = (bin: string): Bank | null => BANKS.find((each) => each.bin === bin) ?? null;

/** Where a bank is, rather than what it is called. */
const PLACES: ReadonlySet<string> = new Set(['vietnam', 'hcm', 'hn']);
/** First names and nicknames too: they name the bank only where nothing else is written. */
const ORDINARY: ReadonlySet<string> = new Set(['MoMo', 'Timo']);

/** As a quick reader sees them: without diacritics, with look-alikes as one letter. */
const wordsSeen = (text: string): readonly string[] =>
  plainWords(visibleText(text))
    .replaceAll('0', 'o')
    .replaceAll(/[1l]/g, 'i')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const SEEN = BANKS.map((each) => {
  const named = each.name
    .split(' ')
    .filter((word) => !PLACES.has(word.toLowerCase()))
    .join(' ');
  return { bank: each, words: wordsSeen(named) };
  // 'OCB Bank' holds 'CB Bank'.
}).toSorted((a, b) => b.bank.name.length - a.bank.name.length);

/** The bank that a name carries, however it is spaced; null: none. [design] */
export function bankNamed(text: string): Bank | null {
  const written = wordsSeen(text);
  const spaced = ` ${written.join(' ')} `;
  const close = written.join('');
  return (
    SEEN.find(({ bank: { name }, words }) => {
      const whole = words.join('');
      if (ORDINARY.has(name)) return close === whole;
      return spaced.includes(` ${words.join(' ')} `) || (whole.includes('bank') && close.includes(whole));
    })?.bank ?? null
  );
}

/** The bank that an email would claim to come from; null: none, or a corporate of that approved name. [design] */
export function bankClaimed(
  signedAs: string,
  publisher: { readonly name: string; readonly isCorporate: boolean },
): Bank | null {
  const claimed = bankNamed(signedAs);
  const isOwn = publisher.isCorporate && claimed !== null && bankNamed(publisher.name)?.bin === claimed.bin;
  return isOwn ? null : claimed;
}

/** Place names that people write as one word or several ('Hanoi', 'ha noi', 'Hà Nội'), as plain syllables. [design] */
export const PLACE_NAMES: readonly string[] = [
  'viet nam, ha noi, ho chi minh, sai gon, thu duc, da nang, hai phong, can tho, da lat, nha trang, vung tau, ba ria',
  'ha long, hoi an, sa pa, phu quoc, quy nhon, phan thiet, mui ne, con dao, tam dao, ba vi, my dinh, my tho, dong hoi',
  'rach gia, chau doc, long xuyen, bien hoa, buon ma thuot, viet tri, cam ranh, tuy hoa, tam ky, phan rang, mong cai',
  'an giang, bac giang, bac kan, bac lieu, bac ninh, ben tre, binh dinh, binh duong, binh phuoc, binh thuan, ca mau',
  'cao bang, dak lak, dak nong, dien bien, dong nai, dong thap, gia lai, ha giang, ha nam, ha tinh, hai duong',
  'hau giang, hoa binh, hung yen, khanh hoa, kien giang, kon tum, lai chau, lam dong, lang son, lao cai, long an',
  'nam dinh, nghe an, ninh binh, ninh thuan, phu tho, phu yen, quang binh, quang nam, quang ngai, quang ninh',
  'quang tri, soc trang, son la, tay ninh, thai binh, thai nguyen, thanh hoa, thua thien, tien giang, tra vinh',
  'tuyen quang, vinh long, vinh phuc, yen bai',
].flatMap((line) => line.split(', '));

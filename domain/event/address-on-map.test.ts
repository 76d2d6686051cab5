import { describe, expect, it } from 'vitest';
import { isOnMap } from './address-on-map.ts';

describe('an address that a map finds', () => {
  it.each([
    'Nhà hát Lớn Hà Nội, 1 Tràng Tiền, Hoàn Kiếm, Hà Nội',
    'Dinh Độc Lập',
    '23 Ngô Đức Kế, Q. 1, TP. HCM.',
    'Sân thượng The Nest, 23 Ngô Đức Kế, Quận 1, TP. Hồ Chí Minh',
  ])('%s', (address) => expect(isOnMap(address)).toBe(true));

  it.each([
    'A house by the lake; the address comes with your ticket',
    'Địa chỉ được gửi kèm vé.',
    'Bạn muốn biết ở đâu? Vé sẽ cho biết',
  ])('is not said in a sentence: %s', (address) => expect(isOnMap(address)).toBe(false));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITIES, type City, isInCity } from './city.ts';

describe('the city of an address', () => {
  it.each<[City, string]>([
    ['HA_NOI', 'Nhà hát Lớn, 1 Tràng Tiền, Hà Nội'],
    ['HA_NOI', '1 Trang Tien, Hanoi, Vietnam'],
    ['HA_NOI', 'Hà Nội 100000, Việt Nam'],
    ['HO_CHI_MINH', '7 Công trường Lam Sơn, Quận 1, TP.HCM'],
    ['HO_CHI_MINH', 'Xa lộ Hà Nội, Thủ Đức, Thành phố Hồ Chí Minh'],
    ['HO_CHI_MINH', 'Nhà văn hóa Thanh niên, Sài Gòn'],
    ['DA_LAT', 'Hồ Xuân Hương, Đà Lạt, Lâm Đồng'],
    ['DA_NANG', 'DA NANG'],
    ['HUE', 'Đại Nội, Huế, Việt Nam'],
  ])('%s: %s', (city, address) => {
    expect(CITIES.filter((each) => isInCity(address, each))).toEqual([city]);
  });

  it.each(['', 'Hội An, Quảng Nam', 'Phố Huệ Tây, Ninh Bình', 'Hà Nội Phố, Sơn La', 'thuehanoixa'])(
    'is none that is offered: %s',
    (address) => {
      expect(CITIES.filter((each) => isInCity(address, each))).toEqual([]);
    },
  );

  it('does not depend on what stands before its part', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...CITIES), (street, city) => {
        const address = `${street}, ${city.replaceAll('_', ' ')}, Việt Nam`;
        expect(isInCity(address, city)).toBe(true);
      }),
    );
  });
});

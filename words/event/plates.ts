import type { PaletteName } from '#domain/event/plate/palettes.ts';
import type { MotifName } from '#domain/event/plate/plate.ts';
import { type Said, said } from '#words/platform/said.ts';

export const MOTIFS_SAID: Readonly<Record<MotifName, Said>> = {
  hills: said('Hills', 'Đồi núi'),
  lotus: said('Lotus', 'Hoa sen'),
  scales: said('Scales', 'Vảy cá'),
  bamboo: said('Bamboo', 'Tre'),
  ribbons: said('Ribbons', 'Dải lụa'),
  lanterns: said('Lanterns', 'Đèn lồng'),
  fans: said('Fans', 'Quạt giấy'),
  tiles: said('Tiles', 'Gạch bông'),
  rings: said('Rings', 'Vòng tròn'),
};

export const PALETTES_SAID: Readonly<Record<PaletteName, Said>> = {
  vermilion: said('vermilion', 'đỏ son'),
  sunrise: said('sunrise', 'bình minh'),
  jade: said('jade', 'xanh ngọc'),
  night: said('night', 'đêm'),
  plum: said('plum', 'mận chín'),
  river: said('river', 'xanh sông'),
  gold: said('gold', 'vàng'),
  moss: said('moss', 'xanh rêu'),
  clay: said('clay', 'đất nung'),
  ink: said('ink', 'mực tàu'),
};

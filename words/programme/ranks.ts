import type { Rank } from '#domain/programme/rank.ts';
import { type Said, said } from '#words/platform/said.ts';

export const RANKS_SAID: Readonly<Record<Rank, Said>> = {
  MEMBER: said('Member', 'Thành viên'),
  SILVER: said('Silver', 'Hạng Bạc'),
  GOLD: said('Gold', 'Hạng Vàng'),
  DIAMOND: said('Diamond', 'Hạng Kim cương'),
};

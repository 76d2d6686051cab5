export type DemoCategory = { readonly id: number; readonly en: string; readonly vi: string; readonly color: string };

export const CATEGORY = {
  music: 1,
  stage: 2,
  workshop: 3,
  technology: 4,
  food: 5,
  sport: 6,
  art: 7,
  community: 8,
} as const;

export const demoCategories: readonly DemoCategory[] = [
  { id: CATEGORY.music, en: 'Music', vi: 'Âm nhạc', color: '#b8321f' },
  { id: CATEGORY.stage, en: 'Theatre and film', vi: 'Sân khấu và điện ảnh', color: '#5b2148' },
  { id: CATEGORY.workshop, en: 'Workshops', vi: 'Trải nghiệm', color: '#a65a3c' },
  { id: CATEGORY.technology, en: 'Technology', vi: 'Công nghệ', color: '#22506f' },
  { id: CATEGORY.food, en: 'Food and drink', vi: 'Ẩm thực', color: '#8a6414' },
  { id: CATEGORY.sport, en: 'Sport and wellness', vi: 'Thể thao và sức khỏe', color: '#1c6e5d' },
  { id: CATEGORY.art, en: 'Art and design', vi: 'Nghệ thuật', color: '#6a4c93' },
  { id: CATEGORY.community, en: 'Community', vi: 'Cộng đồng', color: '#5f6b35' },
];

import type { PublicCorporate, PublicPerson } from '#application/people/ports/public-pages.ts';

export const aPerson = (change: Partial<PublicPerson> = {}): PublicPerson => ({
  id: '01995f3e7c2a7b1c8d4e5f6a7b8c9d0e',
  username: 'lan',
  firstName: 'Lan',
  lastName: 'Ngô',
  avatar: null,
  banner: null,
  about: null,
  website: null,
  ...change,
});

export const aCorporate = (change: Partial<PublicCorporate> = {}): PublicCorporate => ({
  id: 12,
  slug: 'Cong-ty-Ve-12',
  companyName: 'Công ty Vé',
  name: 'Vé Việt',
  logo: null,
  banner: null,
  address: '1 Tràng Tiền, Hà Nội',
  phoneNumber: null,
  website: null,
  isApproved: true,
  ...change,
});

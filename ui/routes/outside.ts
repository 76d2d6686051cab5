/** Addresses of the house outside the product; one place to change them. */
export const outside = {
  hello: 'hello@vemoi.vn',
  support: 'support@vemoi.vn',
  facebook: 'https://www.facebook.com/vemoi.vn',
  youtube: 'https://www.youtube.com/@vemoi',
  linkedin: 'https://www.linkedin.com/company/vemoi',
} as const;

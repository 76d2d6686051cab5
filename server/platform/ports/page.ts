export { cutPage, type Page, type PageRequest } from '#domain/kernel/page.ts';

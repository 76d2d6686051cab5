export { cutPage, type ListPosition, type Page, type PageRequest } from '#domain/kernel/page.ts';

export { cutPage, type ListPosition, type Page, type PageRequest } from '#domain/paging/page.ts';

import { NewsDesk } from '#application/event/ports/news-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type ChooseEmails = NewsDesk;

export const ChooseEmails = defineUseCase('ChooseEmails', { desk: NewsDesk }, ({ desk }): ChooseEmails => desk);

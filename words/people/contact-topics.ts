import type { SupportTopic } from '#domain/people/contact-lead.ts';
import { type Said, said } from '#words/platform/said.ts';

export const SUPPORT_TOPIC_NAMES: Readonly<Record<SupportTopic, Said>> = {
  'Platform & Solutions': said('Platform & Solutions', 'Nền tảng & Giải pháp'),
  Others: said('Others', 'Khác'),
};

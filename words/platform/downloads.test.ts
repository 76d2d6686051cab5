import { expect, it } from 'vitest';
import { SUPPORT_TOPICS } from '#domain/people/contact-lead.ts';
import { SUPPORT_TOPIC_NAMES } from '#words/people/contact-topics.ts';
import { downloadLabel, NO_DATA_TO_EXPORT } from './downloads.ts';

it('names a download, and an empty one', () => {
  expect(downloadLabel('data')).toEqual({ en: 'Download data', vi: 'Tải xuống data' });
  expect(NO_DATA_TO_EXPORT).toEqual({ en: 'No data to export', vi: 'Không có dữ liệu để xuất' });
});

it('names every contact topic, in English as on the wire', () => {
  for (const topic of SUPPORT_TOPICS) {
    expect(SUPPORT_TOPIC_NAMES[topic].en).toBe(topic);
    expect(SUPPORT_TOPIC_NAMES[topic].vi).not.toBe('');
  }
});

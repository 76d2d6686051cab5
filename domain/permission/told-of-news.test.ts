import { describe, expect, it } from 'vitest';
import { NEWS_KINDS } from '#domain/event/news/news-choice.ts';
import { NEWS_TIES, newsKindsOf } from './told-of-news.ts';

describe('news of an event', () => {
  it('goes to who may see it on the desk', () => {
    expect(Object.fromEntries(NEWS_TIES.map((tie) => [tie, newsKindsOf(tie)]))).toEqual({
      OWNER: NEWS_KINDS,
      MANAGER: NEWS_KINDS,
      EDITOR: ['PROBLEM'],
      CHECK_IN: [],
    });
  });
});

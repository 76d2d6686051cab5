import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HAPPENINGS } from '#domain/event/news/team-news.ts';
import { anyInvitation } from '#test/arbitraries/rsvp.arbitraries.ts';
import { newsOfAnswers } from './news-of-answers.ts';

describe('news of answers', () => {
  it('are one for each answer of a guest, with who comes, and none for what the organiser did', () => {
    fc.assert(
      fc.property(fc.array(anyInvitation, { maxLength: 12 }), (invitations) => {
        const answers = invitations.filter(({ status }) => status !== 'INVITED' && status !== 'TAKEN_BACK');
        const news = newsOfAnswers(invitations);
        expect(news.map(({ happening }) => happening)).toEqual(answers.map(({ status }) => status));
        expect(news.map(({ places }) => places)).toEqual(answers.map((one) => ('party' in one ? one.party : 0)));
        for (const { happening, amount } of news) expect([HAPPENINGS[happening], amount]).toEqual(['ANSWER', 0]);
      }),
    );
  });
});

import type { News } from '#domain/event/news/team-news.ts';
import { never } from '#domain/kernel/never.ts';
import type { Invitation } from './invitation.ts';

/** What an event's team is told of answers; what the organiser did themselves is no news. [design] */
export const newsOfAnswers = (answered: readonly Invitation[]): readonly News[] =>
  answered.flatMap((invitation): readonly News[] => {
    switch (invitation.status) {
      case 'ACCEPTED':
      case 'WAITING':
        return [{ happening: invitation.status, places: invitation.party, amount: 0 }];
      case 'DECLINED':
        return [{ happening: 'DECLINED', places: 0, amount: 0 }];
      case 'INVITED':
      case 'TAKEN_BACK':
        return [];
      default:
        return never(invitation);
    }
  });

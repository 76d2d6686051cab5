import { dailyLetterAfter } from '#domain/event/news/daily-letter.ts';
import { type NewsSums, newsFor, sumNews } from '#domain/event/news/team-news.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { newsKindsOf } from '#domain/permission/told-of-news.ts';
import { TeamNews } from '#server/event/ports/team-news.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

const EVENTS_AT_ONCE = 100;

/**
 * Tells the teams of events what happened: at once what they chose so, in one letter, and the rest in the daily letter.
 * Taken and queued in one transaction, so that nothing is told twice or lost. Returns how many letters were queued.
 */
export type TellTeams = () => Promise<number>;

export const TellTeams = defineUseCase(
  'TellTeams',
  { news: TeamNews, outbox: EmailOutbox, transact: Transact, jobs: JobQueue, clock: Clock, ids: NewId },
  ({ news, outbox, transact, jobs, clock, ids }): TellTeams => {
    async function write(tx: Transaction, eventId: number, sums: NewsSums, time: 'AT_ONCE' | 'DAILY') {
      const letters = (await news.readers(tx, eventId)).flatMap(({ email, locale, tie, choice }) => {
        const own = newsFor(sums, newsKindsOf(tie), choice, time);
        const content = { message: 'team-news', eventId, noticeId: ids.newId(), daily: time === 'DAILY' } as const;
        return own === null ? [] : [{ content: { ...content, ...own }, recipient: email, locale }];
      });
      await outbox.queue(tx, letters);
      return letters.length;
    }

    const tellEvent = (eventId: number) =>
      transact.transaction(async (tx) => {
        const happened = await news.take(tx, eventId);
        const timezone = await news.timezone(tx, eventId);
        // Without a time zone the event was deleted.
        if (happened.length === 0 || timezone === null) return 0;
        const sums = sumNews(happened);
        const letters = await write(tx, eventId, sums, 'AT_ONCE');
        await news.addToDay(tx, eventId, sums, dailyLetterAfter(clock.now(), timezone));
        return letters;
      });

    const tellDay = (eventId: number) =>
      transact.transaction(async (tx) => {
        const sums = await news.takeDay(tx, eventId, clock.now());
        return sums === null ? 0 : write(tx, eventId, sums, 'DAILY');
      });

    return async () => {
      let letters = 0;
      let events = await news.events(0, EVENTS_AT_ONCE);
      while (events.length > 0) {
        for (const eventId of events) letters += await tellEvent(eventId);
        events = await news.events(events.at(-1) ?? 0, EVENTS_AT_ONCE);
      }
      for (const eventId of await news.dueDays(clock.now(), EVENTS_AT_ONCE)) letters += await tellDay(eventId);
      if (letters > 0) jobs.wake('tickets');
      return letters;
    };
  },
);

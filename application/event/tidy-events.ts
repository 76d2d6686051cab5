import { EventDesk } from '#application/event/ports/event-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S2.14-02] [S2.14-08] */
export type TidyEvents = Pick<EventDesk, 'archive' | 'remove' | 'unpublish'>;

export const TidyEvents = defineUseCase(
  'TidyEvents',
  { desk: EventDesk },
  ({ desk }): TidyEvents => ({
    archive: desk.archive,
    remove: desk.remove,
    unpublish: desk.unpublish,
  }),
);

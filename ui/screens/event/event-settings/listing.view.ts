import { ActOnEvent } from '#application/event/act-on-event.ts';
import type { EventListing } from '#domain/event/event-listing.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import type { DeskEvent } from './event-settings.view.ts';

export { LONGEST_FORBES_ID, LONGEST_TAG, MOST_TAGS } from '#domain/event/event-listing.ts';

export type ListingField = 'tags' | 'forbes';

const FIELDS: Readonly<Record<string, ListingField>> = { request_tags: 'tags', forbes_id: 'forbes' };

/** The wrong field, or a sentence of what failed elsewhere; null: it is saved. */
type Saved = { readonly field: ListingField } | { readonly trouble: string } | null;

export const writtenTags = ({ tags }: EventListing): string => tags.join(', ');

export function useListing({ id }: Pick<DeskEvent, 'id'>) {
  const acts = useUseCase(ActOnEvent);
  const { busy, act } = useDeskAct();
  return {
    busy,
    save: async (tags: string, forbesId: string, done: string): Promise<Saved> => {
      let field: ListingField | undefined;
      const asked = acts.writeListing(id, { tags: tags.split(','), forbesId }).then((answer) => {
        if (!answer.ok && answer.refusal.code === 'INVALID_INPUT')
          field = FIELDS[answer.refusal.field.replace(/^input\./, '')];
        return answer;
      });
      const trouble = await act(asked, done);
      if (field !== undefined) return { field };
      return trouble === null ? null : { trouble };
    },
  };
}

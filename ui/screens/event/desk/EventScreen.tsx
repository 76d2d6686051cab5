import type { ReactNode } from 'react';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { BackToCreating } from './BackToCreating.tsx';
import { DeskPage } from './DeskPage.tsx';
import { CardsSkeleton, DeskSkeleton } from './DeskSkeleton.tsx';
import { EventRefused } from './EventRefused.tsx';
import { type EventPart, EventTabs } from './EventTabs.tsx';
import type { EventPartData } from './event-part.loader.ts';
import type { FilteredList } from './saved-filters.view.ts';

type OpenPart<Facts> = Extract<EventPartData<Facts>, { readonly kind: 'OPEN' }>;

type EventScreenProps<Facts> = {
  readonly part: EventPart;
  readonly title: string;
  readonly below?: ReactNode;
  readonly filters?: FilteredList;
  readonly actions?: (data: OpenPart<Facts>) => ReactNode;
  readonly children: (data: OpenPart<Facts>) => ReactNode;
};

/** A tab of an event's desk: its head, the tabs, and what the tab shows. */
export const EventScreen = <Facts,>({ part, title, below, filters, actions, children }: EventScreenProps<Facts>) => (
  <>
    <PageHead title={title} hidden />
    <ViewerScreen<EventPartData<Facts>>
      skeleton={
        <DeskSkeleton below>
          <CardsSkeleton heights={[140]} />
        </DeskSkeleton>
      }
    >
      {(data) =>
        data.kind === 'REFUSED' ? (
          <EventRefused refusal={data.refusal} />
        ) : (
          <DeskPage
            above={
              <LocalLink to={paths.manageEvent(data.event.id)} variant="body2" color="textSecondary">
                {data.event.name}
              </LocalLink>
            }
            title={title}
            below={below}
            actions={actions?.(data)}
            {...(filters === undefined ? {} : { filters })}
          >
            <BackToCreating part={part} />
            <EventTabs event={data.event} part={part} />
            {children(data)}
          </DeskPage>
        )
      }
    </ViewerScreen>
  </>
);

import { useLingui } from '@lingui/react/macro';
import type { EventCategory, EventFilter, FilterPart } from '#application/event/ports/event-listings.ts';
import type { City } from '#domain/event/city.ts';
import type { EventFormat } from '#domain/event/event.ts';
import type { EventSort } from '#domain/event/event-sort.ts';
import type { TimeFilter } from '#domain/time/time-window.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { moneyShown } from './event-filter.view.ts';

export function useFilterWords(categories: readonly EventCategory[]) {
  const { t } = useLingui();
  const locale = useLocale();
  const times: Readonly<Record<TimeFilter, string>> = {
    UPCOMING: t`Upcoming`,
    ONGOING: t`Happening now`,
    NEXT_DAYS: t`Next 7 days`,
    THIS_WEEK: t`This week`,
    THIS_MONTH: t`This month`,
    PAST: t`Past`,
  };
  const formats: Readonly<Record<EventFormat, string>> = {
    ONSITE: t`Onsite`,
    ONLINE: t`Online`,
    HYBRID: t`Hybrid`,
  };
  const cities: Readonly<Record<City, string>> = {
    HA_NOI: t`Hanoi`,
    HO_CHI_MINH: t`Ho Chi Minh City`,
    DA_NANG: t`Da Nang`,
    HAI_PHONG: t`Hai Phong`,
    CAN_THO: t`Can Tho`,
    HUE: t`Hue`,
    DA_LAT: t`Da Lat`,
    NHA_TRANG: t`Nha Trang`,
    VUNG_TAU: t`Vung Tau`,
  };
  const sorts: Readonly<Record<EventSort, string>> = {
    NEWEST: t`Newest`,
    LOWEST_PRICE: t`Lowest price`,
  };
  const price = (most: number): string => {
    const money = moneyShown(most, locale);
    return t`Up to ${money}`;
  };
  const chosen = (filter: EventFilter): Readonly<Record<FilterPart, string | null>> => ({
    search: filter.search === null ? null : `“${filter.search}”`,
    time: filter.time && times[filter.time],
    city: filter.city && cities[filter.city],
    format: filter.format && formats[filter.format],
    free: filter.free ? t`Free` : null,
    mostPrice: filter.mostPrice === null ? null : price(filter.mostPrice),
    categoryId:
      filter.categoryId === null ? null : (categories.find(({ id }) => id === filter.categoryId)?.name ?? t`Category`),
  });
  return { times, formats, cities, sorts, price, chosen };
}

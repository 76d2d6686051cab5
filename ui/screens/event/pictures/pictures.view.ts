import { useSearchParams } from 'react-router';
import { type InvitationCard, readInvitationCard, thanksCardPath } from '#domain/event/share/link-preview.ts';
import { cleanThanks } from '#domain/event/share/thanks-data.ts';
import { type Locale, localeOf } from '#domain/kernel/locale/locale.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';

/** For an address without valid data, or an image that fails to load. */
export const FALLBACK_PICTURE = '/social.jpg';

export type CardAddress = { readonly src: string; readonly words: string };

const PREVIEW = ['title', 'imageUrl', 'id', 'width', 'height', 'locale'];
const THANKS = ['width', 'height'];

const given = (query: URLSearchParams, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });

export function usePreviewCard(): CardAddress {
  const [query] = useSearchParams();
  const locale = useLocale();
  const asked = new URLSearchParams(given(query, PREVIEW));
  if (!asked.has('locale')) asked.set('locale', locale);
  return {
    src: asked.has('title') ? `/api/generate-meta-image?${asked}` : FALLBACK_PICTURE,
    words: query.get('title') ?? '',
  };
}

/** Anyone can write such an address: it is shown, never trusted. */
export function useThanksCard(): CardAddress {
  const [query] = useSearchParams();
  const locale = useLocale();
  const thanks = cleanThanks({
    name: query.get('name') ?? '',
    eventName: query.get('eventName') ?? '',
    companyName: query.get('companyName') ?? '',
    isDonate: query.get('isDonate') === 'true',
    isPrivate: query.get('isPrivate') === 'true',
    locale: spoken(query, locale),
  });
  if (thanks.name === '' || thanks.eventName === '') return { src: FALLBACK_PICTURE, words: thanks.eventName };
  const size = new URLSearchParams(given(query, THANKS)).toString();
  return {
    src: `${thanksCardPath(thanks, null)}${size === '' ? '' : `&${size}`}`,
    words: thanks.eventName,
  };
}

const spoken = (query: URLSearchParams, locale: Locale): Locale => {
  const asked = query.get('locale');
  return asked === null ? locale : localeOf(asked);
};

export function useInvitationCard(): InvitationCard {
  const [query] = useSearchParams();
  return readInvitationCard((name) => query.get(name));
}

import { useState } from 'react';
import { FetchThanksImage } from '#application/event/fetch-thanks-image.ts';
import type { EventOnSale } from '#application/event/ports/event-pages.ts';
import { isPrivate } from '#domain/event/event.ts';
import type { ThanksData } from '#domain/event/share/thanks-data.ts';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { displayName } from '#ui/components/account-name.view.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { THANKS_IMAGE_FAILED, THANKS_IMAGE_SAVED } from '#words/platform/downloads.ts';

export type ThankedEvent = Pick<EventOnSale, 'id' | 'slug' | 'name' | 'feature' | 'organiser'>;

/** What the thank-you card of this buyer shows, as a picture and as a shared link. */
export function useThanks(event: ThankedEvent, isDonate: boolean): ThanksData {
  const locale = useLocale();
  const session = useSession();
  return {
    name: session.kind === 'SIGNED_IN' ? displayName(session.account) : '',
    eventName: event.name,
    companyName: event.organiser.kind === 'corporate' ? event.organiser.name : '',
    isDonate,
    isPrivate: isPrivate(event.feature),
    locale,
  };
}

/** [S8-37] */
export function useThanksImage(event: ThankedEvent, isDonate: boolean) {
  const locale = useLocale();
  const thanks = useThanks(event, isDonate);
  const toast = useToast();
  const fetchThanksImage = useUseCase(FetchThanksImage);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const image = await fetchThanksImage(thanks, { id: event.id, key: keyInSlug(event.slug) });
    setBusy(false);
    if (image === null) return toast.error(THANKS_IMAGE_FAILED[locale]);
    saveBlob(image.file, image.name);
    toast.success(THANKS_IMAGE_SAVED[locale]);
  };
  return { busy, save: () => void save() };
}

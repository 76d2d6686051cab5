import { useEffect, useEffectEvent } from 'react';
import { afterPoll } from '#domain/sale/checkout/owned-ticket-poll.ts';

/** Polls for the bought ticket until `looks` is null. [S4-46] [S4-48] */
export function useTicketLooks(
  looks: number | null,
  isOwned: () => Promise<boolean>,
  onLooked: (owned: boolean) => void,
): void {
  const look = useEffectEvent(isOwned);
  const tell = useEffectEvent(onLooked);
  useEffect(() => {
    if (looks === null) return undefined;
    let away = false;
    const next = afterPoll(looks, false);
    const timer = setTimeout(
      () => void look().then((owned) => away || tell(owned)),
      looks > 0 && next.kind === 'LOOK_AGAIN' ? next.afterMs : 0,
    );
    return () => {
      away = true;
      clearTimeout(timer);
    };
  }, [looks]);
}

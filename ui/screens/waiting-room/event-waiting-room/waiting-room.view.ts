import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { GuardOnSale } from '#application/waiting-room/guard-on-sale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useSetting } from '#ui/screens/event/desk/use-setting.ts';

export function useWaitingRoom(event: Pick<DeskEvent, 'id' | 'waitingRoom'>) {
  const guard = useUseCase(GuardOnSale);
  return useSetting(event.waitingRoom, (next) => guard(event.id, next));
}

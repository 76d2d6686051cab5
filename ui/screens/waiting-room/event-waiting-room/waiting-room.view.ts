import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useSetting } from '#ui/screens/event/desk/use-setting.ts';

export function useWaitingRoom(event: Pick<DeskEvent, 'id' | 'waitingRoom'>) {
  const desk = useUseCase(EventDesk);
  return useSetting(event.waitingRoom, (next) => desk.turnWaitingRoom(event.id, next));
}

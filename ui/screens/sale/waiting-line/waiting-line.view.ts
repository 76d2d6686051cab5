import { WaitingLine } from '#application/sale/ports/waiting-line.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export function useWaitingLine() {
  const line = useUseCase(WaitingLine);
  const { busy, tell } = useDeskAct();
  return { busy, remove: (id: string, done: string) => tell(line.remove(id), done) };
}

import { useLingui } from '@lingui/react/macro';
import { SettleSetAside } from '#application/platform/settle-set-aside.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

/** The outcome is a toast, or the reason that `act` answers. */
export function useSetAside() {
  const { t } = useLingui();
  const work = useUseCase(SettleSetAside);
  const { busy, act, tell } = useDeskAct();
  return {
    busy,
    retryJob: (jobId: string) => tell(work.retryJob(jobId), t`The job runs again now`),
    dropJob: (jobId: string) => act(work.dropJob(jobId), t`Job dropped`),
    resendEmail: (emailId: string) => tell(work.resendEmail(emailId), t`The email is on its way again`),
  };
}

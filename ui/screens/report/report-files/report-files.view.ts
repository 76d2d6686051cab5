import { useLingui } from '@lingui/react/macro';
import type { ReportFile } from '#application/report/ports/report-files.ts';
import { ReportFiles } from '#application/report/ports/report-files.ts';
import { exportFileName, isExportOpen } from '#domain/report/report-export.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export const isPreparing = ({ state }: ReportFile): boolean => isExportOpen(state);

/** The browser saves the file by itself, so that it never stands in the page's memory. */
function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

export function useReportFile({ id, of }: ReportFile) {
  const { t } = useLingui();
  const files = useUseCase(ReportFiles);
  const { busy, tell } = useDeskAct();
  return {
    busy,
    cancel: () => void tell(files.cancel(id), t`The file is no longer being prepared`),
    again: () => void tell(files.request(of), t`We’re preparing the file. We’ll email you when it’s ready.`),
    download: async () => {
      const asked = files.link(id);
      if (!(await tell(asked, null))) return;
      const address = await asked;
      if (address.ok) follow(address.value, exportFileName(of));
    },
  };
}

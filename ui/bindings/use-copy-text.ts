import { CopyText } from '#application/platform/copy-text.ts';
import { useUseCase } from './use-use-case.ts';

export const useCopyText = (): CopyText => useUseCase(CopyText);

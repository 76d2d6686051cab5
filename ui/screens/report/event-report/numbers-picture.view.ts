import { useEffect, useState } from 'react';
import { NumbersPictures } from '#application/report/ports/numbers-pictures.ts';
import { numbersImageName } from '#domain/kernel/files/download-names.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { saveBlob } from '#ui/components/save-blob.ts';

export { NUMBERS_CARD_SIZE } from '#domain/report/numbers-card.ts';

type Drawn =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'DRAWN'; readonly url: string; readonly file: File };

const sharesFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Read once for its preview, its download and the share sheet, which opens only at once after a press. */
export function useNumbersPicture(path: string, eventName: string) {
  const read = useUseCase(NumbersPictures);
  const [drawn, setDrawn] = useState<Drawn>({ kind: 'LOADING' });
  useEffect(() => {
    const shown: { left: boolean; url: string | null } = { left: false, url: null };
    const show = async (): Promise<void> => {
      const blob = await read(path).catch(() => null);
      if (shown.left) return;
      if (blob === null) return setDrawn({ kind: 'FAILED' });
      shown.url = URL.createObjectURL(blob);
      const file = new File([blob], numbersImageName(eventName), { type: blob.type });
      setDrawn({ kind: 'DRAWN', url: shown.url, file });
    };
    void show();
    return () => {
      shown.left = true;
      if (shown.url !== null) URL.revokeObjectURL(shown.url);
    };
  }, [read, path, eventName]);
  return {
    drawn,
    save: drawn.kind === 'DRAWN' ? () => saveBlob(drawn.file, drawn.file.name) : undefined,
    // Closing the share sheet rejects.
    share:
      drawn.kind === 'DRAWN' && sharesFile(drawn.file)
        ? () => void navigator.share({ title: eventName, files: [drawn.file] }).catch(() => undefined)
        : undefined,
  };
}

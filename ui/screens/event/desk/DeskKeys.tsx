import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type RefObject, Suspense } from 'react';
import { KeyboardIcon } from '#ui/icons/keyboard.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { useDeskKeys } from './desk-keys.view.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** j, k, x, / and ? on a page with lists, and the button that lists them. */
export const DeskKeys = ({ page }: { readonly page: RefObject<HTMLElement | null> }) => {
  const { hasRows, said, helping, help, on, turn } = useDeskKeys(page);
  if (!hasRows) return null;
  return (
    <>
      {/* Phones have no keys. */}
      <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 2 }}>
        <Button size="small" color="secondary" startIcon={<KeyboardIcon />} onClick={() => help(true)}>
          <Trans>Keyboard shortcuts</Trans>
        </Button>
      </Box>
      <Said role="status">{said}</Said>
      {helping ? (
        <Suspense fallback={null}>
          <KeysDialog on={on} onTurn={turn} onClose={() => help(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

const Said = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

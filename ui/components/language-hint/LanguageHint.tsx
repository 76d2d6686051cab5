import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useLocation } from 'react-router';
import { useLanguageSwitch } from '#ui/bindings/use-language-switch.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { LANGUAGE_HINT } from '#words/platform/language-hint.ts';

/** In Vietnamese, on an English page. [D27] */
export const LanguageHint = ({ onClose }: { readonly onClose: () => void }) => {
  const { pathIn, choose } = useLanguageSwitch();
  const { search, hash } = useLocation();
  return (
    <Card lang="vi" className="no-print" aria-label={LANGUAGE_HINT.label.vi}>
      <p>{LANGUAGE_HINT.text.vi}</p>
      <Button
        component="a"
        href={`${pathIn('vi')}${search}${hash}`}
        hrefLang="vi"
        variant="contained"
        size="small"
        onClick={(event) => {
          event.preventDefault();
          choose('vi');
        }}
      >
        {LANGUAGE_HINT.open.vi}
      </Button>
      <IconButton aria-label={LANGUAGE_HINT.close.vi} onClick={onClose} size="small">
        <XIcon small />
      </IconButton>
    </Card>
  );
};

const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 16,
  bottom: 16,
  zIndex: theme.vars.zIndex.snackbar,
  maxWidth: 'calc(100vw - 32px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 10px 10px 18px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 12px 32px rgb(20 19 23 / 0.18)',
  '& p': { margin: 0, flex: '1 1 auto' },
  'html[data-framed] &': { display: 'none' },
  // Above the phone's bottom bar.
  [theme.breakpoints.down('md')]: { bottom: 'calc(76px + env(safe-area-inset-bottom))' },
}));

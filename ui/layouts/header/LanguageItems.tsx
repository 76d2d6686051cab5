import MenuItem from '@mui/material/MenuItem';
import { useLanguageSwitch } from '#ui/bindings/use-language-switch.ts';
import { Ticked } from './Ticked.tsx';

export const LanguageItems = ({ onClose }: { readonly onClose: () => void }) => {
  const { current, choose, pathIn } = useLanguageSwitch();
  return (
    <>
      {(['vi', 'en'] as const).map((locale) => (
        <MenuItem
          key={locale}
          component="a"
          href={pathIn(locale)}
          lang={locale}
          hrefLang={locale}
          role="menuitemradio"
          aria-checked={current === locale}
          onClick={(event) => {
            event.preventDefault();
            onClose();
            choose(locale);
          }}
        >
          <Ticked on={current === locale}>{locale === 'vi' ? 'Tiếng Việt' : 'English'}</Ticked>
        </MenuItem>
      ))}
    </>
  );
};

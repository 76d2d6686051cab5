import { Trans } from '@lingui/react/macro';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Ticked } from './Ticked.tsx';
import { languageName, useTranslatePage } from './translations.view.ts';

type TranslationsProps = { readonly languages: readonly string[]; readonly onClose: () => void };

/** Choosing one reloads the page, because the widget translates on load. [S1-59] [S9-32] */
export const Translations = ({ languages, onClose }: TranslationsProps) => {
  const locale = useLocale();
  const translate = useTranslatePage();
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => void translate.current(languages).then(setCurrent), [translate, languages]);
  const choose = async (language: string): Promise<void> => {
    onClose();
    if ((await translate.choose(language, languages)) === 'RELOAD') window.location.reload();
  };
  return (
    <>
      <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
        <Trans>Translate this page</Trans>
      </ListSubheader>
      {languages.map((language) => (
        <MenuItem
          key={language}
          role="menuitemradio"
          aria-checked={current === language}
          onClick={() => void choose(language)}
        >
          <Ticked on={current === language}>{languageName(language, locale)}</Ticked>
        </MenuItem>
      ))}
    </>
  );
};

import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '#ui/icons/search.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { SEARCH_PAUSE } from './search-field.view.ts';

type SearchFieldProps = { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void };

/** Searches after a pause in typing, or at once with Enter. */
export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const { t } = useLingui();
  const [text, setText] = useState(value);
  // From the search that is shown to the latest that was asked for, as addresses keep them.
  const sent = useRef([value.trim()]);
  const send = (next: string) => {
    if (next.trim() === sent.current.at(-1)) return;
    sent.current.push(next.trim());
    onSearch(next);
  };
  useEffect(() => {
    if (text.trim() === sent.current.at(-1)) return;
    const timer = setTimeout(() => send(text), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const at = sent.current.lastIndexOf(value.trim());
    sent.current = at === -1 ? [value.trim()] : sent.current.slice(at);
    // An answer to this field leaves what was typed since; Back or a link fills it in anew.
    if (at === -1) setText(value);
  }, [value]);

  return (
    <TextField
      fullWidth
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
        if (event.key === 'Escape' && text !== '') {
          setText('');
          send('');
        }
      }}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          type: 'search',
          enterKeyHint: 'search',
          sx: { pl: 0, '&::-webkit-search-cancel-button': { display: 'none' } },
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment:
            text === '' ? null : (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={t`Clear search`}
                  onClick={() => {
                    setText('');
                    send('');
                  }}
                >
                  <XIcon small />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  );
};

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDevice } from '#ui/bindings/use-device.ts';
import { useEarlyInput } from '#ui/bindings/use-early-input.ts';
import { useSearch } from '#ui/bindings/use-search.ts';
import { SearchIcon } from '#ui/icons/search.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

/** [S2.4-04] */
export const SearchBox = () => {
  const { t } = useLingui();
  const { text, opened, type, open, clear, close } = useSearch();
  const navigate = useNavigate();
  const { phone } = useDevice();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const expanded = opened || text !== '';
  useEarlyInput(box, (_name, value) => type(value));

  useEffect(() => {
    if (!opened || phone) return undefined;
    // [S2.4-12]
    const outside = (event: PointerEvent): void => {
      if (text === '' && !(event.target instanceof Node && box.current?.contains(event.target))) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [opened, phone, text, close]);

  return (
    <Form
      ref={box}
      role="search"
      data-expanded={expanded ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.blur();
        const wanted = text.trim();
        if (wanted === '') return;
        clear();
        void navigate(paths.events(`?q=${encodeURIComponent(wanted)}`));
      }}
    >
      <Glass
        type="button"
        aria-label={expanded ? t`Search` : t`Open search`}
        aria-expanded={expanded}
        onClick={() => {
          open();
          field.current?.focus();
        }}
      >
        <SearchIcon />
      </Glass>
      <input
        ref={field}
        type="search"
        name="q"
        value={text}
        tabIndex={expanded ? 0 : -1}
        aria-hidden={!expanded}
        aria-label={t`Search events`}
        placeholder={t`Search events`}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onFocus={open}
      />
      {expanded ? (
        <Glass
          type="button"
          aria-label={t`Clear search`}
          onClick={() => {
            close();
            field.current?.blur();
          }}
        >
          <XIcon />
        </Glass>
      ) : null}
    </Form>
  );
};

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  width: 48,
  height: 48,
  flex: 'none',
  overflow: 'clip',
  borderRadius: 24,
  border: '1px solid transparent',
  transition: 'width 200ms ease-out, background-color 200ms, border-color 200ms',
  '& input': {
    // Never 0 wide: in a field without room Chromium puts the caret first when an input method enters a letter.
    flex: '1 0 146px',
    width: 146,
    height: 44,
    border: 0,
    padding: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    fontSize: '1rem',
    opacity: 0,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // Works before hydration too (ui/main/after-paint-script.ts).
  '&[data-expanded], &:has(input:focus)': {
    width: 240,
    backgroundColor: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.tone.outline,
    '& input': { opacity: 1 },
  },
  '&:focus-within[data-expanded]': {
    borderColor: theme.vars.palette.tone.sky,
    boxShadow: `0 0 0 2px ${theme.vars.palette.tone.sky}`,
  },
}));

const Glass = styled('button')(({ theme }) => ({
  flex: 'none',
  width: 46,
  height: 46,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  borderRadius: 23,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.tone.link },
  '&:focus-visible': { outlineOffset: -4 },
}));

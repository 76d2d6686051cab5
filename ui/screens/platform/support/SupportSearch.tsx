import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useEarlyInput } from '#ui/bindings/use-early-input.ts';
import { SearchIcon } from '#ui/icons/search.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

const PAUSE_MS = 250;

/** Without scripts it is a plain form. [S2.15-03] */
export const SupportSearch = ({ query }: { readonly query: string }) => {
  const { t } = useLingui();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(query);
  const [text, setText] = useState(query);
  useEarlyInput(form, (_name, value) => setText(value));
  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      // The first letter adds a history entry; later ones replace it.
      void submit(form.current, { replace: query !== '', preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, query, submit]);
  // Back and forward change the address but not the field.
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query);
  }, [query]);

  return (
    <Row
      ref={form}
      as={Form}
      role="search"
      aria-label={t`Search the support centre`}
      method="get"
      action={paths.support()}
    >
      <SearchIcon />
      <input
        ref={field}
        type="search"
        name="q"
        value={text}
        maxLength={100}
        aria-label={t`Search the support centre`}
        placeholder={t`Refund, QR code…`}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      {text === '' ? null : (
        <IconButton
          aria-label={t`Clear search`}
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        >
          <XIcon small />
        </IconButton>
      )}
      <Button type="submit" variant="contained">
        <Trans>Search</Trans>
      </Button>
    </Row>
  );
};

const Row = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  maxWidth: 640,
  padding: '5px 5px 5px 18px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.tone.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { borderColor: theme.vars.palette.tone.sky, boxShadow: `0 0 0 2px ${theme.vars.palette.tone.sky}` },
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    border: 0,
    padding: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
}));

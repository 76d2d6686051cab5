import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from '#ui/theme/styled.ts';

type FilterChoice = {
  readonly key: string;
  readonly words: ReactNode;
  readonly to: string;
  readonly on: boolean;
  readonly color?: string | null;
};

type FilterMenuProps = {
  readonly label: ReactNode;
  /** Of a phone's sheet; the label where it is left out. */
  readonly title?: ReactNode;
  readonly on: boolean;
  readonly choices: readonly FilterChoice[];
  readonly side?: 'start' | 'end';
};

/** A disclosure of links works without scripts, and each choice can be shared. */
export const FilterMenu = ({ label, title = label, on, choices, side = 'start' }: FilterMenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => menu.current?.removeAttribute('open');
  useEffect(() => {
    const look = ({ target }: Event): void => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  });
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || menu.current?.open !== true) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  // The veil behind a phone's sheet belongs to the disclosure.
  const veil = (event: MouseEvent): void => {
    if (event.target === menu.current) close();
  };
  return (
    <Menu ref={menu} name="event-filter" data-side={side} onKeyDown={onKey} onClick={veil}>
      <Opener data-on={on ? '' : undefined}>
        {label}
        <Chevron viewBox="0 0 16 16" aria-hidden>
          <path d="m3.5 6 4.5 4.5L12.5 6" />
        </Chevron>
      </Opener>
      <Choices>
        <Title aria-hidden>{title}</Title>
        {choices.map(({ key, words, to, on: chosen, color }) => (
          <li key={key}>
            <Choice to={to} aria-current={chosen ? 'true' : undefined} preventScrollReset onClick={close}>
              {color === undefined || color === null ? null : <Dot style={{ backgroundColor: color }} aria-hidden />}
              <span>{words}</span>
              {chosen ? (
                <Chevron viewBox="0 0 16 16" aria-hidden>
                  <path d="m3 8.5 3.5 3.5L13 4.5" />
                </Chevron>
              ) : null}
            </Choice>
          </li>
        ))}
      </Choices>
    </Menu>
  );
};

const Menu = styled('details')(({ theme }) => ({
  flex: 'none',
  position: 'relative',
  [theme.breakpoints.down('md')]: {
    position: 'static',
    '&[open]::before': {
      content: '""',
      position: 'fixed',
      inset: 0,
      zIndex: 1,
      backgroundColor: 'rgb(20 19 23 / 0.5)',
    },
  },
}));

const Opener = styled('summary')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: '16px 13px',
  borderRadius: 999,
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  listStyle: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  transition: 'border-color 150ms',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover, details[open] > &': { borderColor: theme.vars.palette.text.primary },
  '&[data-on]': {
    backgroundColor: theme.vars.palette.tone.sunken,
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
  },
  '&:focus-visible': { borderRadius: 999 },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
  '[data-side="end"] > &': {
    paddingInline: 0,
    border: 0,
    background: 'none',
    '&:focus-visible': { borderRadius: 6 },
  },
}));

const Chevron = styled('svg')({
  width: 16,
  height: 16,
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: 'transform 150ms',
});

const Choices = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  position: 'absolute',
  zIndex: 2,
  top: 'calc(100% + 6px)',
  left: 0,
  minWidth: 240,
  maxHeight: 'min(440px, 60dvh)',
  overflowY: 'auto',
  padding: 8,
  margin: 0,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 12px 32px rgb(20 19 23 / 0.16)',
  '[data-side="end"] > &': { left: 'auto', right: 0 },
  [theme.breakpoints.down('md')]: {
    '&, [data-side="end"] > &': {
      position: 'fixed',
      inset: 'auto 0 0 0',
      maxHeight: '80dvh',
      padding: '4px 12px calc(16px + env(safe-area-inset-bottom))',
      borderRadius: '20px 20px 0 0',
      borderWidth: '1px 0 0',
    },
  },
}));

const Title = styled('li')(({ theme }) => ({
  padding: '16px 12px 8px',
  fontSize: '1.125rem',
  fontWeight: 800,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Choice = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 10,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '& > span': { flexGrow: 1 },
  '&:hover': { backgroundColor: theme.vars.palette.tone.sunken },
  '&[aria-current]': { fontWeight: 600, backgroundColor: theme.vars.palette.tone.sunken },
  '&:focus-visible': { outlineOffset: -3, borderRadius: 10 },
  [theme.breakpoints.down('md')]: { minHeight: 52, fontSize: '1rem' },
}));

const Dot = styled('i')(({ theme }) => ({
  width: 10,
  height: 10,
  borderRadius: 5,
  flex: 'none',
  [theme.getColorSchemeSelector('dark')]: { filter: 'brightness(1.8)' },
}));

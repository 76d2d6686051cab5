import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useEarlyInput } from '#ui/bindings/use-early-input.ts';
import { HeldByOthers } from '#ui/screens/HeldByOthers.tsx';
import { SaleBadge } from '#ui/screens/SaleBadge.tsx';
import { styled } from '#ui/theme/styled.ts';
import type { SessionRow } from './registration.view.ts';
import { Moved } from './title/Moved.tsx';

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '12px 14px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.tone.outline },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
    backgroundColor: theme.vars.palette.tone.sunken,
  },
  '&:has(input:focus-visible)': { outline: `3px solid ${theme.vars.palette.tone.sky}`, outlineOffset: 2 },
  '&:has(input:disabled)': {
    cursor: 'not-allowed',
    background: theme.vars.palette.tone.sunken,
    borderColor: 'transparent',
  },
  '& input': {
    appearance: 'none',
    width: 20,
    height: 20,
    margin: 0,
    borderRadius: 999,
    border: `2px solid ${theme.vars.palette.tone.outline}`,
    outline: 'none',
  },
  '& input:checked': { borderColor: theme.vars.palette.text.primary, borderWidth: 6 },
  '& input:disabled': { opacity: 0.4 },
  '& .name': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '20px minmax(0, 1fr)',
    rowGap: 8,
    '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  },
  '& .when': {
    display: 'block',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, display: 'grid', gap: 10, minWidth: 0 });

type SessionRowText = SessionRow & { readonly when: string; readonly price: string };

type Props = {
  readonly sessions: readonly SessionRowText[];
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
};

/** [S2.7-01] */
export const SessionChoice = ({ sessions, selectedId, onSelect }: Props) => {
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(group, (_name, value) => Number(value) === selectedId || onSelect(Number(value)));
  return (
    <Group ref={group}>
      <legend className="visually-hidden">
        <Trans>Choose a session</Trans>
      </legend>
      {sessions.map((session) => (
        <Choice key={session.id}>
          <input
            type="radio"
            name="session"
            value={session.id}
            checked={session.id === selectedId}
            disabled={!session.selectable}
            onChange={() => onSelect(session.id)}
          />
          <span>
            <span className="name">{session.name}</span>
            <span className="when">{session.when}</span>
            {session.isMoved && (
              <span className="when">
                <Moved />
              </span>
            )}
            {session.heldByOthers > 0 && (
              <span className="when">
                <HeldByOthers count={session.heldByOthers} />
              </span>
            )}
          </span>
          <SaleBadge badge={session.badge} price={session.price} />
        </Choice>
      ))}
    </Group>
  );
};

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { styled } from '#ui/theme/styled.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"label copy" auto "value copy" auto / minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 56,
  padding: '8px 0',
  '& + &': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& dt': { gridArea: 'label', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': {
    gridArea: 'value',
    margin: 0,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd.copy': { gridArea: 'copy' },
}));

const Copy = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.tone.outline}`,
  background: 'none',
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary, background: theme.vars.palette.tone.sunken },
  '&[data-done="true"]': { color: theme.vars.palette.tone.jade, borderColor: 'currentColor' },
}));

const DONE_MS = 2_000;

type Props = {
  readonly label: string;
  readonly value: string;
  /** Copied instead of the shown value. */
  readonly copied?: string;
  readonly isCode?: boolean;
};

/** [S2.10-09] */
export function CopyLine({ label, value, copied, isCode = false }: Props) {
  const { t } = useLingui();
  const [done, setDone] = useState(false);
  const copyText = useCopy(isCode ? 'CODE' : 'TEXT');
  const copy = async () => {
    if (!(await copyText(copied ?? value))) return;
    setDone(true);
    setTimeout(() => setDone(false), DONE_MS);
  };
  return (
    <Line>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="copy">
        <Copy type="button" data-done={done} aria-label={t`Copy ${label}`} onClick={() => void copy()}>
          {done ? <CheckIcon small /> : <CopyIcon size={20} />}
          <Trans>Copy</Trans>
        </Copy>
      </dd>
    </Line>
  );
}

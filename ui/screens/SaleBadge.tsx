import { styled } from '@mui/material/styles';

/** How a session or a ticket stands, in one word. `open`: it can be had; `few`: soon it cannot; `closed`: it cannot. */
export const SaleBadge = styled('span')<{ readonly 'data-tone': 'open' | 'free' | 'few' | 'closed' | 'soon' }>(({ theme }) => ({
  flex: 'none',
  padding: '4px 10px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  background: theme.vars.palette.tone.sunken,
  color: theme.vars.palette.text.secondary,
  '&[data-tone="open"]': { background: theme.vars.palette.tone.goldWash, color: theme.vars.palette.tone.onGoldWash },
  '&[data-tone="free"]': { background: theme.vars.palette.tone.jadeWash, color: theme.vars.palette.tone.jadeDeep },
  '&[data-tone="few"]': { background: theme.vars.palette.tone.vermilionWash, color: theme.vars.palette.tone.vermilionDeep },
  '&[data-tone="soon"]': { background: theme.vars.palette.tone.skyWash, color: theme.vars.palette.tone.sky },
}));

import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';

/** In place of Material's triangle. */
const chevron = ({ className }: { readonly className?: string }) =>
  createElement(
    'svg',
    { className, viewBox: '0 0 24 24', width: 24, 'aria-hidden': true },
    createElement('path', { className: 'chevron', d: 'm7 10 5 5 5-5' }),
  );

export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // MUI removes outlines in favour of its ripple, which is off here.
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.tone.sky}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    // Our own spinner (base.css); MUI's is larger than the button.
    defaultProps: {
      disableElevation: true,
      loadingIndicator: createElement('span', { className: 'spinner', 'aria-hidden': true }),
    },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        paddingInline: 20,
        borderRadius: 12,
        whiteSpace: 'nowrap',
        transition: 'background-color 150ms, border-color 150ms, color 150ms, transform 150ms',
        '&:active': { transform: 'scale(0.985)' },
        variants: [
          { props: { size: 'large' }, style: { minHeight: 52, paddingInline: 28, fontSize: '1rem' } },
          { props: { size: 'small' }, style: { minHeight: 36, paddingInline: 14, fontSize: '0.875rem' } },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.tone.outline,
              color: theme.vars.palette.text.primary,
              '&:hover': {
                borderColor: theme.vars.palette.text.primary,
                backgroundColor: theme.vars.palette.tone.sunken,
              },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: {
              color: theme.vars.palette.tone.link,
              '&:hover': { backgroundColor: theme.vars.palette.tone.vermilionWash },
            },
          },
        ],
      }),
    },
  },
  // base.css has the animations by which MUI learns that a browser filled a field in; once, not with each field.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44, '&:disabled, &[aria-disabled=true]': { opacity: 0.4 } } },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => {
        const { tone } = theme.vars.palette;
        const washes = { error: tone.dangerWash, warning: tone.clayWash, info: tone.skyWash, success: tone.jadeWash };
        return {
          borderRadius: 12,
          '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
          // Centres the text next to a 44 px button.
          '&:has(.MuiAlert-action)': { alignItems: 'center', '& .MuiAlert-action': { paddingTop: 0 } },
          variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
            props: { variant: 'standard' as const, severity },
            style: { backgroundColor: washes[severity], color: tone.ink },
          })),
        };
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, borderRadius: 16 }) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 20,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 24px 64px -16px rgb(20 19 23 / 0.35)',
        // A form is the flex container: fields scroll, title and buttons stay.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        // On a phone a dialog is a sheet from below.
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100% - 40px)',
          paddingBottom: 'env(safe-area-inset-bottom)',
          borderWidth: '1px 0 0',
          borderRadius: '20px 20px 0 0',
        },
      }),
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 24px 12px', textWrap: 'balance' }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 24 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 4 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { variants: [{ props: { invisible: false }, style: { backgroundColor: 'rgb(20 19 23 / 0.56)' } }] },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 12px 40px -12px rgb(20 19 23 / 0.28)',
        borderRadius: 16,
      }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        borderRadius: 10,
        fontSize: '0.9375rem',
        '&.Mui-focusVisible': { outlineOffset: -3 },
        '&&.Mui-selected': {
          fontWeight: 600,
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.tone.sunken,
        },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 999, fontWeight: 600 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  // Chosen is ink: red means action or trouble.
  MuiCheckbox: { defaultProps: { color: 'secondary' } },
  MuiRadio: { defaultProps: { color: 'secondary' } },
  MuiSelect: { defaultProps: { IconComponent: chevron } },
  MuiNativeSelect: { defaultProps: { IconComponent: chevron } },
  // Labels stay above their fields.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.tone.outline,
          top: 0,
          '& legend': { display: 'none' },
        },
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        // Red means error and vermilion means action; a focused field is neither.
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.tone.sky },
        // Multiline: the wrapper has the padding.
        '&.MuiInputBase-multiline': { padding: '11px 14px' },
        '& textarea.MuiInputBase-input': { height: 'auto', padding: 0 },
      }),
      input: { height: 24, padding: '11px 14px' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { flex: 'none', width: 52, height: 44, padding: '8px 2px' },
      switchBase: ({ theme }) => ({
        padding: 0,
        margin: '11px 5px',
        transitionDuration: '180ms',
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(20px)', color: theme.vars.palette.common.white },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette.tone.jade, opacity: 1 },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `3px solid ${theme.vars.palette.tone.sky}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 22, height: 22, boxShadow: '0 1px 3px rgb(20 19 23 / 0.3)', color: '#fff' },
      track: ({ theme }) => ({
        height: 28,
        borderRadius: 14,
        backgroundColor: theme.vars.palette.tone.outline,
        opacity: 1,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '0.8125rem',
        borderRadius: 8,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
        borderRadius: 10,
      }),
    },
  },
  // As ui/components/LinkTabs.tsx.
  MuiTabs: { defaultProps: { indicatorColor: 'secondary' }, styleOverrides: { indicator: { height: 3 } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 48,
        paddingInline: 12,
        fontWeight: 600,
        textTransform: 'none',
        fontSize: '0.9375rem',
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
  // In the dark scheme the colour of a filled button is too dark for text.
  MuiTypography: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [{ props: { color: 'primary' }, style: { color: theme.vars.palette.tone.link } }],
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

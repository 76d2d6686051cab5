import type { SxProps, Theme } from '@mui/material/styles';

/** As OutlinedInput looks everywhere (ui/theme/component-styles.ts), which every page loads. */
export const fieldLook = (empty: boolean) => (theme: Theme) => {
  const { palette } = theme.vars;
  const line = '& .MuiPickersOutlinedInput-notchedOutline';
  return {
    minWidth: 0,
    '& .MuiPickersOutlinedInput-root': {
      borderRadius: '12px',
      backgroundColor: palette.background.paper,
      paddingRight: '8px',
      [line]: { borderColor: palette.tone.outline, top: 0, '& legend': { display: 'none' } },
      [`&:hover:not(.Mui-error) ${line.slice(2)}`]: { borderColor: palette.text.primary },
      [`&.Mui-focused:not(.Mui-error) ${line.slice(2)}`]: { borderColor: palette.tone.sky },
      [`&.Mui-error ${line.slice(2)}`]: { borderColor: palette.error.main },
      // The format, while nothing is written.
      color: empty ? palette.text.secondary : palette.text.primary,
      '& .MuiPickersSectionList-root': { padding: '11px 0', height: 46, opacity: 1, fontFeatureSettings: '"tnum"' },
      '& .MuiPickersInputBase-sectionContent': { borderRadius: '4px' },
      '& .MuiIconButton-root': { color: palette.text.secondary },
    },
  };
};

export const toolbarLook: SxProps<Theme> = { '& .MuiDateTimePickerToolbar-separator': { lineHeight: 'inherit' } };

export const popupLook: SxProps<Theme> = (theme) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '16px',
  boxShadow: '0 12px 40px -12px rgb(20 19 23 / 0.28)',
});

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { Card } from './Card.tsx';

/** [S1-33] [S2.14-11] */
export const RegistrationLink = ({ slug }: { readonly slug: string }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const copy = useCopy();
  const link = `${baseUrl}${localisedPath(paths.event(slug), locale)}`;
  return (
    <Card
      title={<Trans>Registration link</Trans>}
      text={<Trans>Anyone with this link can register for a ticket.</Trans>}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr auto' },
          alignItems: 'center',
        }}
      >
        <TextField
          fullWidth
          id="registration-link"
          value={link}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': t`Event link` } }}
          onFocus={(focused) => focused.target.select()}
        />
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(link)} sx={{ minHeight: 48 }}>
          <Trans>Copy link</Trans>
        </Button>
      </Box>
    </Card>
  );
};

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** [S8] */
export const SearchFailed = ({ text, again }: { readonly text: string; readonly again: () => void }) => (
  <Box sx={{ textAlign: 'center', py: { xs: 3, md: 6 }, maxWidth: 560, mx: 'auto' }}>
    <Typography variant="h2">
      <Trans>Search failed</Trans>
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1.5 }}>
      <Trans>We couldn’t search for “{text}”. Check your connection and try again.</Trans>
    </Typography>
    <Button variant="outlined" onClick={again} sx={{ mt: 2.5 }}>
      <Trans>Try again</Trans>
    </Button>
  </Box>
);

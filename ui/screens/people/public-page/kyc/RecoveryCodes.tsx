import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { styled } from '#ui/theme/styled.ts';

/** Shown once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useLingui();
  const copy = useCopy('CODE');
  return (
    <>
      <Typography>
        <Trans>
          Save these recovery codes in a safe place. Each works once when you don’t have your authenticator app. You
          won’t see them again.
        </Trans>
      </Typography>
      <List aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <div>
        <Button variant="outlined" color="secondary" onClick={() => void copy(codes.join('\n'))}>
          <Trans>Copy all codes</Trans>
        </Button>
      </div>
    </>
  );
};

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

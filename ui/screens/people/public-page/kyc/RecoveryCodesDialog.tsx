import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { styled } from '#ui/theme/styled.ts';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown once. */
export const RecoveryCodesDialog = ({ codes, onDone }: Props) => {
  const { t } = useLingui();
  const copy = useCopy('CODE');
  return (
    <FormDialog
      title={<Trans>Your recovery codes</Trans>}
      action={<Trans>I saved them</Trans>}
      problem={null}
      busy={false}
      onSubmit={onDone}
      onClose={onDone}
    >
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
    </FormDialog>
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

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { Account } from '#application/people/ports/profile-desk.ts';
import type { CodeChallenge } from '#application/people/ports/session-desk.ts';
import { BrandMark } from '#ui/components/BrandMark.tsx';
import { XIcon } from '#ui/icons/x.gen.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

type SignInDialogProps = {
  readonly closeable: boolean;
  readonly email: string;
  /** null: back to this page. */
  readonly goOnTo: string | null;
  readonly act: string | null;
  readonly onSignedIn: (account: Account) => void;
  readonly onClose: () => void;
};

type Step = { readonly kind: 'EMAIL' } | { readonly kind: 'CODE'; readonly challenge: CodeChallenge };

export const SignInDialog = ({ closeable, email: first, goOnTo, act, onSignedIn, onClose }: SignInDialogProps) => {
  const { t } = useLingui();
  const title = useId();
  const [email, setEmail] = useState(first);
  const [step, setStep] = useState<Step>({ kind: 'EMAIL' });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} {...(closeable ? { onClose } : {})}>
      <Box sx={{ p: { xs: 3, sm: 4 }, position: 'relative', display: 'grid', gap: 2.5 }}>
        <Box sx={{ ml: -0.5 }}>
          <BrandMark size={40} />
        </Box>
        {closeable ? (
          <IconButton aria-label={t`Close`} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
            <XIcon />
          </IconButton>
        ) : null}
        {step.kind === 'EMAIL' ? (
          <>
            <EmailStep
              titleId={title}
              email={email}
              setEmail={setEmail}
              onSent={(challenge) => setStep({ kind: 'CODE', challenge })}
            />
            <ProviderButtons goOnTo={goOnTo} act={act} />
          </>
        ) : (
          <CodeStep
            titleId={title}
            email={email}
            challenge={step.challenge}
            onResent={(challenge) => setStep({ kind: 'CODE', challenge })}
            onOtherEmail={() => setStep({ kind: 'EMAIL' })}
            onSignedIn={onSignedIn}
          />
        )}
        {closeable ? null : (
          <Box component="p" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            <Trans>You’ll continue where you left off after signing in.</Trans>
          </Box>
        )}
      </Box>
    </Dialog>
  );
};

import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ShownTrouble } from './trouble.view.ts';
import { useTroubleSentence } from './use-trouble-sentence.ts';

type Props = {
  readonly trouble: ShownTrouble;
  readonly shownPrice: string;
  readonly newPrice: string | null;
  readonly busy: boolean;
  readonly act: {
    readonly takeAgain: () => void;
    readonly acceptPrice: () => void;
    readonly signIn: () => void;
    readonly tryAgain: () => void;
    readonly showUnfinished: () => void;
    readonly wait: () => void;
  };
};

export function TroubleNote({ trouble, shownPrice, newPrice, busy, act }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const sentence = useTroubleSentence(trouble);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert
      ref={box}
      severity={trouble.next === null ? 'warning' : 'info'}
      variant="outlined"
      role="alert"
      // On a phone a long button stands below the sentence.
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 60%' } }}
      action={<RemedyButton next={trouble.next} newPrice={newPrice} busy={busy} act={act} />}
    >
      {sentence}
      {newPrice !== null && (
        <div>
          <Trans>
            The price changed from {shownPrice} to {newPrice}.
          </Trans>
        </div>
      )}
    </Alert>
  );
}

function RemedyButton({
  next,
  newPrice,
  busy,
  act,
}: Pick<Props, 'newPrice' | 'busy' | 'act'> & { readonly next: ShownTrouble['next'] }) {
  const button = (label: ReactNode, run: () => void) => (
    <Button size="small" variant="outlined" disabled={busy} onClick={run} sx={{ minHeight: 44 }}>
      {label}
    </Button>
  );
  switch (next) {
    case 'TAKE_AGAIN':
      return button(<Trans>Reserve again</Trans>, act.takeAgain);
    case 'ACCEPT_PRICE':
      return button(<Trans>Pay {newPrice}</Trans>, act.acceptPrice);
    case 'SIGN_IN':
      return button(<Trans>Sign in</Trans>, act.signIn);
    case 'TRY_AGAIN':
      return button(<Trans>Try again</Trans>, act.tryAgain);
    case 'SHOW_UNFINISHED':
      return button(<Trans>View order</Trans>, act.showUnfinished);
    case 'WAIT':
      return button(<Trans>Go to the waiting room</Trans>, act.wait);
    case null:
      return null;
  }
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OwnRewards } from '#application/programme/ports/reward-desk.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { Section, Sheet } from '#ui/screens/people/public-page/kyc/Sheet.tsx';
import { Lines } from '#ui/screens/people/public-page/Lines.tsx';
import { nameOf, referralLink } from './rewards.view.ts';

/** [S2.12-03] [S2.12-04] */
export const Referral = ({ rewards }: { readonly rewards: OwnRewards }) => {
  const { t } = useLingui();
  const title = useId();
  const copy = useCopy();
  const { baseUrl } = usePageConfig();
  const link = referralLink(baseUrl, rewards.referralCode);
  const { referred, referredCount } = rewards;
  const others = referredCount - referred.length;
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Invite friends</Trans>
      </Typography>
      <Sheet>
        <Typography color="textSecondary">
          <Trans>You earn 1% of the ticket sales of everyone who signs up with your link.</Trans>
        </Typography>
        <TextField
          label={t`Your referral link`}
          name="referral-link"
          value={link}
          onChange={() => undefined}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <div>
          <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy(link)}>
            <Trans>Copy link</Trans>
          </Button>
        </div>
        <Typography sx={{ fontWeight: 600 }}>
          <Plural
            value={referredCount}
            _0="No one has signed up with your link yet"
            one="# person signed up with your link"
            other="# people signed up with your link"
          />
        </Typography>
      </Sheet>
      {referred.length === 0 ? null : (
        <Lines>
          {referred.map((person) => (
            <li key={person.username}>
              <div>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(person)}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  @{person.username}
                </Typography>
              </div>
            </li>
          ))}
        </Lines>
      )}
      {others > 0 ? (
        <Typography color="textSecondary">
          <Trans>and {others} more</Trans>
        </Typography>
      ) : null}
    </Section>
  );
};

import type { Account } from '#application/people/ports/profile-desk.ts';
import { styled } from '#ui/theme/styled.ts';
import { accountInitials } from './account-name.view.ts';

type AccountPictureProps = { readonly account: Account; readonly size: number };

export const AccountPicture = ({ account, size }: AccountPictureProps) => (
  <Round style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden>
    {account.avatar === null ? (
      accountInitials(account)
    ) : (
      <img src={account.avatar} width={size} height={size} alt="" />
    )}
  </Round>
);

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.tone.onGoldWash,
  backgroundColor: theme.vars.palette.tone.goldWash,
  border: `1px solid ${theme.vars.palette.tone.gold}`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

import Skeleton from '@mui/material/Skeleton';
import { styled } from '#ui/theme/styled.ts';

const Guest = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
const Picture = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 600,
  color: theme.vars.palette.tone.onGoldWash,
  backgroundColor: theme.vars.palette.tone.goldWash,
  border: `1px solid ${theme.vars.palette.tone.gold}`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Name = styled('b')({
  display: 'block',
  fontSize: 'clamp(1.75rem, 7vw, 2.5rem)',
  fontWeight: 800,
  lineHeight: 1.24,
});
const Email = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

type Props = {
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly initials: string;
};

/** Keeps its place until the guest's name is known. [S2.9-03] */
export const Invitee = ({ name, email, avatar, initials }: Props) => (
  <Guest>
    <Picture aria-hidden>{avatar === null ? initials : <img src={avatar} width={60} height={60} alt="" />}</Picture>
    {name === '' && email === '' ? (
      // Lines of the same height: the buttons below do not move when the name arrives.
      <div>
        <Name>
          <Skeleton width={240} />
        </Name>
        <Email>
          <Skeleton width={180} sx={{ marginInline: 'auto' }} />
        </Email>
      </div>
    ) : (
      <div>
        <Name>{name}</Name>
        <Email>{email}</Email>
      </div>
    )}
  </Guest>
);

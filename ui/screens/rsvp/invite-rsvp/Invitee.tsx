import Skeleton from '@mui/material/Skeleton';
import { styled } from '#ui/theme/styled.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  minHeight: 52,
  gap: 14,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
const Picture = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 600,
  color: theme.vars.palette.tone.onGoldWash,
  backgroundColor: theme.vars.palette.tone.goldWash,
  border: `1px solid ${theme.vars.palette.tone.gold}`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Email = styled('span')(({ theme }) => ({
  display: 'block',
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
  <Row>
    <Picture aria-hidden>{avatar === null ? initials : <img src={avatar} width={52} height={52} alt="" />}</Picture>
    <span>
      {name === '' && email === '' ? (
        <>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </>
      ) : (
        <>
          <b>{name}</b>
          <Email>{email}</Email>
        </>
      )}
    </span>
  </Row>
);

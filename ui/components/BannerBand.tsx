import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { ArrowRightIcon } from '#ui/icons/arrow-right.gen.ts';
import { styled } from '#ui/theme/styled.ts';

/** One line of the platform's news; a link if it leads somewhere. */
export const BannerBand = ({ text, link }: { readonly text: string; readonly link: string | null }) => {
  if (link === null) return <Band>{text}</Band>;
  const words = (
    <>
      <span>{text}</span>
      <ArrowRightIcon small />
    </>
  );
  return <Band>{link.startsWith('/') ? <LocalLink to={link}>{words}</LocalLink> : <a href={link}>{words}</a>}</Band>;
};

const Band = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 16px',
  borderRadius: 12,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.tone.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 24,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover span': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { flex: 'none' },
}));

import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { SECTION_ICONS, SECTION_NAMES } from './section-names.tsx';
import { type ArticleCard, inSections } from './support.view.ts';

/** [S2.15-04] */
export const Sections = ({ cards }: { readonly cards: readonly ArticleCard[] }) => (
  <Columns>
    {inSections(cards).map(({ section, cards: own }) => {
      const Icon = SECTION_ICONS[section];
      return (
        <section key={section} id={section} aria-labelledby={`${section}-title`}>
          <Sign aria-hidden>
            <Icon small />
          </Sign>
          <Typography variant="h4" component="h2" id={`${section}-title`}>
            {SECTION_NAMES[section]}
          </Typography>
          <ul>
            {own.map(({ id, title }) => (
              <li key={id}>
                <Link to={paths.article(id)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </Columns>
);

const Columns = styled('div')(({ theme }) => ({
  marginTop: 'clamp(32px, 5vw, 56px)',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: 'clamp(28px, 4vw, 44px) 40px',
  '& section': { scrollMarginTop: 96, minWidth: 0 },
  '& h2': { marginTop: 12, marginBottom: 4 },
  '& ul': { listStyle: 'none', padding: 0, margin: 0 },
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li:first-of-type': { borderTop: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    paddingBlock: 8,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.tone.link, textDecoration: 'underline' },
  },
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 12,
  color: theme.vars.palette.tone.jade,
  backgroundColor: theme.vars.palette.tone.jadeWash,
}));

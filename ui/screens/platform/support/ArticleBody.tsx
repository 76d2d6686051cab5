import { Link } from 'react-router';
import { styled } from '#ui/theme/styled.ts';
import type { Block } from './article.ts';
import { type InlinePiece, inlinePieces } from './inline-text.view.ts';

export const ArticleBody = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <Column>
    {blocks.map((block) => (
      <BlockView key={'items' in block ? block.items[0] : block.text} block={block} />
    ))}
  </Column>
);

const BlockView = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'HEADING':
      return <h2>{block.text}</h2>;
    case 'NOTE':
      return (
        <p data-note="">
          <Line text={block.text} />
        </p>
      );
    case 'STEPS':
    case 'LIST': {
      const List = block.kind === 'STEPS' ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'TEXT':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
  }
};

const Line = ({ text }: { readonly text: string }) =>
  inlinePieces(text).map((piece) => <Piece key={piece.at} piece={piece} />);

const Piece = ({ piece }: { readonly piece: InlinePiece }) => {
  switch (piece.kind) {
    case 'PLAIN':
      return piece.text;
    case 'BOLD':
      return <b>{piece.text}</b>;
    case 'LINK':
      return <Link to={piece.to}>{piece.text}</Link>;
  }
};

const Column = styled('div')(({ theme }) => ({
  marginTop: 28,
  '& > * + *': { marginTop: 16 },
  '& h2': {
    fontSize: '1.25rem',
    fontWeight: 600,
    letterSpacing: '-0.012em',
    lineHeight: 1.35,
    marginTop: 36,
    marginBottom: -4,
  },
  '& b': { fontWeight: 600 },
  '& a': {
    color: theme.vars.palette.tone.link,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& ul': { paddingLeft: 22, '& li::marker': { color: theme.vars.palette.tone.gold } },
  '& li + li': { marginTop: 8 },
  '& ol': { listStyle: 'none', padding: 0, counterReset: 'step' },
  '& ol li': { position: 'relative', paddingLeft: 48, minHeight: 32, counterIncrement: 'step' },
  '& ol li + li': { marginTop: 14 },
  '& ol li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: -3,
    width: 32,
    height: 32,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `1.5px solid ${theme.vars.palette.tone.gold}`,
    fontSize: '0.875rem',
    fontWeight: 800,
  },
  '& [data-note]': {
    marginTop: 28,
    padding: '16px 20px',
    borderRadius: 14,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.tone.goldWash,
  },
}));

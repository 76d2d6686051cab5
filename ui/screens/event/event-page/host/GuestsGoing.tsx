import { styled } from '#ui/theme/styled.ts';
import { useGuestsGoing } from './guests-going.view.ts';

const Going = styled('section')({ flexBasis: '100%', display: 'grid', gap: 10, paddingTop: 6 });

const Faces = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // Eight fit into a row of 288 px.
  gap: 4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    width: 32,
    height: 32,
    borderRadius: 999,
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.75rem',
    fontWeight: 600,
    background: theme.vars.palette.tone.goldWash,
    color: theme.vars.palette.tone.onGoldWash,
  },
}));

const Sentence = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** Guests who agreed to be named. */
export function GuestsGoing({ eventId }: { readonly eventId: number }) {
  const going = useGuestsGoing(eventId);
  if (going === null) return null;
  return (
    <Going aria-label={going.title} className="no-print">
      <Faces>
        {going.faces.map(({ key, name, initials }) => (
          <li key={key} title={name}>
            <span aria-hidden>{initials}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
      </Faces>
      <Sentence>{going.sentence}</Sentence>
    </Going>
  );
}

import Typography from '@mui/material/Typography';
import { usePolicyWords } from './policy-note.view.ts';

/** Nothing where the event allows nothing or cannot be asked. */
export function SelfServiceNote({ eventId }: { readonly eventId: number }) {
  const sentences = usePolicyWords(eventId);
  if (sentences.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="note" component="div">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Typography>
  );
}

import Typography from '@mui/material/Typography';
import { usePolicyWords } from './policy-note.view.ts';

/** What the event lets its buyers do with their tickets; nothing where it allows nothing or cannot be asked. */
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

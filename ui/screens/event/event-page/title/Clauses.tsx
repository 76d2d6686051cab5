import { titleParts } from '#ui/screens/title-parts.ts';

const WHOLE = { display: 'inline-block' };

/** Breaks between clauses first. */
export const Clauses = ({ text: whole }: { readonly text: string }) =>
  titleParts(whole).map(({ at, text }) =>
    at % 2 ? (
      text
    ) : (
      <span key={at} style={WHOLE}>
        {text}
      </span>
    ),
  );

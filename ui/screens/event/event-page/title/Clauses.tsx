import { clausesOf } from './clauses.view.ts';

const WHOLE = { display: 'inline-block' };

/** Breaks between clauses first. */
export const Clauses = ({ text }: { readonly text: string }) =>
  clausesOf(text).map(({ at, part }) =>
    at % 2 ? (
      part
    ) : (
      <span key={at} style={WHOLE}>
        {part}
      </span>
    ),
  );

/** Longest question, and longest option, in characters. [design] */
export const QUESTION_LONGEST = 500;
/** Longest explanation below a question. [design] */
export const EXPLANATION_LONGEST = 2_000;

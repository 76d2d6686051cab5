/**
 * An answer on the page: a checkbox's option texts, a radio's option id as a string, an image as a data URL or its
 * link, else the text.
 */
export type Answer = string | readonly string[];

/** One form as it is filled in, by answer key (`field_7`). */
export type Answers = Readonly<Record<string, Answer>>;

/** An answer on submit: as on the page, save that a radio's option id is a number. [S3-42] */
export type SubmittedAnswer = string | number | readonly string[];

/** One form as it is submitted, by answer key; unanswered questions are left out. */
export type SubmittedAnswers = Readonly<Record<string, SubmittedAnswer>>;

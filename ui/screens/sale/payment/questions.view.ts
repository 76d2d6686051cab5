/** The id of the questions' form, which the step's button submits from outside it. */
export const QUESTIONS_FORM = 'questions';

import { type FormField, questionsForTicket } from '#domain/event/questionnaire/form.ts';
import { fieldOf, type Question } from './questions.view.ts';

type Names = { readonly question: (number: number) => string; readonly option: (number: number) => string };

const orName = (written: string, name: string): string => (written.trim() === '' ? name : written);

/** The questions as a guest meets them; what has no words yet is named by its number. */
export const namedFields = (questions: readonly Question[], names: Names): readonly FormField[] =>
  questions.map((question, at) =>
    fieldOf({
      ...question,
      label: orName(question.label, names.question(at + 1)),
      options: question.options.map((option, place) => ({
        ...option,
        text: orName(option.text, names.option(place + 1)),
      })),
    }),
  );

/** Null: the event has no tickets yet. */
export const askedOf = (fields: readonly FormField[], ticketId: string | null): readonly FormField[] =>
  ticketId === null ? fields : questionsForTicket({ fields }, ticketId);

import { useEffect, useEffectEvent, useState } from 'react';
import { HandInAnswers } from '#application/event/hand-in-answers.ts';
import { OpenQuestionnaire } from '#application/event/open-questionnaire.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import { type Answers, defaultAnswers } from '#domain/event/questionnaire/answers.ts';
import { checkAnswers, type WrongAnswer } from '#domain/event/questionnaire/check-answers.ts';
import { askedFields } from '#domain/event/questionnaire/conditions.ts';
import { type Form, numberOfForms } from '#domain/event/questionnaire/form.ts';
import { attendeesForPlaces } from '#domain/sale/checkout/attendees.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import {
  type AttendeeProblem,
  attendeeProblems,
  problemsAfter,
  trimmed,
} from '#ui/screens/sale/payment/attendee.view.ts';
import { type Place, questionsAt, wrongAfter } from './questionnaire.view.ts';

export type RegisteredPlace = Place & { readonly attendee: AttendeeDetails };

export type QuestionnaireAsked = {
  readonly open: boolean;
  readonly asks: number | Form;
  /** False: only the attendees are asked for. */
  readonly questionnaire: boolean;
  readonly formPerTicket: boolean;
  readonly places: readonly Place[];
  /** Prefilled attendees, one per form. */
  readonly people: readonly AttendeeDetails[];
  /** Answers given before, one entry per form. */
  readonly drafted?: readonly (Answers | null | undefined)[];
  readonly onDraft?: (given: readonly (Answers | null | undefined)[]) => void;
  /** Attendees are asked for in the dialog, not on the page. */
  readonly asksPeople: boolean;
  /** Of each of them phone number, gender and job title, too. */
  readonly generalInfo?: boolean;
  /** From the checkout; else the first form is shown first. */
  readonly cameBack?: boolean;
  readonly onRegister: (places: readonly RegisteredPlace[]) => void;
};

type Loaded =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'FAILED'; readonly trouble: Trouble }
  | { readonly kind: 'ASKED'; readonly form: Form };

const NOTHING_ASKED: Form = { version: 0, fields: [] };
const LOADING: Loaded = { kind: 'LOADING' };

/** [S2.10-01] [S2.10-03] [S5-20] */
export function useQuestionnaire(asked: QuestionnaireAsked) {
  const { open, asks, questionnaire, formPerTicket, places, asksPeople } = asked;
  const openQuestionnaire = useUseCase(OpenQuestionnaire);
  const handIn = useUseCase(HandInAnswers);
  const [loaded, setLoaded] = useState<Loaded>(LOADING);
  const [step, setStep] = useState(0);
  const [given, setGiven] = useState<readonly (Answers | null | undefined)[]>(asked.drafted ?? []);
  const [people, setPeople] = useState<readonly (AttendeeDetails | undefined)[]>([]);
  const [wrong, setWrong] = useState<readonly WrongAnswer[]>([]);
  const [personProblems, setPersonProblems] = useState<readonly AttendeeProblem[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const [moves, setMoves] = useState(0);

  const count = formPerTicket ? numberOfForms(places.length, true) : 1;
  const form = loaded.kind === 'ASKED' ? loaded.form : NOTHING_ASKED;
  const questions = questionsAt(form, formPerTicket, places, step);
  const answersAt = (at: number): Answers => given[at] ?? defaultAnswers(questionsAt(form, formPerTicket, places, at));
  const personAt = (at: number): AttendeeDetails | undefined => people[at] ?? asked.people[at];

  const load = useEffectEvent(async (): Promise<void> => {
    setStep(asked.cameBack === true ? count - 1 : 0);
    setTrouble(null);
    if (!questionnaire) return setLoaded({ kind: 'ASKED', form: NOTHING_ASKED });
    if (typeof asks !== 'number') return setLoaded({ kind: 'ASKED', form: asks });
    setLoaded((known) => (known.kind === 'ASKED' ? known : LOADING));
    const answer = await openQuestionnaire(asks);
    setLoaded(
      answer.ok ? { kind: 'ASKED', form: answer.value ?? NOTHING_ASKED } : { kind: 'FAILED', trouble: answer.refusal },
    );
  });
  useEffect(() => {
    if (open) void load();
  }, [open]);

  function move(to: number): void {
    setStep(to);
    setWrong([]);
    setPersonProblems([]);
    setMoves((before) => before + 1);
  }

  function showFailure(found: readonly WrongAnswer[], person: readonly AttendeeProblem[]): void {
    setWrong(found);
    setPersonProblems(person);
    setMoves((before) => before + 1);
  }

  async function goOn(): Promise<void> {
    const person = personAt(step);
    const problems = asksPeople && person !== undefined ? attendeeProblems([trimmed(person)], asked.generalInfo) : [];
    const checked = checkAnswers(questions, answersAt(step));
    if (problems.length > 0 || !checked.ok) return showFailure(checked.ok ? [] : checked.refusal, problems);
    if (step + 1 < count) return move(step + 1);
    await register();
  }

  async function register(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    const ticketTypeIds = places.map(({ ticketTypeId }) => ticketTypeId);
    const forms = Array.from({ length: count }, (_, at) => answersAt(at));
    const handed = await handIn({ form, formPerTicket, ticketTypeIds, given: forms });
    setBusy(false);
    if (!handed.ok) {
      if (handed.refusal.kind === 'TROUBLE') return setTrouble(handed.refusal.trouble);
      const { problem } = handed.refusal;
      if (problem.code === 'FORM_INVALID') {
        setStep(problem.form);
        showFailure(problem.wrong, []);
      }
      return;
    }
    const filled = Array.from({ length: count }, (_, at) => personAt(at)).filter((person) => person !== undefined);
    const holders = attendeesForPlaces(filled.map(trimmed), places.length, formPerTicket);
    asked.onRegister(
      places.flatMap((place, at) => {
        const attendee = holders[at];
        return attendee === undefined
          ? []
          : [{ ...place, attendee: questionnaire ? { ...attendee, answers: handed.value[at] ?? {} } : attendee }];
      }),
    );
  }

  return {
    loaded,
    step,
    count,
    place: formPerTicket ? places[step] : undefined,
    questions: askedFields(questions, answersAt(step)),
    answers: answersAt(step),
    person: asksPeople ? personAt(step) : undefined,
    generalInfo: asked.generalInfo === true,
    personProblems,
    wrong,
    trouble,
    busy,
    moves,
    act: {
      answer: (answers: Answers) => {
        const before = answersAt(step);
        const all = Array.from({ length: count }, (_, at) => (at === step ? answers : given[at]));
        setGiven(all);
        asked.onDraft?.(all);
        setWrong(wrongAfter(wrong, questions, before, answers));
      },
      setPerson: (person: AttendeeDetails) => {
        setPeople(Array.from({ length: count }, (_, at) => (at === step ? person : people[at])));
        setPersonProblems(problemsAfter(personProblems, 0, personAt(step), person));
      },
      goOn: () => void goOn(),
      back: () => move(step - 1),
      load: () => void load(),
    },
  };
}

export type AskedQuestions = ReturnType<typeof useQuestionnaire>;

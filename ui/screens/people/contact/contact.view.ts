import { SendContactMessage } from '#application/people/send-contact-message.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type ContactInput, readContactLead, SUPPORT_TOPICS, type SupportTopic } from '#domain/people/contact-lead.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { SUPPORT_TOPIC_NAMES } from '#words/people/contact-topics.ts';
import { fieldName } from '#words/platform/field-names.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type ContactField = keyof ContactInput;

const WIRE: Readonly<Record<ContactField, string>> = {
  fullName: 'full_name',
  phoneNumber: 'phone_number',
  topic: 'support_topic',
  specifyInformation: 'specify_information',
  message: 'message',
};
const CONTACT_FIELDS = Object.keys(WIRE) as readonly ContactField[];

export const NOTHING_WRITTEN: ContactInput = {
  fullName: '',
  phoneNumber: '',
  topic: '',
  specifyInformation: '',
  message: '',
};
/** A valid form: a refusal after replacing one field is about that field. */
const RIGHT: ContactInput = {
  fullName: 'A',
  phoneNumber: '0912345678',
  topic: SUPPORT_TOPICS[0],
  specifyInformation: '',
  message: 'A',
};

export const labelOf = (field: ContactField, locale: Locale): string => fieldName(WIRE[field])[locale];

export function contactProblems(form: ContactInput, locale: Locale): Readonly<Partial<Record<ContactField, string>>> {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const read = readContactLead({ ...RIGHT, [field]: form[field] });
      return read.ok ? [] : [[field, inputProblemSentence(read.refusal.field, read.refusal.problem)[locale]]];
    }),
  );
}

export const OTHER_TOPIC = 'Others' satisfies SupportTopic;

/** Of the link ‘Report this email’; null: the page was opened in another way. */
export const reportedEvent = (query: URLSearchParams): string | null =>
  /^\d{1,10}$/.exec(query.get('report') ?? '')?.[0] ?? null;

/** [S2.15-02] */
export const topicsIn = (locale: Locale) =>
  SUPPORT_TOPICS.map((topic) => ({ topic, name: SUPPORT_TOPIC_NAMES[topic][locale] }));

export const useWriteToUs = (): SendContactMessage => useUseCase(SendContactMessage);

/** null: the message may or may not have arrived. */
export const troubleSentence = (trouble: Trouble, locale: Locale): string | null =>
  trouble.code === 'UNREACHABLE' ? null : refusalSentence(trouble, locale);

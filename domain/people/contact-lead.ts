import type { InputProblem, InvalidInput } from '#domain/kernel/field-problems.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type PhoneNumber, parsePhoneNumber } from './phone-number.ts';

/** As in the form. [S2.15-02] */
export const SUPPORT_TOPICS = ['Platform & Solutions', 'Others'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** [S3-17] */
export type ContactLead = {
  readonly fullName: string;
  readonly phoneNumber: PhoneNumber;
  readonly topic: SupportTopic;
  /** May be empty. */
  readonly specifyInformation: string;
  readonly message: string;
};

export type ContactInput = { readonly [Field in keyof ContactLead]: string };

/** Two years, per the privacy policy. */
export const LEAD_KEPT_FOR = 2 * 365 * DAY;

const LONGEST = { fullName: 100, specifyInformation: 200, message: 2_000 } as const;

/** Reads the contact form; refused with the first invalid field, by its wire name. */
export function readContactLead(input: ContactInput): Result<ContactLead, InvalidInput> {
  const wrong = (field: string, problem: InputProblem) => refused({ code: 'INVALID_INPUT', field, problem } as const);
  const fullName = visibleText(input.fullName);
  const specifyInformation = input.specifyInformation.trim();
  const message = input.message.trim();

  if (fullName === '') return wrong('full_name', { kind: 'REQUIRED' });
  if (fullName.length > LONGEST.fullName) return wrong('full_name', { kind: 'TOO_LONG', max: LONGEST.fullName });
  const phoneNumber = parsePhoneNumber(input.phoneNumber);
  if (!phoneNumber.ok) return wrong('phone_number', phoneNumber.refusal);
  const topic = SUPPORT_TOPICS.find((each) => each === input.topic);
  if (topic === undefined) return wrong('support_topic', { kind: input.topic === '' ? 'REQUIRED' : 'MALFORMED' });
  if (specifyInformation.length > LONGEST.specifyInformation)
    return wrong('specify_information', { kind: 'TOO_LONG', max: LONGEST.specifyInformation });
  if (message === '') return wrong('message', { kind: 'REQUIRED' });
  if (message.length > LONGEST.message) return wrong('message', { kind: 'TOO_LONG', max: LONGEST.message });
  return ok({ fullName, phoneNumber: phoneNumber.value, topic, specifyInformation, message });
}

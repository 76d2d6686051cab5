import { SIGN_IN_EMAIL_JOB } from '#server/platform/mail/email-jobs.ts';

/** A sign-in code has expired when its job is set aside. */
export const mayRetryJob = (task: string): boolean => task !== SIGN_IN_EMAIL_JOB.task;

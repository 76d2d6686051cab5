import { SetAsideWork } from '#application/platform/ports/set-aside-work.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type SettleSetAside = SetAsideWork;

export const SettleSetAside = defineUseCase(
  'SettleSetAside',
  { work: SetAsideWork },
  ({ work }): SettleSetAside => ({
    jobs: (at) => work.jobs(at),
    emails: (at) => work.emails(at),
    retryJob: (jobId) => work.retryJob(jobId),
    dropJob: (jobId) => work.dropJob(jobId),
    resendEmail: (emailId) => work.resendEmail(emailId),
  }),
);

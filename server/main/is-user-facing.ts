import { EmbeddedPostgresError } from '#server/platform/postgres/embedded/embedded-postgres-error.ts';
import { MigrationError } from '#server/platform/postgres/migrator.ts';
import { SettingError } from './environment.ts';

/** Whether an error's message was written for the person at the terminal; otherwise its stack is shown. */
export const isUserFacing = (error: unknown): error is Error =>
  error instanceof SettingError || error instanceof EmbeddedPostgresError || error instanceof MigrationError;

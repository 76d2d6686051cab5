import type { Article } from '#ui/screens/platform/support/article.ts';
import { disputes } from './disputes.ts';
import { ordering } from './ordering.ts';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { regulations } from './regulations.ts';
import { scanning } from './scanning.ts';
import { verification } from './verification.ts';

export const articles: readonly Article[] = [
  ...ordering,
  ...refunds,
  ...scanning,
  ...verification,
  ...regulations,
  ...privacy,
  ...disputes,
];

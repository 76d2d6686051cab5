import { hash } from 'node:crypto';
import type { Digest } from '#server/platform/ports/digest.ts';

export const sha256Digest: Digest = (text) => hash('sha256', text, 'base64url');

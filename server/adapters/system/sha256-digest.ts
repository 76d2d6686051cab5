import { hash } from 'node:crypto';
import type { Digest } from '#server/application/ports/digest.ts';

export const sha256Digest: Digest = (text) => hash('sha256', text, 'base64url');

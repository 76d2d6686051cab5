import { type Token, token } from '#domain/kernel/token.ts';

export type BaseUrl = string;
export const BaseUrl: Token<BaseUrl> = token('BaseUrl');

import { said } from '#words/platform/said.ts';

export const PAID_FROM_WALLET = said('From Vemoi wallet', 'Từ ví Vemoi');
export const GIVEN_BACK_TO_WALLET = said('Returned to your wallet', 'Đã hoàn về ví');

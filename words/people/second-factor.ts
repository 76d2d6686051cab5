import type { SecondFactorStep } from '#domain/people/second-factor.ts';
import { type Said, said } from '#words/platform/said.ts';

export const SECOND_FACTOR_STEPS_SAID: Readonly<Record<Exclude<SecondFactorStep, 'GO_ON'>, Said>> = {
  SET_UP_FIRST: said(
    'Please set up two-factor authentication in My Account first',
    'Vui lòng thiết lập xác thực hai lớp trong Tài khoản của tôi trước',
  ),
  ASK: said('Please enter the code from your authenticator app', 'Vui lòng nhập mã từ ứng dụng xác thực'),
};

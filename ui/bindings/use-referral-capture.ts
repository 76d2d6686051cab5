import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CaptureReferral } from '#application/people/capture-referral.ts';
import { useUseCase } from './use-use-case.ts';

/** In the browser, because pages are rendered and cached for everybody. [S2.2-12] */
export function useReferralCapture(): void {
  const capture = useUseCase(CaptureReferral);
  const { search } = useLocation();
  useEffect(() => void capture(new URLSearchParams(search).get('ref')), [capture, search]);
}

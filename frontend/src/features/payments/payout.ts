import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { useRead } from '../../kit/api/queries';

/** Whether payouts to the user are possible. */
export function usePayoutAccount(enabled = true) {
  return useRead('/api/users/me/payout-account', {}, { enabled });
}

/** Starts or continues setup at the card provider, whose page replaces this one. */
export function useOnboarding() {
  return useMutation({
    mutationFn: () => call('POST', '/api/users/me/payout-account'),
    onSuccess: ({ onboardingUrl }) => window.location.assign(onboardingUrl),
  });
}

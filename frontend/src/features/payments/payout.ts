import { useMutation } from '@tanstack/react-query';
import { answer, client as http } from '../../kit/api/client';
import { useRead } from '../../kit/api/queries';
import type { PayoutAccount } from '../../kit/api/types';

/** Whether the user can be paid out. */
export function usePayoutAccount(enabled = true) {
  return useRead<PayoutAccount>(['/api/users/me/payout-account'], enabled);
}

/** Begins or continues the set-up at the card provider, whose page replaces this one. */
export function useOnboarding() {
  return useMutation({
    mutationFn: () => answer(http.POST('/api/users/me/payout-account')),
    onSuccess: ({ onboardingUrl }) => window.location.assign(onboardingUrl),
  });
}

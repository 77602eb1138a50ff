import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import type { AnswerOf } from '../../kit/api/operations';
import { useRead } from '../../kit/api/queries';

/** Whether payouts to the user are possible. */
export function usePayoutAccount(enabled = true) {
  return useRead('/api/users/me/payout-account', {}, { enabled });
}

/** What is said of the payout account above the payments; undefined: nothing. After the provider's page, also that it is connected. */
export function accountWords(
  status: AnswerOf<'GET', '/api/users/me/payout-account'>['status'],
  { isBlocked, isBack }: { isBlocked: boolean; isBack: boolean },
): { text: string; act?: string } | undefined {
  if (status === 'ready')
    return isBack ? { text: 'Your bank account is connected. What you earn is sent there.' } : undefined;
  const act = status === 'pending' ? 'Continue setup' : 'Set up payouts';
  if (isBack)
    return {
      text:
        status === 'pending'
          ? 'The setup is not finished: the card provider still needs something from you.'
          : 'Your bank account was not connected.',
      act,
    };
  return { text: isBlocked ? 'A payout is waiting for your bank account' : 'No bank account is connected yet', act };
}

/** Starts or continues setup at the card provider, whose page replaces this one. */
export function useOnboarding() {
  return useMutation({
    mutationFn: () => call('POST', '/api/users/me/payout-account'),
    onSuccess: ({ onboardingUrl }) => window.location.assign(onboardingUrl),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { readKey } from '../../kit/api/reads';
import { useRead } from '../../kit/api/queries';
import type { NewFact } from '../../kit/api/types';

const PATH = '/api/users/me/verification';

/** The facts that can be checked about the signed-in carrier, and their states. */
export function usePassport() {
  return useRead(PATH);
}

/** Submits one fact to be checked. */
export function useSubmitFact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fact: NewFact) => call('PUT', PATH, { body: { facts: [fact] } }),
    onSuccess: (passport) => client.setQueryData(readKey(PATH), passport),
  });
}

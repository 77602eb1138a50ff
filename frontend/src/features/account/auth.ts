import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { ApiError } from '../../kit/api/errors';

export interface LoginForm {
  email: string;
  password: string;
}

export interface RegisterForm extends LoginForm {
  firstName: string;
  lastName: string;
  isCarrier: boolean;
}

/** Signs in. */
export function useLogin() {
  return useMutation({ mutationFn: (form: LoginForm) => call('POST', '/api/auth/login', { body: form }) });
}

/** Creates an account and signs in. */
export function useRegister() {
  return useMutation({
    mutationFn: ({ firstName, lastName, ...form }: RegisterForm) =>
      call('POST', '/api/auth/register', {
        body: {
          ...form,
          ...(firstName.trim() ? { firstName: firstName.trim() } : {}),
          ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
        },
      }),
  });
}

/** Why signing in was refused, in a sentence that does not reveal whether the email has an account. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'We could not reach Haulway. Check your connection and try again.';
  if (error.status === 401) return 'That email and password do not match an account.';
  if (error.status === 429) return `Too many attempts. Try again in ${error.retryAfter ?? 60} seconds.`;
  return error.problem?.detail ?? 'Signing in failed. Please try again.';
}

export const emailRules = {
  required: 'Enter your email',
  pattern: { value: /^\S+@\S+\.\S+$/, message: 'Enter an email like name@example.com' },
};

/** The server also refuses common passwords. */
export const newPasswordRules = {
  required: 'Choose a password',
  minLength: { value: 8, message: 'Use at least 8 characters' },
  maxLength: { value: 128, message: 'Use at most 128 characters' },
};

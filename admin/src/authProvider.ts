import { HttpError, type AuthProvider } from 'react-admin';
import { canAccess, forgetAccess } from './session/access';
import { call } from './session/call';
import { dropToken, keepToken, readToken } from './session/token';
import { nameOf } from './ui/names';

/** Why the session is over: a refusal of the account itself, not of one request (such as deciding your own claim). */
function reasonToLeave(error: HttpError): string | undefined {
  if (error.status === 401) return 'You are signed out. Sign in again.';
  return error.status === 403 ? NO_ACCESS[codeOf(error)] : undefined;
}

const codeOf = ({ body }: HttpError): string => (body as { code?: string } | undefined)?.code ?? '';

const NO_ACCESS: Record<string, string> = {
  admins_only: 'This account has no access to the console.',
  account_suspended: 'This account is suspended.',
};

/** Leads to the sign-in without a word, which would take the place of the reason why a session ended. */
class NotSignedIn {
  readonly message = false;
}

/** Signs in operators only; anyone who no longer is one is signed out on the next call. */
export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    const { token, user } = await call('POST', '/api/auth/login', { body: { email, password } });
    keepToken(token);
    forgetAccess();
    const refusal = user.suspendedAt ? 'account_suspended' : user.isAdmin ? undefined : 'admins_only';
    if (!refusal) return;
    await endSession();
    throw new Error(NO_ACCESS[refusal]);
  },

  async logout() {
    if (readToken()) await endSession();
  },

  async checkAuth() {
    if (!readToken()) throw new NotSignedIn();
  },

  canAccess,

  async checkError(error: unknown) {
    // An owner has changed the role since it was read.
    if (error instanceof HttpError && codeOf(error) === 'forbidden_role') forgetAccess();
    const reason = error instanceof HttpError ? reasonToLeave(error) : undefined;
    if (reason) throw new Error(reason);
  },

  async getIdentity() {
    const self = await call('GET', '/api/auth/me');
    return { id: self.id, fullName: nameOf(self), ...(self.profileImageUrl ? { avatar: self.profileImageUrl } : {}) };
  },
};

/** Ends the session here, and on the server if it can be reached. */
async function endSession(): Promise<void> {
  try {
    await call('POST', '/api/auth/logout');
  } catch (error) {
    // A refusal means the session is already over, which is what we want.
    if (!(error instanceof HttpError)) console.warn('The session could not be ended on the server.', error);
  } finally {
    dropToken();
    forgetAccess();
  }
}

import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { Env } from '../platform/config/env.js';
import type { Request } from '../platform/http/access.js';
import { isHttps } from '../platform/http/origin.js';
import { JWT_SECRET } from '../platform/tokens.js';
import { SessionsService, type TokenClaims } from './sessions.service.js';

const SESSION_COOKIE = 'haulway_session';

/** The session cookie's name. Over https, its prefix makes browsers refuse one set by a neighbor under the same domain. */
export function sessionCookie(request: Pick<Request, 'protocol'>, env: Env): string {
  return isHttps(request, env) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

/** A call's token: the Bearer token if one is sent, good or bad; otherwise the cookie. */
export function tokenOf(
  request: Pick<Request, 'headers' | 'protocol'> & { cookies?: Record<string, string | undefined> },
  env: Env,
): string | null {
  const header = request.headers.authorization;
  if (header !== undefined) return /^Bearer (\S+)$/i.exec(header)?.[1] ?? '';
  return request.cookies?.[sessionCookie(request, env)] ?? null;
}

/** Whether a token says of itself that it only reads. One that is not ours says so in vain: it is refused anyway. */
export function saysItOnlyReads(token: string | null): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && Reflect.get(claims, 'view') === true;
  } catch {
    return false;
  }
}

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly sessions: SessionsService,
    @Inject(Env) env: Env,
  ) {
    // A key object: a string or buffer is first tried as a public key on every call, which costs half a millisecond. The types only know those two.
    const key = createSecretKey(Buffer.from(secret)) as unknown as Buffer;
    super({ jwtFromRequest: (request: Request) => tokenOf(request, env), secretOrKey: key, algorithms: ['HS256'] });
  }

  /** The signature is good; the session's row decides. */
  async validate(claims: TokenClaims): Promise<User> {
    const user = await this.sessions.user(claims);
    if (!user) throw problem('unauthorized');
    return user;
  }
}

import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Problem, problem } from '../common/errors.js';
import { ACCESS, type Access, type Request, WHILE_SUSPENDED } from '../platform/http/access.js';
import { tokenOf } from './jwt.strategy.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Guards every route: who is it, may they come as far as their role goes. It refuses by default. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ?? 'signedIn';
    const request = context.switchToHttp().getRequest<Request>();
    if (access === 'openWithoutToken') return true;
    if (access === 'open' && tokenOf(request) === null) return true;
    await super.canActivate(context);
    requireSameOrigin(request);
    const user = request.user;
    if (!user) throw problem('unauthorized');
    if (access === 'carrier' && !user.isCarrier) throw problem('carriers_only');
    if (access === 'shipper' && user.isCarrier) throw problem('shippers_only');
    if (access === 'admin' && !user.isAdmin) throw problem('admins_only');
    const mayWhileSuspended = READS.has(request.method) || this.reflector.get<boolean>(WHILE_SUSPENDED, context.getHandler());
    if (user.suspended && !mayWhileSuspended) throw problem('account_suspended');
    return true;
  }

  override handleRequest<Caller>(error: unknown, user: Caller | false): Caller {
    if (error && !(error instanceof Problem)) throw error;
    if (!user) throw problem('unauthorized');
    return user;
  }
}

/** A changing call that only the cookie vouches for must come from our own pages. */
function requireSameOrigin(request: Request): void {
  if (READS.has(request.method) || request.headers.authorization !== undefined) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const origin = request.headers.origin;
  if (site === undefined && origin && origin !== 'null' && URL.canParse(origin) && new URL(origin).host === request.headers.host) return;
  throw problem('cross_site');
}

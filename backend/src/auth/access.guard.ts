import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Problem, problem } from '../common/errors.js';
import { Env } from '../platform/config/env.js';
import { ACCESS, type Access, BY_COOKIE, type Request, SIGNS_IN, WHILE_SUSPENDED } from '../platform/http/access.js';
import { isFromForeignPage, isFromOwnPage } from '../platform/http/origin.js';
import { securityKindOf } from '../platform/security/security-log.js';
import { tokenOf } from './jwt.strategy.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Guards every route: who is calling, and may their role come this far? It refuses by default. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    @Inject(Env) private readonly env: Env,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ??
      'signedIn';
    const request = context.switchToHttp().getRequest<Request>();
    request.noted = { kind: securityKindOf(context.getHandler()) };
    if (this.reflector.get<boolean>(SIGNS_IN, context.getHandler()) && isFromForeignPage(request, this.env))
      throw problem('cross_site');
    if (access === 'openWithoutToken') return true;
    if (access === 'open' && tokenOf(request, this.env) === null) return true;
    const byCookie = request.headers.authorization === undefined;
    if (!byCookie && this.reflector.get<boolean>(BY_COOKIE, context.getHandler())) throw problem('unauthorized');
    await super.canActivate(context);
    // A write that only the cookie vouches for must come from our own pages.
    if (byCookie && !READS.has(request.method) && !isFromOwnPage(request, this.env)) throw problem('cross_site');
    const user = request.user;
    if (!user) throw problem('unauthorized');
    if (user.suspended && !this.mayWhileSuspended(context, request, access)) throw problem('account_suspended');
    if (access === 'carrier' && !user.isCarrier) throw problem('carriers_only');
    if (access === 'shipper' && user.isCarrier) throw problem('shippers_only');
    if (access === 'admin' && !user.isAdmin) throw problem('admins_only');
    return true;
  }

  /** Reads outside the console, and routes that say so themselves. */
  private mayWhileSuspended(context: ExecutionContext, { method }: Request, access: Access): boolean {
    if (access === 'admin') return false;
    return READS.has(method) || this.reflector.get<boolean | undefined>(WHILE_SUSPENDED, context.getHandler()) === true;
  }

  override handleRequest<Caller>(error: unknown, user: Caller | false): Caller {
    if (error && !(error instanceof Problem)) throw error;
    if (!user) throw problem('unauthorized');
    return user;
  }
}

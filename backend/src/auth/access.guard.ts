import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply } from 'fastify';
import { type Driver, requireScope, type User } from '../common/actor.js';
import { Problem, problem } from '../common/errors.js';
import { isOperatorResource, mayOperate, requireRole } from '../common/operator-roles.js';
import { Env } from '../platform/config/env.js';
import {
  ACCESS,
  type Access,
  BY_COOKIE,
  FOR_DRIVERS,
  NOT_VIEWED,
  type Operates,
  OPERATES,
  type Request,
  SIGNS_IN,
  WHILE_SUSPENDED,
} from '../platform/http/access.js';
import { CALL_SCOPES, type CallScopes } from '../platform/http/call.js';
import { deprecationHeaders, Deprecations } from '../platform/http/deprecations.js';
import { isFromForeignPage, isFromOwnPage } from '../platform/http/origin.js';
import { requireVersion } from '../platform/http/version.js';
import { securityKindOf } from '../platform/security/security-log.js';
import { looksLikeKey } from './api-key-form.js';
import { saysItOnlyReads, tokenOf } from './jwt.strategy.js';
import { KeyCallers } from './key-callers.js';
import { KeyUsage } from './key-usage.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Guards every route: who is calling, and may their role come this far? It refuses by default. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    @Inject(Env) private readonly env: Env,
    private readonly keys: KeyCallers,
    private readonly usage: KeyUsage,
    private readonly deprecations: Deprecations,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ??
      'signedIn';
    const request = context.switchToHttp().getRequest<Request>();
    request.noted = { kind: securityKindOf(context.getHandler()) };
    const deprecated = this.deprecations.usedBy(request);
    void context.switchToHttp().getResponse<FastifyReply>().headers(deprecationHeaders(deprecated));
    if (this.reflector.get<boolean>(SIGNS_IN, context.getHandler()) && isFromForeignPage(request, this.env))
      throw problem('cross_site');
    requireVersion(request.headers);
    this.refuseLookers(context, request);
    if (access === 'openWithoutToken') return true;
    const token = tokenOf(request, this.env);
    if (access === 'open' && token === null) return true;
    const byCookie = request.headers.authorization === undefined;
    if (!byCookie && this.reflector.get<boolean>(BY_COOKIE, context.getHandler())) throw problem('unauthorized');
    if (!byCookie && token !== null && looksLikeKey(token))
      await this.letProgramIn(context, request, { token, deprecated: deprecated.map(({ name }) => name) });
    else await super.canActivate(context);
    // A write that only the cookie vouches for must come from our own pages.
    if (byCookie && !READS.has(request.method) && !isFromOwnPage(request, this.env)) throw problem('cross_site');
    const user = request.user;
    if (!user) throw problem('unauthorized');
    if (user.driver && !this.isForDriver(context, request, user.driver)) {
      // What everybody may read, they may as a visitor.
      if (access !== 'open') throw problem('one_job_only');
      delete request.user;
      return true;
    }
    if (user.suspended && !this.mayWhileSuspended(context, request, access)) throw problem('account_suspended');
    if (access === 'carrier' && !user.isCarrier) throw problem('carriers_only');
    if (access === 'shipper' && user.isCarrier) throw problem('shippers_only');
    if (access === 'admin') this.requireOperator(context, request, user);
    return true;
  }

  /**
   * An operator who looks at the app as somebody else changes nothing and sends nothing, also where a token is not asked for.
   * @throws 403 `view_only`
   */
  private refuseLookers(context: ExecutionContext, request: Request): void {
    const isRefused =
      !READS.has(request.method) || this.reflector.get<boolean | undefined>(NOT_VIEWED, context.getHandler()) === true;
    if (isRefused && saysItOnlyReads(tokenOf(request, this.env))) throw problem('view_only');
  }

  /** @throws 403 `admins_only`, `forbidden_role` */
  private requireOperator(context: ExecutionContext, { params }: Request, user: User): void {
    if (!user.isAdmin) throw problem('admins_only');
    const { resource, act } = this.reflector.get<Operates>(OPERATES, context.getHandler());
    const named = resource === ':resource' ? (params as { resource: string }).resource : resource;
    // What there is not is told as such by the call.
    if (!isOperatorResource(named) || (act === 'read' && mayOperate(user, named, 'read_own'))) return;
    requireRole(user, named, act);
  }

  /** A program calls: it gets no further than its key's scopes, and a suspended user's nowhere. */
  private async letProgramIn(
    context: ExecutionContext,
    request: Request,
    { token, deprecated }: { token: string; deprecated: readonly string[] },
  ): Promise<void> {
    const { user, ratePerMinute } = await this.keys.caller(token, request.ip);
    request.user = user;
    const isRead = READS.has(request.method);
    const headers = await this.keys.limits.count(user.sid, isRead, ratePerMinute).catch((refusal: unknown) => {
      this.usage.count(user.sid, 'refused');
      throw refusal;
    });
    this.usage.count(user.sid, isRead ? 'reads' : 'writes', deprecated);
    void context.switchToHttp().getResponse<FastifyReply>().headers(headers);
    const scopes = this.reflector.get<CallScopes | undefined>(CALL_SCOPES, context.getHandler()) ?? 'session';
    if (scopes === 'session') throw problem('session_only');
    if (scopes.length > 0) requireScope(user, ...scopes);
    if (user.suspended) throw problem('account_suspended');
  }

  /** What drivers do, and only with the shipment of their job. */
  private isForDriver(context: ExecutionContext, { params }: Request, { shipmentId }: Driver): boolean {
    if (!this.reflector.get<boolean | undefined>(FOR_DRIVERS, context.getHandler())) return false;
    const { id } = params as { id?: string };
    return id === undefined || id === shipmentId;
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

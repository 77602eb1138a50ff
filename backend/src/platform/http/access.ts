import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { User, Visitor } from '../../common/actor.js';
import type { OperatorAct, OperatorResource } from '../../common/operator-roles.js';
import type { Noted } from '../security/security-log.js';

/** Who may make a call, as far as the caller's role goes. Without a decorator: any signed-in user. */
export type Access = 'open' | 'openWithoutToken' | 'signedIn' | 'carrier' | 'shipper' | 'admin';

export const ACCESS = 'haulway:access';

function asked(access: Access) {
  return applyDecorators(SetMetadata(ACCESS, access), ApiSecurity('bearer'));
}

/** Visitors too, but a token that is sent must still be valid. */
export const Open = () =>
  applyDecorators(SetMetadata(ACCESS, 'open' satisfies Access), ApiSecurity('bearer'), ApiSecurity({}));
/** Visitors too, and tokens are ignored: signing in, page settings, the provider's webhooks, health. */
export const OpenWithoutToken = () => SetMetadata(ACCESS, 'openWithoutToken' satisfies Access);
export const SignedIn = () => asked('signedIn');
export const CarrierOnly = () => asked('carrier');
export const ShipperOnly = () => asked('shipper');

export const OPERATES = 'haulway:operates';
/** What of the table of roles a call of operators needs. `:resource` is whichever the path names. */
export interface Operates {
  resource: OperatorResource | ':resource';
  act: OperatorAct;
}
/** Operators whose role lets them do this to the resource. */
export const AdminOnly = (resource: Operates['resource'], act: OperatorAct = 'read') =>
  applyDecorators(SetMetadata(OPERATES, { resource, act } satisfies Operates), asked('admin'));

export const SIGNS_IN = 'haulway:signsIn';
/** The call gives the browser a session: a page of another site must not make it, or its visitor would continue in an account that is not theirs. */
export const SignsIn = () => SetMetadata(SIGNS_IN, true);

export const BY_COOKIE = 'haulway:byCookie';
/** Only the cookie vouches for the caller: a Bearer token, which a page's scripts can read, is refused beside it. */
export const ByCookie = () => SetMetadata(BY_COOKIE, true);

export const NOT_REPLAYED = 'haulway:notReplayed';
/** An Idempotency-Key is not stored for this call: its answer holds a secret, or the call is idempotent anyway. */
export const NotReplayed = () => SetMetadata(NOT_REPLAYED, true);

export const ANY_INPUT = 'haulway:anyInput';
/** Fields that no parameter of the handler takes are left alone: it looks at the whole itself, or refuses whatever is sent. */
export const AnyInput = () => SetMetadata(ANY_INPUT, true);

export const WHILE_SUSPENDED = 'haulway:whileSuspended';
/** A suspended account may still make this call; every other write is refused. Reads are allowed, except the console's. */
export const WhileSuspended = () => SetMetadata(WHILE_SUSPENDED, true);

export const NOT_VIEWED = 'haulway:notViewed';
/** An operator who looks at the app as the caller is not answered: it holds a secret, takes their data away, or writes something down. */
export const NotViewed = () => SetMetadata(NOT_VIEWED, true);

export const FOR_DRIVERS = 'haulway:forDrivers';
/** A carrier's driver may make this call too: about the shipment of their job, where the path names one. */
export const DriversToo = () => SetMetadata(FOR_DRIVERS, true);

export type Request = FastifyRequest & { user?: User; noted?: Noted };

/** The signed-in caller. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): User => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new Error('A call without access decorator took a caller.');
  return user;
});

/** The caller, or undefined for a visitor. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Visitor => context.switchToHttp().getRequest<Request>().user,
);

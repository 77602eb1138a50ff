import { Body, Controller, Delete, Get, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { User } from '../common/actor.js';
import { DAY, SECOND } from '../common/clock.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Env } from '../platform/config/env.js';
import {
  ByCookie,
  Caller,
  DriversToo,
  NotReplayed,
  OpenWithoutToken,
  type Request,
  SignedIn,
  SignsIn,
  WhileSuspended,
} from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { isFromOwnPage, isHttps } from '../platform/http/origin.js';
import { Secured } from '../platform/security/security-log.js';
import { UserAnswer } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';
import {
  Credentials,
  DriverToken,
  EmailChange,
  EmailVerification,
  ForgottenPassword,
  NewAccount,
  PasswordChange,
  PasswordLink,
  PasswordLinkAnswer,
  PasswordReset,
  RenewedAnswer,
  SessionAnswer,
  SignedInAnswer,
} from './auth.dto.js';
import { AuthService, type SignIn } from './auth.service.js';
import { sessionCookie } from './jwt.strategy.js';
import { type Device, SESSION_DAYS, SessionsService } from './sessions.service.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    @Inject(Env) private readonly env: Env,
  ) {}

  @Post('auth/register')
  @Secured('registration')
  @OpenWithoutToken()
  @SignsIn()
  @NotReplayed()
  @Call({
    summary: 'Open an account',
    description: 'Answers a token and mails a link to confirm the address, which works for 7 days.',
    scope: 'session',
    status: 201,
    answer: SignedInAnswer,
    errors: ['cross_site', 'email_taken', 'password_too_common'],
  })
  async register(
    @Body() account: NewAccount,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInAnswer> {
    return this.withToken(await this.auth.register(account, deviceOf(request)), request, reply);
  }

  @Post('auth/login')
  @Secured('sign_in')
  @OpenWithoutToken()
  @SignsIn()
  @NotReplayed()
  @Call({
    summary: 'Sign in',
    description: 'Answers a token. Failures make the account wait; a new device is told to its owner by mail.',
    scope: 'session',
    answer: SignedInAnswer,
    errors: ['cross_site', 'wrong_credentials'],
  })
  async login(
    @Body() credentials: Credentials,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInAnswer> {
    return this.withToken(await this.auth.login(credentials, deviceOf(request)), request, reply);
  }

  @Post('auth/driver')
  @Secured('sign_in')
  @OpenWithoutToken()
  @SignsIn()
  @NotReplayed()
  @Call({
    summary: "Open a driver's link",
    description: 'Answers a token for one job of the carrier: `GET /api/driver/job`, and what is done on the road.',
    scope: 'session',
    answer: SignedInAnswer,
    errors: ['cross_site', 'token_invalid'],
  })
  async openAsDriver(
    @Body() body: DriverToken,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInAnswer> {
    return this.withToken(await this.auth.openAsDriver(body, deviceOf(request)), request, reply);
  }

  @Post('auth/renew')
  @DriversToo()
  @SignedIn()
  @ByCookie()
  @WhileSuspended()
  @NotReplayed()
  @Call({
    summary: 'A new token for a page of this server',
    scope: 'session',
    description: 'Takes only the session cookie, from the same origin; a call with a Bearer token is refused.',
    answer: RenewedAnswer,
    errors: ['unauthorized'],
  })
  renew(@Caller() user: User): RenewedAnswer {
    return { token: this.sessions.renew(user) };
  }

  @Post('auth/logout')
  @Secured('sign_out')
  @DriversToo()
  @SignedIn()
  @WhileSuspended()
  @NotReplayed()
  @Call({
    summary: 'End this session',
    description: 'Its token is refused at once. API keys stay.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized'],
  })
  async logout(
    @Caller() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    void reply.clearCookie(sessionCookie(request, this.env), this.cookieFlags(request));
    await this.sessions.end(user, user.sid);
  }

  @Get('auth/me')
  @DriversToo()
  @SignedIn()
  @Call({
    summary: 'Yourself',
    scope: 'account:read',
    description: 'Your account as only you see it. With a key, whose key it is.',
    answer: UserAnswer,
    errors: ['unauthorized'],
  })
  me(@Caller() user: User): Promise<UserAnswer> {
    return this.users.self(user);
  }

  @Get('auth/user')
  @SignedIn()
  @Call({
    summary: 'Yourself',
    scope: 'account:read',
    description: 'The same as `GET /api/auth/me`.',
    answer: UserAnswer,
    errors: ['unauthorized'],
  })
  user(@Caller() user: User): Promise<UserAnswer> {
    return this.users.self(user);
  }

  @Get('auth/sessions')
  @SignedIn()
  @Call({
    summary: 'Where you are signed in',
    description: 'Each has a device and a network, not a whole address. API keys are not among them.',
    scope: 'session',
    answer: SessionAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  listSessions(@Caller() user: User, @Query() search: PageSearch): Promise<ListPage> {
    return this.sessions.list(user, search);
  }

  @Delete('auth/sessions')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'End all of your sessions but this one',
    description: 'Their tokens are refused at once. API keys stay.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized'],
  })
  endOtherSessions(@Caller() user: User): Promise<void> {
    return this.sessions.endOthers(user);
  }

  @Delete('auth/sessions/:sid')
  @Secured('session_end')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'End one of your sessions',
    description: 'Its token is refused at once.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized', 'not_found'],
  })
  endSession(@Caller() user: User, @Param('sid') sid: string): Promise<void> {
    return this.sessions.end(user, sid);
  }

  @Post('auth/forgot-password')
  @Secured('password_link')
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'Request a link to choose a new password',
    description: 'The mailed link works once, for an hour. The answer is the same without an account.',
    scope: 'session',
    status: 202,
  })
  forgotPassword(@Body() body: ForgottenPassword): Promise<void> {
    return this.auth.forgotPassword(body);
  }

  @Post('auth/reset-password/check')
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'Ask whether the link to choose a new password still works',
    description: 'Uses nothing up.',
    scope: 'session',
    answer: PasswordLinkAnswer,
  })
  checkReset(@Body() body: PasswordLink): Promise<PasswordLinkAnswer> {
    return this.auth.checkReset(body);
  }

  @Post('auth/reset-password')
  @Secured('password_reset')
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'Choose a new password with the link',
    description: 'Ends all sessions and API keys, as the account was in doubt.',
    scope: 'session',
    status: 204,
    errors: ['token_invalid', 'password_too_common'],
  })
  async resetPassword(@Body() body: PasswordReset, @Req() request: Request): Promise<void> {
    request.noted = { ...request.noted, userId: await this.auth.resetPassword(body) };
  }

  @Post('auth/verify-email')
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'Confirm your email address with the link',
    description: 'Needs no session: the link is proof enough.',
    scope: 'session',
    status: 204,
    errors: ['token_invalid', 'email_taken'],
  })
  verifyEmail(@Body() body: EmailVerification): Promise<void> {
    return this.auth.verifyEmail(body);
  }

  @Post('auth/resend-verification')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Resend the link to confirm your email address',
    description: 'It works for 7 days. Nothing is sent once the address is confirmed.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized'],
  })
  resendVerification(@Caller() user: User): Promise<void> {
    return this.auth.resendVerification(user);
  }

  @Put('users/email')
  @Secured('email_change')
  @SignedIn()
  @Call({
    summary: 'Change your email address, which then has to be confirmed',
    description:
      'The new address gets a link, the old one is told. A confirmed one stays until then, as `pendingEmail` says.',
    scope: 'session',
    answer: UserAnswer,
    errors: ['unauthorized', 'account_suspended', 'wrong_password', 'email_taken'],
  })
  changeEmail(@Caller() user: User, @Body() body: EmailChange): Promise<UserAnswer> {
    return this.auth.changeEmail(user, body);
  }

  @Put('users/password')
  @Secured('password_change')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'Change your password',
    description: 'Ends your other sessions, not your API keys. You are mailed.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized', 'wrong_password', 'password_too_common'],
  })
  changePassword(@Caller() user: User, @Body() body: PasswordChange): Promise<void> {
    return this.auth.changePassword(user, body);
  }

  /**
   * Sets the cookie, and gives our own pages a short token, which they can renew. The console keeps its own token, so
   * both apps can be open side by side.
   */
  private withToken({ tokens, user }: SignIn, request: Request, reply: FastifyReply): SignedInAnswer {
    request.noted = { ...request.noted, userId: user.id };
    if (request.headers['x-haulway-client'] === 'console') return { token: tokens.long, user };
    void reply.setCookie(sessionCookie(request, this.env), tokens.long, {
      ...this.cookieFlags(request),
      maxAge: (SESSION_DAYS * DAY) / SECOND,
    });
    return { token: isFromOwnPage(request, this.env) ? tokens.short : tokens.long, user };
  }

  /** Also used to clear it: browsers ignore a clearing of a cookie with that prefix unless it has the same flags. */
  private cookieFlags(request: Request) {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request, this.env) } as const;
  }
}

function deviceOf(request: Request): Device {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

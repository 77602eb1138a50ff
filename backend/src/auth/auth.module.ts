import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailsModule } from '../mails/mails.module.js';
import { Deprecations } from '../platform/http/deprecations.js';
import { InputGuard } from '../platform/http/input-guard.js';
import { JWT_SECRET } from '../platform/tokens.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DeprecationNotices } from './deprecation-notices.js';
import { JwtStrategy } from './jwt.strategy.js';
import { KeyCallers } from './key-callers.js';
import { KeyUsage } from './key-usage.js';
import { Session } from './session.entity.js';
import { AUDIENCE, ISSUER, SessionsService } from './sessions.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Session]),
    PassportModule,
    JwtModule.registerAsync({
      inject: [JWT_SECRET],
      useFactory: (secret: string) => ({
        secret,
        signOptions: { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE },
      }),
    }),
    MailsModule,
    UsersModule,
  ],
  controllers: [AuthController, ApiKeysController],
  // The order matters: a call's input is looked at only once it is known that the caller may make the call.
  providers: [
    AuthService,
    SessionsService,
    ApiKeysService,
    KeyCallers,
    KeyUsage,
    Deprecations,
    DeprecationNotices,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: InputGuard },
  ],
  exports: [AuthService, SessionsService],
})
export class AuthModule {}

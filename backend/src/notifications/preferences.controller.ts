import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, NotReplayed, OpenWithoutToken, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { PreferenceChanges, PreferencesAnswer, UnsubscribeLink } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('notifications')
@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get('users/me/notification-preferences')
  @SignedIn()
  @Call({
    summary: 'What you are told of, by mail and in the app',
    scope: 'session',
    answer: PreferencesAnswer,
    errors: ['unauthorized'],
  })
  read(@Caller() user: User): Promise<PreferencesAnswer> {
    return this.preferences.read(user);
  }

  @Put('users/me/notification-preferences')
  @SignedIn()
  @Call({
    summary: 'Choose what you are told of',
    scope: 'session',
    description: 'What is left out stays. Mails about payments and claims cannot be switched off.',
    answer: PreferencesAnswer,
    errors: ['unauthorized'],
  })
  change(@Caller() user: User, @Body() changes: PreferenceChanges): Promise<PreferencesAnswer> {
    return this.preferences.change(user, changes);
  }

  @Post('unsubscribe')
  @OpenWithoutToken()
  @NotReplayed()
  @Call({
    summary: 'End one kind of mails, with the token of a mail',
    scope: 'session',
    description: 'Also the one-click unsubscribe of mail programs (RFC 8058), whose form body is not looked at.',
    status: 204,
    errors: ['token_invalid'],
  })
  unsubscribe(@Query() { token }: UnsubscribeLink): Promise<void> {
    return this.preferences.unsubscribe(token);
  }
}

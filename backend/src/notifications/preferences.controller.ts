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
    summary: 'What you are told about, by mail and in the app',
    description: 'All kinds, also those you never changed.',
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
    summary: 'Choose what you are told about',
    scope: 'session',
    description: 'What is left out stays unchanged. Mails about payments and claims cannot be switched off.',
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
    summary: "Unsubscribe from one kind of mail, with a mail's token",
    scope: 'session',
    description: 'Also serves one-click unsubscribe in mail programs (RFC 8058), whose form body is ignored.',
    status: 204,
    errors: ['token_invalid'],
  })
  unsubscribe(@Query() { token }: UnsubscribeLink): Promise<void> {
    return this.preferences.unsubscribe(token);
  }
}

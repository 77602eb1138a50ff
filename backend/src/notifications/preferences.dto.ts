import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { Flag, RawText } from '../common/fields.js';
import { Shown } from '../common/shown.js';

/** How one kind of news reaches a person. */
export class ChannelsAnswer {
  @Shown.flag({ description: 'By mail, if it is not read soon.' }) mail: boolean;
  @Shown.flag({ description: 'In the app.' }) inApp: boolean;
  @Shown.flag({ description: 'Pushed to your phones and browsers.' }) push: boolean;
}

/** All kinds; mails about payments and claims are always true. */
export class PreferencesAnswer {
  @Shown.object(() => ChannelsAnswer) quote: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer) message: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer) shipment: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer) payment: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer) claim: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer) review: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer) reminder: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer, {
    description: 'New loads of trips and saved searches: mailed only if you choose so; digests are mailed in any case.',
  })
  load: ChannelsAnswer;
  @Shown.object(() => ChannelsAnswer, { description: 'Tickets and verifications; operators are told of them.' })
  desk: ChannelsAnswer;
}

export class Channels {
  @Flag({ optional: true }) mail?: boolean;
  @Flag({ optional: true }) inApp?: boolean;
  @Flag({ optional: true }) push?: boolean;
}

function Kind(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: () => Channels, required: false }),
    ValidateIf((_, value) => value !== undefined),
    IsObject({ message: 'This must be an object with mail, inApp and push' }),
    ValidateNested(),
    Type(() => Channels),
  );
}

/** A kind left out stays as it is. */
export class PreferenceChanges {
  @Kind() quote?: Channels;
  @Kind() message?: Channels;
  @Kind() shipment?: Channels;
  @Kind() payment?: Channels;
  @Kind() claim?: Channels;
  @Kind() review?: Channels;
  @Kind() reminder?: Channels;
  @Kind() load?: Channels;
  @Kind() desk?: Channels;
}

export class UnsubscribeLink {
  @RawText(1, 200, { description: 'From the mail.' }) token: string;
}

import { Controller, Delete, Param, Post, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { PHOTOS, type ReceivedFile, TakesFiles } from '../uploads/receiving.js';
import { ShipmentPhotosService } from './photos.service.js';
import { ShipmentAnswer } from './shipment-answer.dto.js';

const REFUSALS = ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition'] as const;

@ApiTags('shipments')
@Controller('shipments/:id/photos')
export class ShipmentPhotosController {
  constructor(private readonly photos: ShipmentPhotosService) {}

  @Post()
  @SignedIn()
  @IdempotencyHeader()
  @TakesFiles(PHOTOS)
  @Call({
    summary: 'Add photos to a shipment',
    description: 'Owner only, while it is draft, listed or quoted. At most 12 in all.',
    scope: 'shipments:write',
    status: 201,
    answer: ShipmentAnswer,
    errors: [...REFUSALS, 'too_many_photos', 'file_quota', 'payload_too_large', 'unsupported_media_type'],
  })
  add(
    @Caller() user: User,
    @Param('id') id: string,
    @UploadedFiles() files: ReceivedFile[] | undefined,
  ): Promise<JsonText> {
    return this.photos.add(user, id, files);
  }

  @Delete(':photoId')
  @SignedIn()
  @Call({
    summary: 'Remove a photo from a shipment',
    description: 'Owner only, while it is draft, listed or quoted.',
    scope: 'shipments:write',
    status: 204,
    errors: REFUSALS,
  })
  remove(@Caller() user: User, @Param('id') id: string, @Param('photoId') photoId: string): Promise<void> {
    return this.photos.remove(user, id, photoId);
  }
}

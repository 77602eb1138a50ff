import { Controller, Get, Headers, Param, Post, Query, Res, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { User, Visitor } from '../common/actor.js';
import { Caller, DriversToo, MaybeCaller, Open, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { sendPhoto, takesWebp } from './sending.js';
import { PHOTOS, type ReceivedFile, TakesFiles } from './receiving.js';
import { PhotoSearch, UploadAnswer, UploadSearch } from './uploads.dto.js';
import { UploadsService } from './uploads.service.js';
import type { Width } from './images.js';

@ApiTags('uploads')
@Controller('uploads')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Post()
  @DriversToo()
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @TakesFiles(PHOTOS)
  @Call({
    summary: 'Upload photos to use in another call',
    scope: ['shipments:write', 'deliveries:write', 'claims:write'],
    description: 'Photos still unused after 24 hours are removed.',
    status: 201,
    answer: UploadAnswer,
    list: true,
    errors: ['unauthorized', 'too_many_photos', 'file_quota', 'payload_too_large', 'unsupported_media_type'],
  })
  upload(
    @Caller() user: User,
    @Query() { actId }: UploadSearch,
    @UploadedFiles() files: ReceivedFile[] | undefined,
  ): Promise<UploadAnswer[]> {
    return this.uploads.upload(user, files, actId);
  }

  @Get(':photoId')
  @DriversToo()
  @Open()
  @Call({
    summary: 'A photo as WebP, or as a large JPEG where WebP is not accepted; a signature as PNG; a PDF',
    description: 'Whoever sees what it is on may see it; its sender before that, too.',
    scope: ['shipments:read', 'claims:read'],
    media: ['image/webp', 'image/jpeg', 'image/png', 'application/pdf'],
    errors: ['unauthorized', 'not_found'],
  })
  async read(
    @MaybeCaller() viewer: Visitor,
    @Param('photoId') id: string,
    @Query() { w = '1600' }: PhotoSearch,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return sendPhoto(reply, await this.uploads.read(viewer, id, Number(w) as Width, takesWebp(accept)), known);
  }
}

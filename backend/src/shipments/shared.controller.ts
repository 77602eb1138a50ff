import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OpenWithoutToken } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import type { Width } from '../uploads/images.js';
import { sendSharedPhoto } from '../uploads/sending.js';
import { PhotoSearch } from '../uploads/uploads.dto.js';
import { SharedShipmentAnswer } from './shared.dto.js';
import { SharedShipments } from './shared.service.js';

@ApiTags('shipments')
@Controller('shared')
export class SharedController {
  constructor(private readonly shared: SharedShipments) {}

  @Get(':id')
  @OpenWithoutToken()
  @Call({
    summary: 'What anybody with the link sees of a listed, quoted or booked shipment',
    description: 'Needs no token. Without contact data, quotes or people.',
    scope: 'shipments:read',
    answer: SharedShipmentAnswer,
    errors: ['not_found'],
  })
  read(@Param('id') id: string): Promise<SharedShipmentAnswer> {
    return this.shared.read(id);
  }

  @Get(':id/photo')
  @OpenWithoutToken()
  @Call({
    summary: "A shared shipment's first photo: a JPEG, or WebP if asked for by name",
    description: 'Needs no token. For previews of the link.',
    scope: 'shipments:read',
    media: ['image/jpeg', 'image/webp'],
    errors: ['not_found'],
  })
  async photo(
    @Param('id') id: string,
    @Query() { w = '1600' }: PhotoSearch,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    // Link preview sites claim to accept anything, but then cannot show WebP.
    const webp = accept?.includes('image/webp') ?? false;
    return sendSharedPhoto(reply, await this.shared.photo(id, Number(w) as Width, webp), known);
  }
}

import { Module } from '@nestjs/common';
import { RECEIVING } from './receiving.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [RECEIVING],
  controllers: [UploadsController],
  providers: [UploadsService],
  exports: [UploadsService, RECEIVING],
})
export class UploadsModule {}

import { Module } from '@nestjs/common';
import { Files, LocalFiles } from '../platform/files/files.js';
import { RECEIVING } from './receiving.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [RECEIVING],
  controllers: [UploadsController],
  providers: [UploadsService, { provide: Files, useClass: LocalFiles }],
  exports: [UploadsService, RECEIVING],
})
export class UploadsModule {}

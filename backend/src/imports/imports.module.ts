import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { UsersModule } from '../users/users.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ImportsController } from './imports.controller.js';
import { ImportsWorker, ImportWorks } from './imports.jobs.js';
import { ImportsService } from './imports.service.js';

@Module({
  imports: [PlacesModule, ShipmentsModule, UploadsModule, UsersModule],
  controllers: [ImportsController],
  providers: [ImportsService, ImportWorks, ImportsWorker],
})
export class ImportsModule {}

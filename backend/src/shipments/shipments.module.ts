import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddressesModule } from '../addresses/addresses.module.js';
import { PlacesModule } from '../places/places.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { UsersModule } from '../users/users.module.js';
import { WidgetsModule } from '../widgets/widgets.module.js';
import { AmendShipment } from './amend-shipment.js';
import { BookNow } from './book-now.js';
import { BulkShipmentsController } from './bulk.controller.js';
import { BulkShipmentsService } from './bulk.service.js';
import { ChangeShipment } from './change-shipment.js';
import { ChangedTerms } from './changed-terms.js';
import { CopyShipment } from './copy-shipment.js';
import { CreateShipment } from './create-shipment.js';
import { ShipmentEnds } from './ends.js';
import { FindShipments } from './find-shipments.js';
import { ShipmentItem } from './item.entity.js';
import { ShipmentItems } from './items.js';
import { OnlyFor } from './only-for.js';
import { ShipmentPhotosController } from './photos.controller.js';
import { ShipmentPhotosService } from './photos.service.js';
import { PublishShipment } from './publish-shipment.js';
import { SharedController } from './shared.controller.js';
import { SharedShipments } from './shared.service.js';
import { Shipment } from './shipment.entity.js';
import { ShipmentsController } from './shipments.controller.js';
import { ShipmentsService } from './shipments.service.js';
import { StandingTerms } from './standing-terms.js';
import { TimelineController } from './timeline.controller.js';
import { TimelineQueries } from './timeline.queries.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Shipment, ShipmentItem]),
    AddressesModule,
    PlacesModule,
    UploadsModule,
    UsersModule,
    WidgetsModule,
  ],
  controllers: [
    BulkShipmentsController,
    ShipmentsController,
    ShipmentPhotosController,
    TimelineController,
    SharedController,
  ],
  providers: [
    ShipmentsService,
    CreateShipment,
    FindShipments,
    ChangeShipment,
    AmendShipment,
    PublishShipment,
    CopyShipment,
    BulkShipmentsService,
    ShipmentPhotosService,
    TimelineQueries,
    SharedShipments,
    StandingTerms,
    BookNow,
    OnlyFor,
    ShipmentItems,
    ShipmentEnds,
    ChangedTerms,
  ],
  exports: [
    ShipmentsService,
    FindShipments,
    AmendShipment,
    CopyShipment,
    BulkShipmentsService,
    StandingTerms,
    BookNow,
    OnlyFor,
    TimelineQueries,
  ],
})
export class ShipmentsModule {}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Open } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { DistanceAnswer, DistanceSearch, PlaceAnswer, PlacesSearch } from './places.dto.js';
import { PlacesService } from './places.service.js';

@ApiTags('places')
@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get('places')
  @Open()
  @Call({
    summary: 'Up to eight places that match what was typed, or nearly, most likely first',
    description: 'For a field that completes what is typed. Calls take the `label` as a place.',
    scope: 'shipments:read',
    answer: PlaceAnswer,
    list: true,
  })
  search(@Query() { q }: PlacesSearch): PlaceAnswer[] {
    return this.places.search(q);
  }

  @Get('distance')
  @Open()
  @Call({
    summary: 'Road miles between two places',
    description: 'The miles that listings and prices count with.',
    scope: 'shipments:read',
    answer: DistanceAnswer,
    errors: ['place_not_found'],
  })
  distance(@Query() { from, to }: DistanceSearch): DistanceAnswer {
    return this.places.distance(from, to);
  }
}

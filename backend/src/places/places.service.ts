import { Injectable } from '@nestjs/common';
import { problem } from '../common/errors.js';
import { routeBetween } from './distance.js';
import { gazetteer, type Place } from './gazetteer.js';
import { type DistanceAnswer, type PlaceAnswer, toEnd, toPlace } from './places.dto.js';

const ENTER = 'This place cannot be found. Enter a city and state, or a ZIP code';

/** The gazetteer for the other modules; it is read into memory when the program starts. */
@Injectable()
export class PlacesService {
  private readonly gazetteer = gazetteer();

  /** The place that a typed text means, or undefined when it is unknown or ambiguous. */
  find(text: string): Place | undefined {
    return this.gazetteer.find(text);
  }

  /** Up to eight places that begin as typed, or almost. */
  search(typed: string): PlaceAnswer[] {
    return this.gazetteer.search(typed).map(toPlace);
  }

  /** As {@link find}; 400 `place_not_found` naming `path`, with suggestions, when the text is unknown or ambiguous. */
  require(text: string, path: string): Place {
    const place = this.find(text);
    if (place) return place;
    const { labels, several } = this.gazetteer.suggestions(text);
    const message = labels[0] === undefined ? ENTER : several ? `Several places have this name. Add the state, as in ${labels[0]}` : `This place cannot be found. Did you mean ${labels[0]}?`;
    throw problem('place_not_found', { errors: [{ path, message, ...(labels.length > 0 ? { suggestions: labels } : {}) }] });
  }

  /** Road miles between two typed places; 400 `place_not_found` naming `from` or `to`. */
  distance(from: string, to: string): DistanceAnswer {
    const [start, end] = [this.require(from, 'from'), this.require(to, 'to')];
    const { miles, seaMiles, overseas } = routeBetween(start, end);
    const note = overseas === undefined ? undefined : `No road leads to ${overseas}: ${Math.round(seaMiles).toLocaleString('en-US')} of these miles are by sea.`;
    return { miles, ...(note === undefined ? {} : { seaMiles, note }), from: toEnd(start), to: toEnd(end) };
  }
}

import { Injectable } from '@nestjs/common';
import { type FieldError, problem } from '../common/errors.js';
import { routeBetween } from './distance.js';
import { gazetteer, type Place } from './gazetteer.js';
import { type DistanceAnswer, type PlaceAnswer, toEnd, toPlace } from './places.dto.js';

const ENTER = 'This place cannot be found. Enter a city and state, or a ZIP code';

/** What somebody typed for a place, and in which field. */
export interface TypedPlace {
  text: string;
  path: string;
}

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
    throw problem('place_not_found', { errors: [this.faultOf(text, path)] });
  }

  /** Two places as {@link require}; a refusal names both when neither is known. */
  requireBoth(from: TypedPlace, to: TypedPlace): [Place, Place] {
    const [start, end] = [this.find(from.text), this.find(to.text)];
    if (start && end) return [start, end];
    throw problem('place_not_found', { errors: [...(start ? [] : [this.faultOf(from.text, from.path)]), ...(end ? [] : [this.faultOf(to.text, to.path)])] });
  }

  private faultOf(text: string, path: string): FieldError {
    const { labels, several } = this.gazetteer.suggestions(text);
    const message = labels[0] === undefined ? ENTER : several ? `Several places have this name. Add the state, as in ${labels[0]}` : `This place cannot be found. Did you mean ${labels[0]}?`;
    return { path, message, ...(labels.length > 0 ? { suggestions: labels } : {}) };
  }

  /** Road miles between two typed places; 400 `place_not_found` naming `from` or `to`. */
  distance(from: string, to: string): DistanceAnswer {
    const [start, end] = this.requireBoth({ text: from, path: 'from' }, { text: to, path: 'to' });
    const { miles, seaMiles, overseas } = routeBetween(start, end);
    const note = overseas === undefined ? undefined : `No road leads to ${overseas}: ${Math.round(seaMiles).toLocaleString('en-US')} of these miles are by sea.`;
    return { miles, ...(note === undefined ? {} : { seaMiles, note }), from: toEnd(start), to: toEnd(end) };
  }
}

import { Injectable } from '@nestjs/common';
import { type FieldError, type Problem, problem } from '../common/errors.js';
import { routeBetween } from './distance.js';
import { gazetteer, type Place } from './gazetteer.js';
import { type DistanceAnswer, type PlaceAnswer, toEnd, toPlace } from './places.dto.js';

/** Messages quote at most this many characters of what was typed. */
const MOST_SAID = 60;

/** What somebody typed for a place, and in which field. */
export interface TypedPlace {
  text: string;
  path: string;
}

/** The gazetteer for other modules; read into memory when the program starts. */
@Injectable()
export class PlacesService {
  private readonly gazetteer = gazetteer();

  /** The place a typed text means, or undefined when it is unknown or ambiguous. */
  find(text: string): Place | undefined {
    return this.gazetteer.find(text);
  }

  /** Up to eight places that match what was typed, or nearly. */
  search(typed: string): PlaceAnswer[] {
    return this.gazetteer.search(typed).map(toPlace);
  }

  /** As {@link find}; 400 `place_not_found` naming `path`, with suggestions, when the text is unknown or ambiguous. */
  require(text: string, path: string): Place {
    const place = this.find(text);
    if (place) return place;
    throw notFound([this.faultOf(text, path)]);
  }

  /** 400 `zip_mismatch` naming each field whose ZIP code is not of the city beside it, with what may have been meant. */
  requireZipsOfCities(typed: readonly TypedPlace[]): void {
    const errors = typed.flatMap(({ text, path }): FieldError[] => {
      const wrong = this.gazetteer.mismatch(text);
      if (!wrong) return [];
      const { postal, named } = wrong;
      const city = `${postal.city}, ${postal.state}`;
      const code = `${postal.country === 'US' ? 'ZIP' : 'Postal'} code ${postal.postalCode}`;
      return [
        {
          path,
          message: `${code} is in ${city}, not in ${named.label}`,
          suggestions: [`${city} ${postal.postalCode}`, named.label],
        },
      ];
    });
    if (errors.length > 0)
      throw problem('zip_mismatch', { detail: errors.map(({ message }) => `${message}.`).join(' '), errors });
  }

  /** Two places as {@link require}; a refusal names both when neither is known. */
  requireBoth(from: TypedPlace, to: TypedPlace): [Place, Place] {
    const [start, end] = [this.find(from.text), this.find(to.text)];
    if (start && end) return [start, end];
    throw notFound(this.unknown([from, to]));
  }

  /** What is wrong with those of these that are no place we know, or several. */
  unknown(typed: readonly TypedPlace[]): FieldError[] {
    return typed.filter(({ text }) => !this.find(text)).map(({ text, path }) => this.faultOf(text, path));
  }

  private faultOf(text: string, path: string): FieldError {
    const { labels, several } = this.gazetteer.suggestions(text);
    const typed = `\u201c${shortened(text)}\u201d`;
    const unknown = `We cannot find ${typed}. ${labels[0] === undefined ? 'Enter a city and state, or a ZIP code' : `Did you mean ${labels[0]}?`}`;
    const message = several ? `Several places are called ${typed}. Add the state, as in ${labels[0]}` : unknown;
    return { path, message, ...(labels.length > 0 ? { suggestions: labels } : {}) };
  }

  /** Road miles between two typed places; 400 `place_not_found` naming `from` or `to`. */
  distance(from: string, to: string): DistanceAnswer {
    const [start, end] = this.requireBoth({ text: from, path: 'from' }, { text: to, path: 'to' });
    const { miles, seaMiles, overseas } = routeBetween(start, end);
    const note =
      overseas === undefined
        ? undefined
        : `No road leads to ${overseas}: ${Math.round(seaMiles).toLocaleString('en-US')} of these miles are by sea.`;
    return { miles, ...(note === undefined ? {} : { seaMiles, note }), from: toEnd(start), to: toEnd(end) };
  }
}

/** A 400 whose sentence says which places. */
function notFound(errors: FieldError[]): Problem {
  return problem('place_not_found', {
    detail: errors.map(({ message }) => (message.endsWith('?') ? message : `${message}.`)).join(' '),
    errors,
  });
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > MOST_SAID ? `${characters.slice(0, MOST_SAID).join('')}...` : text;
}

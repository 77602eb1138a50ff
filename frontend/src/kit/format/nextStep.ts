/** Who acts next, in words. */
export interface NextStep {
  /** Whose turn it is. */
  who: 'You' | 'The shipper' | 'The carrier' | 'Carriers' | 'Haulway' | 'Nobody';
  text: string;
  /** By when, in the reader's words, and what happens then without them. */
  due?: {
    label: string;
    at: string;
    otherwise: string;
    /** It is counted from the end of a day where the pickup is. */
    isDayThere?: true;
    /** The day is enough: nobody waits for the minute. */
    isDayOnly?: true;
  };
}

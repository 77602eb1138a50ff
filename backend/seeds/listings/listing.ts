/** The drawings in `photos`. */
export type Photo =
  | 'alpaca'
  | 'boat'
  | 'boxes'
  | 'cage'
  | 'car'
  | 'carrier'
  | 'cattle'
  | 'crate'
  | 'dog'
  | 'hen'
  | 'horse'
  | 'motorcycle'
  | 'pallets'
  | 'piano'
  | 'sofa'
  | 'terrarium'
  | 'tractor';

/** What somebody wants shipped, in their own words. */
export interface Listing {
  title: string;
  text: string;
  /** A word the rate card knows, if there is one. */
  kind?: string;
  photo?: Photo;
  lbs: number;
  /** L x W x H in ft. */
  ft: string;
  from: string;
  to: string;
  /** What it is worth, in dollars. */
  worth?: number;
}

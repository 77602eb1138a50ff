/// <reference types="vite/client" />

declare module 'virtual:us-map' {
  /** The United States in the plane of geoAlbersUsa scaled to 1300 around (487.5, 305): SVG paths, and a place for each state's name. */
  const map: { land: string; borders: string; states: { name: string; x: number; y: number; width: number }[] };
  export default map;
}

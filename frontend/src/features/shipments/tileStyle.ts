import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { PMTiles, type Protocol, TileType } from 'pmtiles';
import { darkPalette, lightPalette } from '../../kit/theme/colors';

const TILE_PX = 256;

/**
 * How the tiles at an address are drawn: pictures as they come, a little darker at night; vector archives by the layers
 * of Protomaps' basemap, without names, since those would need fonts from somewhere.
 * @throws when an archive cannot be read
 */
export async function styleOf(url: string, isDark: boolean, archives: Protocol): Promise<StyleSpecification> {
  if (!url.endsWith('.pmtiles')) return rasterStyle({ tiles: [url] }, isDark);
  const archive = new PMTiles(url);
  archives.add(archive);
  const { tileType } = await archive.getHeader();
  const address = `pmtiles://${url}`;
  if (tileType !== TileType.Mvt) return rasterStyle({ url: address }, isDark);
  return { version: 8, sources: { map: { type: 'vector', url: address } }, layers: vectorLayers(isDark) };
}

function rasterStyle(source: { tiles: string[] } | { url: string }, isDark: boolean): StyleSpecification {
  const paint = isDark ? { 'raster-brightness-max': 0.65, 'raster-saturation': -0.4 } : {};
  return {
    version: 8,
    sources: { map: { type: 'raster', tileSize: TILE_PX, ...source } },
    layers: [{ id: 'map', type: 'raster', source: 'map', paint }],
  };
}

function vectorLayers(isDark: boolean): LayerSpecification[] {
  const { background, divider, haulway } = isDark ? darkPalette : lightPalette;
  const of = (layer: string) => ({ id: layer, source: 'map', 'source-layer': layer });
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': haulway.moving } },
    { ...of('earth'), type: 'fill', paint: { 'fill-color': background.default } },
    { ...of('water'), type: 'fill', paint: { 'fill-color': haulway.moving } },
    { ...of('roads'), type: 'line', paint: { 'line-color': divider, 'line-width': 1 } },
    { ...of('boundaries'), type: 'line', paint: { 'line-color': haulway.control, 'line-width': 1 } },
  ];
}

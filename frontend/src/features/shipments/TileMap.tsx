import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import { addProtocol, LngLatBounds, Map as Tiles, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ClusterMark } from './ClusterMark';
import { clustersOf, type Cluster, type Load } from './clusters';
import { styleOf } from './tileStyle';

interface Props {
  loads: Load[];
  /** As the setting TILES_URL. */
  source: string;
  onChoose: (cluster: Cluster) => void;
  /** There is no map to be had: this browser cannot draw it, or the tiles do not come. */
  onFail: () => void;
}

/** Points closer than a finger's width are one. */
const NEAR_PX = 48;
const MARGIN_PX = 48;
const CLOSEST = 9;

// The policy of the pages takes a worker from a file of its own only.
setWorkerUrl(workerUrl);
const archives = new Protocol();
addProtocol('pmtiles', archives.tile);

/** The pickups on a map made of tiles. */
export default function TileMap({ loads, source, onChoose, onFail }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Tiles>();
  // The clusters are made anew whenever the map moves.
  const [, setMoves] = useState(0);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let made: Tiles | undefined;
    let ended = false;
    const make = async () => {
      const style = await styleOf(source, document.documentElement.dataset['scheme'] === 'dark', archives);
      if (ended || !place.current) return;
      made = new Tiles({
        container: place.current,
        style,
        attributionControl: false,
        cooperativeGestures: true,
        dragRotate: false,
        pitchWithRotate: false,
        center: [-96, 38],
        zoom: 2.5,
      });
      made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
      made.on('move', () => setMoves((moves) => moves + 1));
      let hasTiles = false;
      made.on('data', (event) => {
        if (event.dataType === 'source' && 'tile' in event) hasTiles = true;
      });
      // A tile that is missing later is a hole in the map, and no reason to take the map away.
      made.on('error', () => {
        if (!hasTiles && !ended) fail();
      });
      setMap(made);
    };
    make().catch(() => !ended && fail());
    return () => {
      ended = true;
      made?.remove();
      setMap(undefined);
    };
  }, [source]);

  const where = loads.map(({ point }) => `${point.longitude} ${point.latitude}`).join();
  useEffect(() => {
    if (!map || where === '') return;
    const bounds = new LngLatBounds();
    for (const [longitude, latitude] of where.split(',').map((point) => point.split(' ').map(Number)))
      bounds.extend([longitude ?? 0, latitude ?? 0]);
    map.fitBounds(bounds, { padding: MARGIN_PX, maxZoom: CLOSEST, animate: false });
  }, [map, where]);

  const onScreen = map
    ? loads.map((load): Load => {
        const { x, y } = map.project([load.point.longitude, load.point.latitude]);
        return { ...load, at: [x, y] };
      })
    : [];
  return (
    <>
      {/* The library's own class would make it as tall as nothing. */}
      <div ref={place} style={{ position: 'absolute', inset: 0 }} />
      <Box sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
        {clustersOf(onScreen, NEAR_PX).map((cluster) => (
          <ClusterMark
            key={cluster.loads[0].shipment.id}
            cluster={cluster}
            onChoose={onChoose}
            style={{ left: cluster.at[0], top: cluster.at[1] }}
          />
        ))}
      </Box>
    </>
  );
}

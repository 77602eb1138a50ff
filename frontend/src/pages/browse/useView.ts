import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useKept } from '../../kit/ui/useKept';

/** From this width on, the map is next to the list. */
const BESIDE = '(min-width: 1200px)';

export type View = 'rows' | 'cards' | 'map';

/** How the list is shown: rows and cards are remembered, the map is for now. */
export function useView(usual: 'rows' | 'cards') {
  const [kept, keep] = useKept('haulway_browse_view', ['rows', 'cards'], usual);
  const [onMap, setOnMap] = useState(false);
  const isMapBeside = useMediaQuery(BESIDE, { noSsr: true });
  const show = (view: View) => {
    setOnMap(view === 'map');
    if (view !== 'map') keep(view);
  };
  const view: View = onMap && !isMapBeside ? 'map' : kept;
  return { view, isMapBeside, show };
}

/** From so many px on, a list has room for every column at its full width. */
export const ROOMY_PX = 1500;

/** From so many px on, it has room for all but what `ifRoom` leaves out. */
export const WIDE_PX = 1200;

/** In a table, one line: what is longer ends in an ellipsis, and is read in full where it leads. A card has the room. */
export const oneLine = (maxWidth: number, onNarrow = maxWidth, onNarrowest = onNarrow) => ({
  'td &': {
    display: 'inline-block',
    maxWidth,
    [`@media (max-width: ${ROOMY_PX - 0.05}px)`]: { maxWidth: onNarrow },
    [`@media (max-width: ${WIDE_PX - 0.05}px)`]: { maxWidth: onNarrowest },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
  // A link that is longer than what is seen of it would lie over the next column's.
  'td & a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The same in two lines, for what a row shows in full once it is expanded. */
export const twoLines = (maxWidth: number) => ({
  'td &': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxWidth,
    overflow: 'hidden',
  },
});

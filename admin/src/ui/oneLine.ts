/** In a table, one line: what is longer ends in an ellipsis, and is read in full where it leads. A card has the room. */
export const oneLine = (maxWidth: number, onNarrow = maxWidth) => ({
  'td &': {
    display: 'inline-block',
    maxWidth,
    '@media (max-width: 1399.95px)': { maxWidth: onNarrow },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
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

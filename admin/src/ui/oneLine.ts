/** In a table, one line: what is longer ends in an ellipsis, and is read in full where it leads. A card has the room. */
export const oneLine = (maxWidth: number) => ({
  'td &': {
    display: 'inline-block',
    maxWidth,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
});

/** Below this width, the navigation links move to the bottom bar. */
export const wide = '@media (min-width: 1080px)';

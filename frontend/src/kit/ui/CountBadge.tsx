/** The number of a badge, as large as its words: for a `Badge` in text that a reader enlarges. */
export const badge = { '& .MuiBadge-badge': { minWidth: '1.25rem', height: '1.25rem' } } as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Titled paragraphs, for pages of text. */
export function Prose({ sections }: { sections: { title: string; paragraphs: string[] }[] }) {
  return (
    <>
      {sections.map((section) => (
        <Box component="section" key={section.title} aria-label={section.title} sx={{ mb: 8, maxWidth: '68ch' }}>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {section.title}
          </Typography>
          {section.paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 2 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </>
  );
}

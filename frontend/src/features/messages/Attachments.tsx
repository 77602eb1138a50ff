import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { Message } from '../../kit/api/types';
import { photoAt } from '../../kit/format/photos';

/** A message's attachments: pictures, which open large, and PDFs to download. */
export function Attachments({ attachments, mine }: { attachments: Message['attachments']; mine: boolean }) {
  if (attachments.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 1,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: mine ? 'flex-end' : 'flex-start',
      }}
    >
      {attachments.map(({ url, kind }, index) => (
        <li key={url}>
          {kind === 'pdf' ? (
            <Link
              href={url}
              download
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                minHeight: 48,
                px: 3,
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: '10px',
              }}
            >
              <IconFileTypePdf size={22} aria-hidden />
              Save the PDF
            </Link>
          ) : (
            <Link href={photoAt(url, 1600)} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
              <Box
                component="img"
                src={photoAt(url, 320)}
                alt={`Attached picture ${index + 1}`}
                width={140}
                height={140}
                loading="lazy"
                sx={{ display: 'block', objectFit: 'cover', borderRadius: '10px', bgcolor: 'haulway.neutral' }}
              />
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
}

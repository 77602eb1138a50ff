import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { useUpload } from '../ui/Photos';

/** The documents sent with a fact, large enough to read beside it. */
export function Documents({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {urls.map((url, index) => (
        <Document key={url} url={url} name={`Document ${index + 1} of ${urls.length}`} />
      ))}
    </Box>
  );
}

/** A picture is shown; a PDF is downloaded, since the page's security policy does not let a viewer run inside it. */
function Document({ url, name }: { url: string; name: string }) {
  const { data, error } = useUpload(url);
  if (error) return <Typography color="error">{name} could not be read.</Typography>;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (data.type === 'application/pdf') {
    return (
      <Box>
        <Button
          component="a"
          href={data.address}
          download="document.pdf"
          variant="outlined"
          startIcon={<IconDownload size={20} />}
        >
          {name}: download the PDF
        </Button>
      </Box>
    );
  }
  return (
    <a href={data.address} download>
      <Box
        component="img"
        src={data.address}
        alt={name}
        sx={{
          display: 'block',
          maxWidth: '100%',
          maxHeight: '80vh',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '10px',
        }}
      />
    </a>
  );
}

import { pageNonce } from '@haulway/frontend/kit/theme/nonce.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A mail as mail programs show it, and as plain text; the latter alone if it has no other form. */
export function MailView({ html, text }: { html: string | null; text: string }) {
  const plain = <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>;
  if (html === null) return plain;
  return (
    <>
      {/* Sandboxed: its scripts, forms and links do not work, and the page's own policy keeps it from loading anything from elsewhere. */}
      <Box
        component="iframe"
        title="Email preview"
        sandbox=""
        srcDoc={withNonce(html)}
        sx={{
          display: 'block',
          width: '100%',
          height: '60vh',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '10px',
          bgcolor: '#FFFFFF',
        }}
      />
      <Box component="details" sx={{ mt: 1.5 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
          As plain text
        </Typography>
        {plain}
      </Box>
    </>
  );
}

/** The mail's style elements fall under the page's policy, so they need its nonce. */
function withNonce(html: string): string {
  return html.replaceAll('<style', `<style nonce="${pageNonce() ?? ''}"`);
}

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPort = process.env.API_PORT ?? '3000';

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  // The server replaces the placeholder by a fresh nonce in every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    // react-admin comes as one piece.
    chunkSizeWarningLimit: 1_500,
  },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
});

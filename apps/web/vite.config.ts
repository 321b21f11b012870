import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['API_PORT'] ?? 3001}`;
const servedByServer = ['/api', '/functions', '/photos', '/healthz', '/readyz', '/claim'];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found late otherwise, and every late find reloads the page in development.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/toast',
      '@tanstack/react-query',
      'react-hook-form',
      'use-intl',
      'zod',
    ],
  },
  server: {
    proxy: Object.fromEntries(servedByServer.map((path) => [path, { target: server }])),
  },
});

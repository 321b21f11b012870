import { defineConfig } from 'vite';

import { compileMessages } from './bundling/compile-messages.ts';

/** Builds what the server draws into a home's page, as one file that needs no packages. */
export default defineConfig({
  plugins: [compileMessages()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'app/routes/property/first-view.tsx',
    outDir: 'build/first-view',
    emptyOutDir: true,
    copyPublicDir: false,
    // Of the modules that it reaches through an index, only what draws the view.
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
  },
});

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the server draws pages with: one file, with all but the faces of paper in it. */
export default defineConfig({
  plugins: [react()],
  // Otherwise the apps' icons would lie there a second time.
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/render.tsx',
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
    copyPublicDir: false,
  },
})

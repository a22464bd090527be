import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const backend = process.env.SARIKA_BACKEND ?? 'http://127.0.0.1:4170'
const proxied = ['/api', '/chat', '/biz', '/socket', '/healthz']

/** The script knows which theme was chosen: nothing is painted before it ran. Until then the page is empty anyway. */
const paintAfterScript: Plugin = {
  name: 'paint-after-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

/** In development, as the server does it: `/desk/` and every screen below is the desk's page. Files have a dot. */
const deskPage: Plugin = {
  name: 'desk-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (/^\/desk(?:\/[^.?]*)?(?:\?|$)/.test(request.url ?? '')) request.url = '/a/desk.html'
      next()
    })
  },
}

/** Beside each file what a browser takes instead, made once and not at every request. Fonts and pictures are compressed. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(?:js|css|html)$/.test(name))) {
      const bytes = readFileSync(join(dir, name))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes))
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
}

export default defineConfig(({ command }) => ({
  base: '/a/',
  plugins: [react(), paintAfterScript, deskPage, compressed],
  // Development runs the engine's sources; the production build takes its dist, as an embedder would.
  resolve: {
    conditions:
      command === 'serve' ? ['@sarika/source', ...defaultClientConditions] : [...defaultClientConditions],
  },
  build: {
    target: 'es2022',
    // Two apps, one build: what both need is fetched once.
    rollupOptions: { input: ['index.html', 'desk.html'] },
    // Inline scripts are against the content security policy, inlined fonts too.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(
      proxied.map((path) => [path, { target: backend, ws: path === '/socket', changeOrigin: true }]),
    ),
  },
}))

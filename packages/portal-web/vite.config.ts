import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite'

const backend = process.env.SARIKA_BACKEND ?? 'http://127.0.0.1:4170'
const proxied = ['/api', '/chat', '/biz', '/socket', '/healthz']

/** What is painted before any other script is in the theme that was chosen. A file, since inline scripts are against the policy. */
function themeFirst(isBuild: boolean): Plugin {
  const code = readFileSync(new URL('src/theme-first.js', import.meta.url))
  const name = `assets/theme-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  let src = '/a/src/theme-first.js'
  return {
    name: 'theme-first',
    buildStart() {
      if (!isBuild) return
      this.emitFile({ type: 'asset', fileName: name, source: code })
      src = `/a/${name}`
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }],
  }
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

/** Every browser that these apps run in takes woff2: the same faces as woff would double what is built, served and packed. */
const oneFormat: Plugin = {
  name: 'one-format',
  enforce: 'pre',
  transform: (code, id) =>
    /@fontsource[^?]*\.css/.test(id) ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, '') : null,
}

/** All that a first script imports at once. */
function reachOf(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([fileURLToPath(new URL(entry, import.meta.url))])
  // A set that grows while it is walked is walked to its end.
  for (const one of reached)
    for (const next of modules.getModuleInfo(one)?.importedIds ?? []) reached.add(next)
  return reached
}
interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

/** What both apps import at once is one file: cut up by which screens need a part of it, too, it would be twenty. */
const sharedByApps = {
  debugName: 'shared by the apps',
  name: (id: string, modules: Modules): string | null => {
    reaches ??= ['src/main.ts', 'src/desk/main.ts'].map((entry) => reachOf(entry, modules))
    return reaches.every((reach) => reach.has(id)) ? 'apps' : null
  },
}
let reaches: readonly ReadonlySet<string>[] | undefined

export default defineConfig(({ command }) => ({
  base: '/a/',
  plugins: [react(), themeFirst(command === 'build'), deskPage, compressed, oneFormat],
  // Development runs the engine's sources; the production build takes its dist, as an embedder would.
  resolve: {
    conditions:
      command === 'serve' ? ['@sarika/source', ...defaultClientConditions] : [...defaultClientConditions],
  },
  build: {
    target: 'es2022',
    // The server looks up which style sheets a screen has.
    manifest: true,
    // Two apps, one build: what both need is fetched once.
    rolldownOptions: {
      input: ['index.html', 'desk.html'],
      output: { codeSplitting: { groups: [sharedByApps] } },
    },
    // Inline scripts are against the content security policy, inlined fonts too.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(
      proxied.map((path) => [
        path,
        // The server lets no page of another origin open a socket.
        { target: backend, ws: path === '/socket', changeOrigin: true, rewriteWsOrigin: true },
      ]),
    ),
  },
}))

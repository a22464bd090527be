// A browser with the benchmark's page in it. Every measured side has an origin of its own (NAME.localhost), so a database of its
// own on disk, and every call with `inNewPage` has a page of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { ROOT } from './sh.mjs'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
]

/** The engine is the one that the harness of this checkout has. */
const engineOf = (root) => ({
  name: 'engine-of',
  setup({ onResolve, resolve }) {
    const resolveDir = join(root, 'packages/test-harness')
    onResolve({ filter: /^@sarika\/im-engine/ }, ({ path, kind, pluginData }) =>
      pluginData === 'asked' ? undefined : resolve(path, { kind, resolveDir, pluginData: 'asked' }),
    )
  },
})

/** The page's code, from the sources of the harness in one checkout and of the engine in the same or in another one. */
export async function bundlePage(engineRoot = ROOT, pageRoot = ROOT) {
  const { outputFiles } = await build({
    entryPoints: [join(pageRoot, 'packages/test-harness/src/bench/page.ts')],
    plugins: [engineOf(engineRoot)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return outputFiles[0].text
}

/** Serves the page on every host name of this machine. */
export async function servePage(code) {
  const server = createServer((request, response) => {
    const isCode = request.url === '/bench.js'
    // An app's code is in the browser's cache, compiled.
    response.setHeader('cache-control', 'public, max-age=3600')
    // Isolated, the page's clock counts in 5 us instead of 100.
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.setHeader('content-type', `text/${isCode ? 'javascript' : 'html'}; charset=utf-8`)
    response.end(isCode ? code : '<!doctype html><title>bench</title><script src="/bench.js"></script>')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, close: () => server.close() }
}

/** A fresh profile on disk, deleted at the end. */
export async function openStage(port, executablePath) {
  const profile = mkdtempSync(join(tmpdir(), 'sarika-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: ARGS,
  })
  context.setDefaultTimeout(600_000)

  const open = async (origin) => {
    const page = await context.newPage()
    page.on('console', (message) => console.error(`  page: ${message.text()}`))
    page.on('pageerror', (error) => console.error(`  page: ${error.stack ?? error}`))
    await page.goto(`http://${origin}.localhost:${port}/`)
    return {
      call: (name, ...args) => page.evaluate(([name, args]) => globalThis.bench[name](...args), [name, args]),
      devtools: () => context.newCDPSession(page),
      close: () => page.close(),
    }
  }

  return {
    version: context.browser()?.version() ?? '',
    browserPath: executablePath,
    open,
    /** One call in a page of its own. */
    async inNewPage(origin, name, ...args) {
      const page = await open(origin)
      try {
        return await page.call(name, ...args)
      } finally {
        await page.close()
      }
    },
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

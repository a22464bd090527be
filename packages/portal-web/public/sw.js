// Keeps the pages of an app for when there is no network, and shows pushes; nothing else. Calls, sockets and answers never come here.
//
//   navigation   network first, and then the app's page is kept anew; without a network the kept page
//   /a/assets/*  their names carry their hash: kept ones are right for ever
//   push         shown, unless somebody looks at the conversation; a press leads there
//
// Portal and desk each have a worker of this script, by the scope it is registered with, and keep their pages apart.
//
// A page and the files it names are kept together. Files of the page before stay until the next one, because a tab
// may still run it. So a new worker may take over at once: it cannot hand an old page to a new script.

/** "/a/" or "/desk/". */
const PAGE = new URL(self.registration.scope).pathname
const CACHE = PAGE === '/a/' ? 'sarika-pages' : 'sarika-desk-pages'
const ASSETS = '/a/assets/'

/** Addresses in a page or a style sheet: "/a/assets/index-B1x.css". In a script: "./km-C2y.js", "assets/km-C2y.js". */
const NAMES = /\/a\/assets\/[\w.-]+/g
const SCRIPT_NAMES = /["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g

const namesIn = (file, text) =>
  file.endsWith('.js')
    ? Array.from(text.matchAll(SCRIPT_NAMES), ([, name]) => ASSETS + name)
    : (text.match(NAMES) ?? [])

/** What a page asks for, and what that asks for: scripts and texts that are fetched on demand too. */
async function filesOf(cache, html) {
  const files = new Set(namesIn(PAGE, html))
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    if (!/\.(js|css)$/.test(file)) continue
    const text = await (await fetchAsset(cache, file)).clone().text()
    for (const name of namesIn(file, text)) files.add(name)
  }
  return files
}

/** A file from the cache, or from the network and then into the cache. */
async function fetchAsset(cache, file) {
  const kept = await cache.match(file)
  if (kept !== undefined) return kept
  const response = await fetch(file)
  if (response.ok) await cache.put(file, response.clone())
  return response
}

/** Asked for by itself: what comes for a job tells other sites of that job, and the kept page is that of every screen. */
async function keepPage() {
  const response = await fetch(PAGE, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`the page answered ${response.status}`)
  const cache = await caches.open(CACHE)
  const html = await response.clone().text()
  const before = await cache.match(PAGE).then((kept) => kept?.text() ?? '')
  if (html === before) return
  const needed = await filesOf(cache, html)
  await Promise.all([...needed].map((file) => fetchAsset(cache, file)))
  await cache.put(PAGE, response)
  const kept = new Set([...needed, ...(before === '' ? [] : await filesOf(cache, before))])
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(ASSETS) && !kept.has(pathname)) await cache.delete(request)
  }
}

async function answerNavigation(event) {
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(keepPage())
    return response
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: CACHE })
    if (kept === undefined) throw error
    return kept
  }
}

self.addEventListener('install', (event) => {
  const install = async () => {
    await keepPage()
    await self.skipWaiting()
  }
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname.startsWith(PAGE)) event.respondWith(answerNavigation(event))
  else if (pathname.startsWith(ASSETS))
    event.respondWith(caches.open(CACHE).then((cache) => fetchAsset(cache, pathname)))
})

/** How long a tab has to say what it shows. */
const ANSWER_MS = 500

/** Whether a tab that can be seen shows this conversation. One that does not answer shows nothing. */
const isInView = (client, tag) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), ANSWER_MS)
    client.postMessage({ type: 'in-view', tag }, [port2])
  })

/** What a push says; null: it is none of ours. */
function readPush(data) {
  try {
    const { title, body, tag, id } = data.json()
    return [title, body, tag, id].every((text) => typeof text === 'string') ? { title, body, tag, id } : null
  } catch {
    return null
  }
}

async function showPush(data) {
  const said = readPush(data)
  if (said === null) return
  const { title, body, tag, id } = said
  const windows = await self.clients.matchAll({ type: 'window' })
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible')
  const seen = await Promise.all(visible.map((client) => isInView(client, tag)))
  if (seen.includes(true)) return
  // A tab was faster, and may say more of it.
  const shown = await self.registration.getNotifications({ tag })
  if (id !== '' && shown.some((one) => one.data?.id === id)) return
  await self.registration.showNotification(title, { body, tag, icon: '/a/icon-192.png', data: { tag, id } })
}

/** Where a press leads: a conversation by its key, also of a call that rings there, or the requests of people. */
function pathTo(tag) {
  const [chat, people] = PAGE === '/a/' ? ['chat/index', 'chat/people'] : ['', 'people']
  return tag === 'requests'
    ? `${PAGE}${people}?view=requests`
    : `${PAGE}${chat}?with=${encodeURIComponent(tag.replace(/^ring-/, ''))}`
}

async function openTold(tag) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith(PAGE))
  if (open === undefined) return self.clients.openWindow(pathTo(tag))
  // Where it may not come to the front it shows the right thing all the same.
  await open.focus().catch(() => {})
  open.postMessage({ type: 'go', tag })
}

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTold(event.notification.tag))
})

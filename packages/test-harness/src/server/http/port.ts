import { createServer, type Server } from 'node:net'

/** How many ports from the wanted one on are looked at. */
export const PORTS_TO_TRY = 50

/** The port a listening server has. */
export function portOf(server: Server): number | null {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : null
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen({ host, port }, () => probe.close(() => resolve(true)))
  })
}

/** The first free port of `tries` from `first` on, or null; 0 stays 0 (the system then picks one). */
export async function findFreePort(host: string, first: number, tries: number): Promise<number | null> {
  if (first === 0) return 0
  for (let port = first; port < first + tries && port < 65_536; port++)
    if (await isFree(host, port)) return port
  return null
}

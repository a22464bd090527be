import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageDrawer } from '@sarika/portal-web/contract/page'
import type { PaperDrawer } from '@sarika/portal-web/contract/paper'

export type Drawer = PaperDrawer & PageDrawer

/** Draws resumes as sheets and screens as they are before script; null: the portal is not built, and with it what draws. */
export type FindDrawer = () => Promise<Drawer | null>

/** What the portal's build has for the server, loaded when it is first asked for. */
export function drawerIn(portalDir: string | undefined): FindDrawer {
  let found: Promise<Drawer | null> | undefined
  return () => {
    const path = portalDir === undefined ? undefined : join(portalDir, 'server/render.js')
    found ??=
      path !== undefined && existsSync(path) ? import(pathToFileURL(path).href) : Promise.resolve(null)
    return found
  }
}

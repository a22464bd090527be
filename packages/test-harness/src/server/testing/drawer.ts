import type { PageDrawer } from '@sarika/portal-web/contract/page'
import type { PaperDrawer } from '@sarika/portal-web/contract/paper'

/** What draws resumes and pages, from the portal's sources: tests have no build of it. */
export const findDrawer = (): Promise<PaperDrawer & PageDrawer> =>
  import(new URL('../../../../portal-web/src/server/render.tsx', import.meta.url).href)

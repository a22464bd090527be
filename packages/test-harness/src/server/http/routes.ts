import type { Route } from './route'
import { broadcastRoutes } from './routes-broadcast'
import { catchUpRoutes } from './routes-catch-up'
import { contactRoutes } from './routes-contacts'
import { conversationRoutes } from './routes-conversations'
import { groupRoutes } from './routes-groups'
import { healthRoutes } from './routes-health'
import { jobRoutes } from './routes-jobs'
import { loginRoutes } from './routes-login'
import { peopleRoutes } from './routes-people'

/** Every call the server answers, with who may make it. Pages and files are not in here: pages.ts. */
export const ROUTES: readonly Route[] = [
  ...healthRoutes,
  ...loginRoutes,
  ...catchUpRoutes,
  ...broadcastRoutes,
  ...conversationRoutes,
  ...contactRoutes,
  ...peopleRoutes,
  ...groupRoutes,
  ...jobRoutes,
]

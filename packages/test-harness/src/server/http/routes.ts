import type { Route } from './route'
import { accountRoutes } from './routes-account'
import { avatarRoutes } from './routes-avatar'
import { broadcastRoutes } from './routes-broadcast'
import { catchUpRoutes } from './routes-catch-up'
import { codeRoutes } from './routes-codes'
import { contactRoutes } from './routes-contacts'
import { conversationRoutes } from './routes-conversations'
import { groupRoutes } from './routes-groups'
import { healthRoutes } from './routes-health'
import { jobRoutes } from './routes-jobs'
import { loginRoutes } from './routes-login'
import { peopleRoutes } from './routes-people'
import { recoveryRoutes } from './routes-recovery'
import { registerRoutes } from './routes-register'

/** Every call the server answers, with who may make it. Pages and files are not in here: pages.ts. */
export const ROUTES: readonly Route[] = [
  ...healthRoutes,
  ...loginRoutes,
  ...codeRoutes,
  ...registerRoutes,
  ...recoveryRoutes,
  ...accountRoutes,
  ...avatarRoutes,
  ...catchUpRoutes,
  ...broadcastRoutes,
  ...conversationRoutes,
  ...contactRoutes,
  ...peopleRoutes,
  ...groupRoutes,
  ...jobRoutes,
]

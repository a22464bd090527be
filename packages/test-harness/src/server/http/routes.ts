import type { Route } from './route'
import { accountRoutes } from './routes-account'
import { applicationRoutes } from './routes-applications'
import { articleRoutes } from './routes-articles'
import { attachmentRoutes } from './routes-attachments'
import { avatarRoutes } from './routes-avatar'
import { broadcastRoutes } from './routes-broadcast'
import { catchUpRoutes } from './routes-catch-up'
import { codeRoutes } from './routes-codes'
import { constantRoutes } from './routes-constants'
import { contactRoutes } from './routes-contacts'
import { conversationRoutes } from './routes-conversations'
import { employerRoutes } from './routes-employers'
import { favouriteRoutes } from './routes-favourites'
import { groupRoutes } from './routes-groups'
import { healthRoutes } from './routes-health'
import { homeRoutes } from './routes-home'
import { inboxRoutes } from './routes-inbox'
import { jobListRoutes } from './routes-job-lists'
import { jobRoutes } from './routes-jobs'
import { letterRoutes } from './routes-letters'
import { loginRoutes } from './routes-login'
import { peopleRoutes } from './routes-people'
import { qrRoutes } from './routes-qr'
import { quickReplyRoutes } from './routes-quick-replies'
import { recoveryRoutes } from './routes-recovery'
import { registerRoutes } from './routes-register'
import { resumeItemRoutes } from './routes-resume-items'
import { resumeRoutes } from './routes-resumes'
import { socialRoutes } from './routes-social'
import { statisticsRoutes } from './routes-statistics'
import { talkedJobRoutes } from './routes-talked-jobs'

/** Every call the server answers, with who may make it. Pages and files are not in here: pages.ts. */
export const ROUTES: readonly Route[] = [
  ...healthRoutes,
  ...loginRoutes,
  ...qrRoutes,
  ...socialRoutes,
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
  ...quickReplyRoutes,
  ...groupRoutes,
  ...constantRoutes,
  ...statisticsRoutes,
  ...homeRoutes,
  ...jobListRoutes,
  ...employerRoutes,
  ...jobRoutes,
  ...favouriteRoutes,
  ...applicationRoutes,
  ...talkedJobRoutes,
  ...letterRoutes,
  ...resumeRoutes,
  ...resumeItemRoutes,
  ...attachmentRoutes,
  ...inboxRoutes,
  ...articleRoutes,
]

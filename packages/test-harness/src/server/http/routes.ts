// http/ answers calls.
//
//   request > app.ts > guard (access.ts) > shape (route.ts) > handler (routes-*.ts) > chat/, accounts/, jobs/, ... > Answer
//   what is no call: pages.ts (portal and desk), ../docs; dev-outbox.ts and idp-pages.ts for this machine alone
//
// This file is the table of all calls. The server, its documents and the access matrix go by it.

import type { Route } from './route'
import { accountRoutes } from './routes-account'
import { applicationStateRoutes } from './routes-application-states'
import { applicationRoutes } from './routes-applications'
import { articleRoutes } from './routes-articles'
import { assistantRoutes } from './routes-assistant'
import { attachmentRoutes } from './routes-attachments'
import { avatarRoutes } from './routes-avatar'
import { bellRoutes } from './routes-bell'
import { boardRoutes } from './routes-board'
import { broadcastRoutes } from './routes-broadcast'
import { callRoutes } from './routes-calls'
import { candidateRoutes } from './routes-candidates'
import { catchUpRoutes } from './routes-catch-up'
import { chatAuthRoutes } from './routes-chat-auth'
import { chatConfigRoutes } from './routes-chat-config'
import { codeRoutes } from './routes-codes'
import { companyRoutes } from './routes-company'
import { companyReviewRoutes } from './routes-company-reviews'
import { constantRoutes } from './routes-constants'
import { contactRoutes } from './routes-contacts'
import { conversationRoutes } from './routes-conversations'
import { employerRoutes } from './routes-employers'
import { favouriteRoutes } from './routes-favourites'
import { fileRoutes } from './routes-files'
import { findRoutes } from './routes-find'
import { groupRoutes } from './routes-groups'
import { healthRoutes } from './routes-health'
import { hiddenJobRoutes } from './routes-hidden-jobs'
import { homeRoutes } from './routes-home'
import { inboxRoutes } from './routes-inbox'
import { intentionRoutes } from './routes-intentions'
import { invitationRoutes } from './routes-invitations'
import { jobListRoutes } from './routes-job-lists'
import { jobRoutes } from './routes-jobs'
import { letterRoutes } from './routes-letters'
import { linkPreviewRoutes } from './routes-link-preview'
import { loginRoutes } from './routes-login'
import { loginsRoutes } from './routes-logins'
import { myDataRoutes } from './routes-my-data'
import { paperRoutes } from './routes-paper'
import { parseRoutes } from './routes-parse'
import { peopleRoutes } from './routes-people'
import { postingRoutes } from './routes-postings'
import { qrRoutes } from './routes-qr'
import { quickReplyRoutes } from './routes-quick-replies'
import { recoveryRoutes } from './routes-recovery'
import { registerRoutes } from './routes-register'
import { companyRegisterRoutes } from './routes-register-company'
import { reportRoutes } from './routes-reports'
import { requestRoutes } from './routes-requests'
import { resumeImageRoutes } from './routes-resume-images'
import { resumeItemRoutes } from './routes-resume-items'
import { resumePartRoutes } from './routes-resume-parts'
import { resumeRoutes } from './routes-resumes'
import { reviewRoutes } from './routes-reviews'
import { serviceRoutes } from './routes-service'
import { shareRoutes } from './routes-shares'
import { socialRoutes } from './routes-social'
import { statisticsRoutes } from './routes-statistics'
import { talkedJobRoutes } from './routes-talked-jobs'
import { teamRoutes } from './routes-team'
import { walletRoutes } from './routes-wallet'
import { wordRoutes } from './routes-words'

/** Every call the server answers, by what it is about. Pages and files are not in here: pages.ts. */
export const AREAS: Readonly<Record<string, readonly Route[]>> = {
  Health: healthRoutes,
  Login: loginRoutes,
  'Login by a code to scan': qrRoutes,
  'Login by others': socialRoutes,
  'Codes by SMS and mail': codeRoutes,
  Registration: [...registerRoutes, ...companyRegisterRoutes],
  'Forgotten password': recoveryRoutes,
  Account: [...accountRoutes, ...loginsRoutes, ...myDataRoutes],
  'Profile picture': avatarRoutes,
  'Chat: login and account': [...chatAuthRoutes, ...chatConfigRoutes],
  'Chat: messages and notices': catchUpRoutes,
  'Chat: broadcast': broadcastRoutes,
  'Chat: words that are not allowed': wordRoutes,
  'Chat: what links lead to': linkPreviewRoutes,
  'Chat: conversations': conversationRoutes,
  'Chat: contacts': contactRoutes,
  'Chat: contact requests and privacy': requestRoutes,
  'Chat: people': [...peopleRoutes, ...findRoutes],
  'Chat: quick replies': quickReplyRoutes,
  'Chat: the assistant': assistantRoutes,
  'Online service': serviceRoutes,
  'Chat: groups': groupRoutes,
  'Chat: files': fileRoutes,
  'Chat: calls': callRoutes,
  'Chat: wallet': walletRoutes,
  'What people choose from': constantRoutes,
  Statistics: statisticsRoutes,
  'Start page and maps': homeRoutes,
  Jobs: [...jobListRoutes, ...hiddenJobRoutes],
  Employers: employerRoutes,
  'Employers: their jobs': postingRoutes,
  'Reports of jobs and employers': reportRoutes,
  'Chat about a job': jobRoutes,
  Favourites: favouriteRoutes,
  Applications: [...applicationRoutes, ...applicationStateRoutes],
  'Applications at the desk': boardRoutes,
  'Jobs talked about, invitations': talkedJobRoutes,
  'Inviting people to apply': invitationRoutes,
  'Cover letters and alerts': letterRoutes,
  Resumes: [...resumeRoutes, ...resumePartRoutes],
  Candidates: candidateRoutes,
  'Resumes as paper': paperRoutes,
  'Shared resumes': shareRoutes,
  'Pictures in resumes': resumeImageRoutes,
  'What seekers look for': intentionRoutes,
  'Entries of a resume': resumeItemRoutes,
  'Resumes as files': [...attachmentRoutes, ...parseRoutes],
  "One's own company": [...companyRoutes, ...teamRoutes],
  Reviews: [...reviewRoutes, ...companyReviewRoutes],
  Inbox: inboxRoutes,
  'Sounds, notifications, pushes': bellRoutes,
  Articles: articleRoutes,
}

/** All of them; each names who may call it. */
export const ROUTES: readonly Route[] = Object.values(AREAS).flat()

import { joinSorted } from '../chat/ids'
import { openJobChat } from '../chat/job-chat'
import { bare, chatOff, notFound, refused, tooFast } from './answer'
import { route } from './route'

/** Opens the chat with the employer of a job; a repeat answers the same. */
const openChat = route({
  method: 'POST',
  path: '/api/v1.0.0/jobs/:id/chat',
  access: 'account',
  answers: [200, 404, 429],
  async handle({ backend, caller: { account }, params: { id = '' } }) {
    if (!backend.isChatOn) return chatOff()
    if (!/^[1-9]\d{0,14}$/.test(id)) return notFound()
    const waitMs = backend.rates.jobChats.take(account.im_id)
    if (waitMs > 0) return tooFast(waitMs)
    const opened = await backend.writes.run((trx) => openJobChat(trx, account, Number(id), backend.clock()))
    switch (opened.kind) {
      case 'missing':
        return notFound()
      case 'not-a-seeker':
        return refused('not_allowed', 'only job seekers open a chat from a job')
      case 'unattended':
        return refused('no_chat', 'nobody answers for this job here')
      case 'closed':
        return refused('job_closed', 'this job is closed')
      case 'blocked':
        return refused('blocked', 'one of you has blocked the other')
      case 'opened': {
        backend.hub.notify(opened.notices)
        const { job, employer } = opened
        if (opened.notices.length > 0) await backend.presence.meet(account.im_id, [employer])
        return bare({
          receiverId: employer,
          sessionId: joinSorted(account.im_id, employer),
          talkMode: 1,
          extra: { jobId: String(job.id), jobTitle: job.title, company: job.company },
        })
      }
    }
  },
})

export const jobRoutes = [openChat]

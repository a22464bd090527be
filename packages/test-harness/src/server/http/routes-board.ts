/** Applications as those who act for a company read and move them. Ours: the specification's employers have their own site. */
import { z } from 'zod'
import { openApplicantChat } from '../chat/job-chat'
import {
  countBoard,
  readBoard,
  readCard,
  readHistory,
  readMeetings,
  readOfferPlace,
  readTalker,
  STAGES,
} from '../hiring/board'
import { closingOf, moveTo } from '../hiring/closing'
import { deleteNote, listNotes, saveNote } from '../hiring/notes'
import { MAX_CLOSING_TEXT, MAX_NOTE_TEXT } from '../limits'
import { requiredText } from '../required-text'
import { findGot, noteView, readApplication } from '../seekers/applications'
import { saveOnce } from '../seekers/once'
import { bare, invalid, noContent, notFound, refused, tooFast } from './answer'
import { optional, PageFields, pageOf, QueryId, readId } from './job-params'
import { API, route } from './route'

const AT = `${API}/users/employer/applications`

/** `names=shown`: those that nobody has opened have their names, too. */
const list = route({
  method: 'GET',
  path: AT,
  access: 'employer',
  query: z.object({
    ...PageFields,
    jobId: optional(QueryId),
    stage: optional(z.enum(STAGES)),
    languageId: optional(QueryId),
    locationId: optional(QueryId),
    names: optional(z.enum(['shown'])),
  }),
  async handle({ backend, caller: { company }, query: { names, page, size, ...narrowed } }) {
    const { db, clock } = backend
    const at = pageOf({ page, size })
    return bare(await readBoard(db, company.id, narrowed, at, clock(), names === 'shown'))
  },
})

const counts = route({
  method: 'GET',
  path: `${AT}/counts`,
  access: 'employer',
  handle: async ({ backend, caller: { company } }) =>
    bare(await countBoard(backend.db, company.id, backend.clock())),
})

const meetings = route({
  method: 'GET',
  path: `${API}/users/employer/interviews`,
  access: 'employer',
  handle: async ({ backend, caller: { company } }) =>
    bare({ result: await readMeetings(backend.db, company.id, backend.clock()) }),
})

/** Opening one is a look at the resume: whoever applied is told, the first time. */
const one = route({
  method: 'GET',
  path: `${AT}/:id`,
  access: 'employer',
  answers: [200, 404],
  async handle({ backend, caller: { account, company }, params }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const { db, clock, hub, writes } = backend
    const viewed = await writes.run((trx) => noteView(trx, account.id, id, clock()))
    hub.notify(viewed.notices)
    const row = await findGot(db, account.id, id)
    const card = row && (await readCard(db, company.id, id, clock()))
    const sent = card && (await readApplication(db, account.id, id, clock()))
    if (!row || !card || !sent) return notFound()
    const { resume, letter, attachmentId } = sent
    const history = await readHistory(db, id)
    const closing = row.closing === '' ? await closingOf(db, account, row) : null
    const meetAt = await readOfferPlace(db, company.id)
    const talker = await readTalker(db, company.id, account.id, row.account_id)
    return bare({ ...card, resume, letter, attachmentId, history, toClose: closing, meetAt, talker })
  },
})

const move = route({
  method: 'PUT',
  path: `${AT}/:id/stage`,
  access: 'employer',
  answers: [200, 404],
  body: z.object({
    stage: z.enum(['talked', 'interview', 'closed']),
    /** of a closing */
    text: requiredText(MAX_CLOSING_TEXT).optional(),
  }),
  async handle({ backend, caller: { account, company }, params, body }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const { db, clock, hub, push, words, writes } = backend
    const { stage, text } = body
    const moved = await writes.run((trx) => moveTo(trx, account, id, { stage, text }, words, clock()))
    hub.notify(moved.notices)
    const { outcome } = moved
    switch (outcome.kind) {
      case 'missing':
        return notFound()
      case 'word':
        return invalid([{ field: 'text', message: `the word is not allowed: ${outcome.word}` }])
      case 'moved': {
        const { message } = outcome
        const audience = message ? [message.sender_id, message.target_id] : []
        if (message) hub.deliver(message, audience, null)
        if (message) push.announce(message, audience)
        return bare(await readCard(db, company.id, id, clock()))
      }
    }
  },
})

/** Opens the chat with whoever applied, which is a look at the resume; a repeat answers the same. */
const chat = route({
  method: 'POST',
  path: `${AT}/:id/chat`,
  access: 'employer',
  answers: [200, 404, 429],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const waitMs = backend.rates.jobChats.take(account.im_id)
    if (waitMs > 0) return tooFast(waitMs)
    const { clock, hub, presence, writes } = backend
    const opened = await writes.run((trx) => openApplicantChat(trx, account, id, clock()))
    if (opened.kind === 'missing') return notFound()
    if (opened.kind === 'blocked') return refused('blocked', 'one of you has blocked the other')
    hub.notify(opened.notices)
    if (opened.isNew) await presence.meet(account.im_id, [opened.applicant])
    return bare({ receiverId: opened.applicant })
  },
})

const notes = route({
  method: 'GET',
  path: `${AT}/:id/notes`,
  access: 'employer',
  answers: [200, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const row = id === undefined ? undefined : await findGot(backend.db, account.id, id)
    return row ? bare({ result: await listNotes(backend.db, account.id, row.id) }) : notFound()
  },
})

const addNote = route({
  method: 'POST',
  path: `${AT}/:id/notes`,
  access: 'employer',
  answers: [200, 404],
  takesOnceKey: true,
  body: z.object({ text: requiredText(MAX_NOTE_TEXT) }),
  async handle({ backend, caller: { account }, params, onceKey, body: { text } }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const now = backend.clock()
    const made = { accountId: account.id, thing: 'note' as const, key: onceKey }
    const note = { applicationId: id, accountId: account.id, text }
    const saved = await backend.writes.run(async (trx) =>
      (await findGot(trx, account.id, id))
        ? saveOnce(trx, made, now, (again) => saveNote(trx, note, again, now))
        : ({ kind: 'missing' } as const),
    )
    if (saved.kind === 'missing') return notFound()
    if (saved.kind === 'too-many') return refused('too_many', 'an application has no more notes than this')
    return bare({ id: saved.id })
  },
})

const removeNote = route({
  method: 'DELETE',
  path: `${AT}/:id/notes/:noteId`,
  access: 'employer',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const [id, noteId] = [readId(params.id ?? ''), readId(params.noteId ?? '')]
    if (id === undefined || noteId === undefined) return notFound()
    const isGone = await backend.writes.run(
      async (trx) =>
        (await findGot(trx, account.id, id)) !== undefined && deleteNote(trx, account.id, id, noteId),
    )
    return isGone ? noContent() : notFound()
  },
})

export const boardRoutes = [list, counts, meetings, one, move, chat, notes, addNote, removeNote]

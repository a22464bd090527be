// The calls of people: contacts, requests, the blacklist, privacy, and who is found.

import { answer, notFound, type RestAnswer, unfit } from './model-answer'
import { type Changed, EVERYBODY } from './model-contacts'
import type { ModelServer } from './model-server'
import type { Decision, ModelContactChange } from './model-types'

interface PeopleBody extends ModelContactChange {
  readonly request?: {
    readonly im_id: string
    readonly message?: string
    readonly add_by?: string
    readonly add_from?: string
  }
  readonly decision?: Decision
  readonly blacklist?: readonly string[]
  readonly key?: string
  readonly value?: 0 | 1
}

interface PeopleCall {
  readonly method: string
  readonly body: PeopleBody
}

interface TagsBody {
  readonly tags: readonly { readonly im_id: string; readonly tags: readonly string[] }[]
}

export class ModelRestPeople {
  constructor(private readonly server: ModelServer) {}

  /** Undefined: the path is none of people's. */
  call(account: string, path: string, method: string, body: object): RestAnswer | undefined {
    const [, chat, area, first = '', thing, id = ''] = path.split('/').map(decodeURIComponent)
    if (chat !== 'chat') return undefined
    if (area === 'user') return this.#find(account, first, thing ?? '')
    if (area !== 'users') return undefined
    if (first !== account) return notFound()
    const call: PeopleCall = { method, body }
    switch (thing) {
      case '':
        return answer({ code: 200, data: null })
      case 'contacts':
        return this.#contacts(account, id, call)
      case 'add_reqs':
        return this.#requests(account, id, call)
      case 'blacklist':
        return this.#blacklist(account, call)
      case 'phones':
        // Nobody here has a phone.
        return answer({ code: 200, data: { contacts: [] } })
      case 'privacy_settings':
        return this.#privacy(account, call)
      default:
        return undefined
    }
  }

  /** The row as it is now, and when and by which revision it became so. */
  #changed(account: string, other: string, changed: Changed | 'over' | undefined): RestAnswer {
    if (changed === undefined) return notFound()
    if (changed === 'over') return answer({ code: 'not_allowed', message: 'it is over' }, 422)
    const { timestamp, rev } = changed
    return answer({ code: 200, data: { contact: this.server.contactRow(account, other), timestamp, rev } })
  }

  #contacts(account: string, other: string, { method, body }: PeopleCall): RestAnswer {
    const { server } = this
    if (other === '') {
      const toAll = server.managers.has(account) ? [EVERYBODY] : []
      const listed = [...server.listed(account), ...toAll]
      const contacts = listed.map((one) => server.contactRow(account, one))
      return answer({ code: 200, data: { contacts } })
    }
    if (method === 'PUT' && other === 'tags') return this.#tags(account, body as unknown as TagsBody)
    if (!server.isListed(account, other) && method !== 'POST') return notFound()
    if (method === 'GET') return answer({ code: 200, data: { contact: server.contactRow(account, other) } })
    if (other === account) return unfit('im_id')
    switch (method) {
      case 'POST':
        return this.#changed(account, other, server.add(account, other, body.is_hide === 1))
      case 'PATCH':
        return this.#changed(account, other, server.changeContact(account, other, body))
      default:
        if (server.contact(account, other).relation === 0) return notFound()
        return this.#changed(account, other, server.endContact(account, other))
    }
  }

  #tags(account: string, { tags }: TagsBody): RestAnswer {
    const { server } = this
    if (tags.some(({ im_id }) => server.contact(account, im_id).relation === 0)) return notFound()
    const changed = tags.map(({ im_id, tags: own }) =>
      server.changeContact(account, im_id, { tags: JSON.stringify(own) }),
    )
    const contacts = tags.map(({ im_id }) => server.contactRow(account, im_id))
    return answer({ code: 200, data: { contacts, ...changed.at(-1) } })
  }

  #requests(account: string, id: string, { method, body }: PeopleCall): RestAnswer {
    const { server } = this
    if (id === '') {
      const { im_id = '', message, add_by, add_from } = body.request ?? {}
      if (im_id === account) return unfit('im_id')
      const changed = server.ask(account, im_id, {
        ...(message === undefined ? {} : { message }),
        ...(add_by === undefined ? {} : { addBy: add_by }),
        ...(add_from === undefined ? {} : { addFrom: add_from }),
      })
      return this.#changed(account, im_id, changed)
    }
    const request = server.requests.find((one) => one.id === id)
    const other = request?.from === account ? request.to : request?.from
    if (other === undefined) return notFound()
    if (method === 'GET') {
      if (server.requestOf(account, other)?.id !== id) return notFound()
      const contact = server.contactRow(account, other)
      return answer({ code: 200, data: { request: contact.request, contact } })
    }
    return this.#changed(account, other, server.decide(account, id, body.decision ?? 'seen'))
  }

  #blacklist(account: string, { method, body: { blacklist = [] } }: PeopleCall): RestAnswer {
    const { server } = this
    if (method === 'GET')
      return answer({
        code: 200,
        data: { blacklist: server.accounts.filter((one) => server.blocked.has(`${account} ${one}`)) },
      })
    if (blacklist.some((one) => !server.isInReach(account, one))) return notFound()
    const changed = blacklist.map((one) => server.setBlocked(account, one, method === 'POST'))
    const contacts = blacklist.map((one) => server.contactRow(account, one))
    return answer({ code: 200, data: { contacts, ...changed.at(-1) } })
  }

  #privacy(account: string, { method, body }: PeopleCall): RestAnswer {
    const { server } = this
    if (method === 'POST' && body.key === 'add_verify') server.setConsent(account, body.value === 1)
    const add_verify = server.needsConsent(account) ? 1 : 0
    return answer({ code: 200, data: { settings: { add_verify, find_by_phone: 1, find_by_account: 1 } } })
  }

  /** By id alone, which is the account's name here; nobody of that id and who has blocked who asks are one. */
  #find(account: string, by: string, text: string): RestAnswer {
    const { server } = this
    const isThere =
      by !== 'phone' && server.accounts.includes(text) && !server.blocked.has(`${text} ${account}`)
    const { im_id, nickname, avatar, extra, relation_type, user_type } = server.contactRow(account, text)
    const found = { im_id, nickname, avatar, extra, relation_type, user_type }
    return answer({ code: 200, data: { contacts: isThere ? [found] : [] } })
  }
}

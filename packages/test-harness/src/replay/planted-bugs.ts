import type { Replacement } from '../world/bundle'

/** A bug in the engine that must turn a play case red; none of them throws. */
export interface PlayBug extends Replacement {
  readonly id: string
  /** What it takes away. */
  readonly what: string
}

export const PLAY_BUGS: readonly PlayBug[] = [
  {
    id: 'dedup-tail',
    what: 'a copy of a message in the tail is taken',
    file: 'decide/dedup.ts',
    find: 'if (this.state.tailIds.has(message.id) || this.loaded.known.has(message.id)) return true',
    replace: 'if (this.loaded.known.has(message.id)) return true',
  },
  {
    id: 'dedup-sealed',
    what: 'a copy of a sealed message is taken',
    file: 'decide/dedup.ts',
    find: 'if (this.state.tailIds.has(message.id) || this.loaded.known.has(message.id)) return true',
    replace: 'if (this.state.tailIds.has(message.id)) return true',
  },
  {
    id: 'dedup-page',
    what: 'a message twice in one page is taken twice',
    file: 'decide/dedup.ts',
    find: 'if (this.#seen.has(message.id)) return true',
    replace: '',
  },
  {
    id: 'order-late',
    what: 'a late message goes to the end of the tail',
    file: 'project/messages.ts',
    find: 'else tail.splice(placeOf(tail, message), 0, message)',
    replace: 'else tail.push(message)',
  },
  {
    id: 'order-id',
    what: 'messages of one time stand in any order',
    file: 'model/order.ts',
    find: 'return a.at - b.at || compareIds(a.id, b.id)',
    replace: 'return a.at - b.at || compareIds(b.id, a.id)',
  },
  {
    id: 'fold-messages',
    what: 'received messages are not folded',
    file: 'project/fold.ts',
    find: 'foldMessages(state, fact.messages, draft)',
    replace: '',
  },
  {
    id: 'fold-mark',
    what: 'the read mark does not move',
    file: 'project/receipts.ts',
    find: 'row.mark = later(row.mark, fact.mark)',
    replace: '',
  },
  {
    id: 'mark-recount',
    what: 'a mark that moves leaves the unread count',
    file: 'project/receipts.ts',
    find: 'row.unread = fact.unread',
    replace: '',
  },
  {
    id: 'mark-sealed',
    what: 'a recount forgets sealed messages',
    file: 'decide/reading.ts',
    find: 'unread: sealed.unread + tail.unread,',
    replace: 'unread: tail.unread,',
  },
  {
    id: 'unread-own',
    what: 'own messages count as unread',
    file: 'model/unread.ts',
    find: '!message.own &&',
    replace: '',
  },
  {
    id: 'unread-mark',
    what: 'messages before the mark count as unread',
    file: 'model/unread.ts',
    find: ' &&\n    compare(mark, message) < 0\n',
    replace: '\n',
  },
  {
    id: 'mentions',
    what: 'mentions are not counted as messages come',
    file: 'project/messages.ts',
    find: 'if (message.mention === true) row.mentions++',
    replace: '',
  },
  {
    id: 'members',
    what: 'somebody who is on a whole member list counts as out',
    file: 'decide/permission.ts',
    find: "if (toldAt(member.membership, at, from) === false) return 'not-group'",
    replace: "if (toldAt(member.membership, at, from) !== false) return 'not-group'",
  },
  {
    id: 'seal-late',
    what: 'late messages are dropped at a seal',
    file: 'log/seal-conversation.ts',
    find: 'if (late.length > 0) await work.addLate(late)',
    replace: '',
  },
  {
    id: 'chunk-times',
    what: 'messages of one time are split over two chunks',
    file: 'log/chunks.ts',
    find: 'while (end < messages.length && messages[end]?.at === messages[end - 1]?.at) end++',
    replace: '',
  },
  {
    id: 'page-back',
    what: 'paging back stops at the tail',
    file: 'log/reader.ts',
    find: 'let hasMore = sealedTo >= 0',
    replace: 'let hasMore = false',
  },
  {
    id: 'search-case',
    what: 'search minds upper and lower case',
    file: 'views/search.ts',
    find: 'wanted = sameText(text)',
    replace: 'wanted = text',
  },
  {
    id: 'carry',
    what: 'messages too few to seal are forgotten at a seal',
    file: 'log/seal.ts',
    find: 'const carry = toCarry.flat()',
    replace: 'const carry = toCarry.flat().slice(1)',
  },
  {
    id: 'seal-split',
    what: 'a chunk that late messages fill too far loses its second half',
    file: 'log/chunks.ts',
    find: '? [all] : cut(all)',
    replace: '? [all] : cut(all).slice(0, 1)',
  },
  {
    id: 'fold-sealed',
    what: 'rows are not told where their chunks end',
    file: 'project/seal.ts',
    find: 'row.sealedTo = sealed.sealedTo',
    replace: '',
  },
  {
    id: 'seal-nothing',
    what: 'a seal forgets the tails and writes nothing',
    file: 'log/log.ts',
    find: 'if (this.#state.unsealed >= SEAL_EVERY) await this.#seal(CARRY_BUSY_MAX)',
    replace: 'if (this.#state.unsealed >= SEAL_EVERY) this.#state.tails.clear()',
  },
  {
    id: 'restore-carry',
    what: 'carried messages are not read back at an open',
    file: 'log/log.ts',
    find: "for (const fact of current.facts) if (fact.type === 'sealed') restoreCarry(this.#state, fact.seal.carry)",
    replace: '',
  },
]

// What is played in each browser, one case after the other in one login. A case that does not hold throws; what it returns is a remark for
// the table.

import { pause } from '../chromium/wait'
import * as deeds from './deeds'
import type { Stage } from './stage'

export interface Case {
  readonly name: string
  /** For the table. */
  readonly says: string
  play(stage: Stage): Promise<string>
}

const DELIVERED = ['delivered', 'read'] as const
const TAKEN = ['sent', ...DELIVERED] as const
const PASSWORD = 'Sarika2026'
/** What stays of a machine, not of a person: its id, and how far pages were scrolled. */
const OF_NOBODY: readonly string[] = ['sarika.udid', 'react-router-scroll-positions']

/** A store of more than this is not filled, bytes: it would take minutes. */
const FILLABLE = 200_000_000

const login: Case = {
  name: 'login',
  says: 'Log in by the form, see the list',
  async play({ screen }) {
    await screen.logIn('sokha', PASSWORD)
    return ''
  },
}

const chat: Case = {
  name: 'chat',
  says: 'Write, see it delivered; an answer appears',
  async play({ screen, peer }) {
    await screen.openChat()
    await screen.calm()
    await screen.write('hello from the lane')
    await screen.shown('hello from the lane', ...DELIVERED)
    await peer.say('hello to the lane')
    await screen.shown('hello to the lane', '')
    return ''
  },
}

const reload: Case = {
  name: 'reload',
  says: 'Reload: still logged in, messages and draft are there',
  async play({ screen }) {
    // Before the line is ever cut: a browser that cannot keep the pages tries again with another page, not with this one.
    await screen.until('pages that are kept', deeds.arePagesKept, Boolean)
    await screen.draft('not yet said')
    await pause(1_000)
    await screen.reload()
    await screen.shown('hello from the lane', ...DELIVERED)
    await screen.draftShown('not yet said')
    await screen.draft('')
    return ''
  },
}

const offline: Case = {
  name: 'offline',
  says: 'Write without a network, send when it is back',
  async play(stage) {
    const { screen, line } = stage
    await line.cut()
    await screen.until('a notice', deeds.notices, ({ length }) => length > 0)
    await screen.write('written offline')
    await screen.shown('written offline', 'sending')
    await line.mend()
    await screen.shown('written offline', ...TAKEN)
    await stage.heard('written offline')
    await screen.calm()
    return ''
  },
}

const offlineReload: Case = {
  name: 'offline-reload',
  says: 'Reload without a network: the chat is there, what is written goes out later',
  async play(stage) {
    const { screen, line } = stage
    await line.cut()
    try {
      await screen.reload()
      await screen.shown('written offline', ...TAKEN)
      await screen.write('written after a reload')
      await screen.shown('written after a reload', 'sending')
    } finally {
      await line.mend()
    }
    await screen.shown('written after a reload', ...TAKEN)
    await stage.heard('written after a reload')
    return ''
  },
}

const tabs: Case = {
  name: 'tabs',
  says: 'Two tabs show the same and both write',
  async play(stage) {
    const second = await stage.openScreen()
    await second.goto()
    await second.openChat()
    await second.write('from the second tab')
    await stage.screen.shown('from the second tab', ...TAKEN)
    await stage.screen.write('from the first tab')
    await second.shown('from the first tab', ...TAKEN)
    await stage.screen.draft('in both')
    await second.draftShown('in both')
    await second.draft('')
    await second.until(
      'one tab that leads',
      deeds.leaders,
      ({ held, waiting }) => held === 1 && waiting === 1,
    )
    await second.tab.close()
    return ''
  },
}

const takeover: Case = {
  name: 'takeover',
  says: 'The leading tab closes, the other one goes on',
  async play(stage) {
    const second = await stage.openScreen()
    await second.goto()
    await second.openChat()
    await second.until('a tab that waits', deeds.leaders, ({ waiting }) => waiting === 1)
    await stage.screen.tab.close()
    stage.screen = second
    await second.until('no tab that waits', deeds.leaders, ({ held, waiting }) => held === 1 && waiting === 0)
    await second.write('after the takeover')
    await second.shown('after the takeover', ...DELIVERED)
    await stage.peer.say('I hear you')
    await second.shown('I hear you', '')
    return ''
  },
}

/** A store without room: the person is told, nothing that was written is lost, and with room it goes on. */
const fullStore: Case = {
  name: 'full-store',
  says: 'No room on the disk: told, still usable, goes on when there is room',
  async play(stage) {
    const { screen } = stage
    const isFilled = (await screen.tab.run(deeds.room)) <= FILLABLE
    if (isFilled) await screen.tab.run(deeds.fillStore)
    else await screen.tab.run(deeds.pretendFull, true)
    const text = `without room ${'.'.repeat(700)}`
    await screen.write(text)
    await screen.until('a word about it', deeds.notices, ({ length }) => length > 0)
    // Sent and in the thread, or refused and still in the field.
    await screen.kept(text)
    if (isFilled) await screen.tab.run(deeds.emptyStore)
    else await screen.tab.run(deeds.pretendFull, false)
    await screen.reload()
    // What could not be stored may be typed still: the next text takes its place.
    await screen.write('with room again')
    await screen.shown('with room again', ...TAKEN)
    await screen.calm()
    return isFilled ? '' : 'by a page that refuses its own writes, since its store is too large to fill'
  },
}

const signOut: Case = {
  name: 'sign-out',
  says: 'Log out: chat, databases and login are gone',
  async play({ screen }) {
    await screen.press('button', 'Account of')
    await screen.press('[role=menuitem]', 'Log out')
    // Asked first where something was typed and not sent.
    const isSaid = await screen.until(
      'a farewell, or a question',
      deeds.isOver,
      ({ is }) => is,
      'You have logged out.',
    )
    if (!isSaid.isSaid) await screen.press('[role=dialog] button, [role=alertdialog] button', 'Log out')
    await screen.says('You have logged out.')
    await screen.until('no database', deeds.databases, ({ length }) => length === 0)
    const isSo = ({ session, local, cookie }: ReturnType<typeof deeds.leftovers>): boolean =>
      cookie === '' && [...session, ...local].every((name) => OF_NOBODY.includes(name))
    await screen.until('nothing of the login', deeds.leftovers, isSo)
    return ''
  },
}

export const CASES: readonly Case[] = [
  ...[login, chat, reload, offline, offlineReload],
  ...[tabs, takeover, fullStore, signOut],
]

import { until } from '../chromium/wait'
import * as deeds from './deeds'
import type { DrivenBrowser, DrivenTab, Plain } from './driver'
import type { Line } from './line'
import type { Peer } from './peer'

/** Only ends what hangs: with much else to do a machine takes its time. */
const PATIENCE_MS = 40_000
const CHAT = '/a/chat/index'
const FIELD = 'textarea[aria-label^="Message to"]'
/** Who the peer is, as the list says. */
const FRIEND = 'Bopha, Angkor HR'

/** One tab as a person uses it. */
export class Screen {
  constructor(
    readonly tab: DrivenTab,
    private readonly origin: string,
  ) {}

  /** Until what the page answers is so. A page that is on its way answers nothing. */
  async until<Given extends readonly Plain[], Result>(
    what: string,
    deed: (...given: Given) => Result | Promise<Result>,
    isSo: (result: Result) => boolean,
    ...given: Given
  ): Promise<Result> {
    const look = () =>
      this.tab.run(deed, ...given).then(
        (value) => ({ value, isSo: isSo(value) }),
        (error: unknown) => ({ value: undefined, isSo: false, error: String(error) }),
      )
    const { value } = await until(what, PATIENCE_MS, look, (seen) => seen.isSo)
    return value as Result
  }

  async press(selector: string, words: string): Promise<void> {
    await this.until(`${words} to press`, deeds.press, Boolean, selector, words)
  }

  async logIn(account: string, password: string): Promise<void> {
    await this.tab.goto(this.origin + CHAT)
    const field = 'input[autocomplete="current-password"]'
    await this.until('the login', deeds.isThere, Boolean, field)
    await this.tab.run(deeds.fill, 'input[autocomplete="username"]', account)
    await this.tab.run(deeds.fill, field, password)
    await this.press('main button[type=submit]', 'Log in')
    await this.until('the list', deeds.isThere, Boolean, '.list a')
  }

  /** The chat with the peer. */
  async openChat(): Promise<void> {
    await this.press('.list a', FRIEND)
    await this.until('the thread', deeds.isThere, Boolean, FIELD)
  }

  async goto(): Promise<void> {
    await this.tab.goto(this.origin + CHAT)
    await this.until('the list', deeds.isThere, Boolean, '.list a')
  }

  async reload(): Promise<void> {
    await this.tab.run(deeds.markPage)
    await this.tab.run(deeds.reloadPage).catch(() => undefined)
    await this.until('the page anew', deeds.isThere, (isMarked) => !isMarked, 'html[data-marked]')
    await this.until('the thread', deeds.isThere, Boolean, FIELD)
  }

  async draft(text: string): Promise<void> {
    await this.until('the field', deeds.fill, Boolean, FIELD, text)
  }

  draftShown(text: string): Promise<string> {
    return this.until(`the draft ${text}`, deeds.typedIn, (value) => value === text, FIELD)
  }

  async write(text: string): Promise<void> {
    await this.draft(text)
    await this.press('button[aria-label^="Send"]', 'Send')
  }

  /** Until a message is in one of these states, "" for somebody else's. */
  async shown(text: string, ...states: readonly string[]): Promise<void> {
    const isSo = (seen: readonly deeds.Seen[]): boolean =>
      seen.some((one) => one.text === text && states.includes(one.state))
    await this.until(`"${text}" as ${states.join(' or ')}`, deeds.thread, isSo)
  }

  /** Until a text is in the thread or in the field. */
  async kept(text: string): Promise<void> {
    await this.until('what was written', deeds.isKept, Boolean, FIELD, text)
  }

  /** Until the chat says nothing of connection and storage. */
  async calm(): Promise<void> {
    await this.until('no notice', deeds.notices, ({ length }) => length === 0)
  }

  async says(words: string): Promise<void> {
    await this.until(`"${words}"`, deeds.shows, Boolean, words)
  }
}

export class Stage {
  constructor(
    readonly browser: DrivenBrowser,
    readonly line: Line,
    readonly peer: Peer,
    /** The tab of the first case, which the others go on with. */
    public screen: Screen,
  ) {}

  async openScreen(): Promise<Screen> {
    return new Screen(await this.browser.open(), this.line.origin)
  }

  /** Until the peer has a text, once. */
  async heard(text: string): Promise<void> {
    const isOnce = (count: number): boolean => count === 1
    await until(`"${text}" at the peer`, PATIENCE_MS, async () => this.peer.count(text), isOnce)
  }
}

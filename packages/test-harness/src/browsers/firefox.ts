// Firefox by WebDriver BiDi, which it speaks itself: no program stands between. Source: w3.org/TR/webdriver-bidi.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { startChild } from './child'
import type { DrivenBrowser, DrivenTab, Plain } from './driver'

/** Room of one origin is a part of this, KB: small enough to be filled in seconds. */
const STORE_KB = 60_000

const SETTINGS = {
  'remote.active-protocols': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'dom.quotaManager.temporaryStorage.fixedLimit': STORE_KB,
}

type Answer = { readonly [name: string]: unknown }

/** One line of commands, each with an answer. */
class Line {
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #id = 0

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const answer = JSON.parse(data.toString()) as Answer & { readonly id?: number }
      this.#waiting.get(answer.id ?? -1)?.(answer)
      this.#waiting.delete(answer.id ?? -1)
    })
    socket.on('close', () => {
      for (const tell of this.#waiting.values()) tell({ type: 'error', message: 'the browser is gone' })
    })
  }

  static async open(url: string): Promise<Line> {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return new Line(socket)
  }

  async ask<T = Answer>(method: string, params: object): Promise<T> {
    const id = ++this.#id
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result as T
  }
}

interface Called {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

class Tab implements DrivenTab {
  constructor(
    private readonly line: Line,
    private readonly context: string,
  ) {}

  async goto(url: string): Promise<void> {
    await this.line.ask('browsingContext.navigate', { context: this.context, url, wait: 'none' })
  }

  async run<Given extends readonly Plain[], Result>(
    deed: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const called = await this.line.ask<Called>('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify({ value: await (${deed})(...JSON.parse(given)) })`,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context: this.context },
      awaitPromise: true,
    })
    if (called.type === 'exception') throw new Error(called.exceptionDetails?.text)
    return (JSON.parse(called.result?.value ?? '{}') as { value: Result }).value
  }

  async close(): Promise<void> {
    await this.line.ask('browsingContext.close', { context: this.context })
  }
}

export async function startFirefox(path: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'sarika-firefox-'))
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${value});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank']
  const child = startChild(path, args, {})
  const line = await Line.open(`${await child.said(/listening on (ws:\S+)/)}/session`)
  const { capabilities } = await line.ask<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open() {
      const { context } = await line.ask<{ context: string }>('browsingContext.create', { type: 'tab' })
      return new Tab(line, context)
    },
    async quit() {
      await line.ask('browser.close', {}).catch(() => undefined)
      await child.end()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

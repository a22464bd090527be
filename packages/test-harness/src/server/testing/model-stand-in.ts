// A STAND-IN of ours for tests: a server on this machine that answers as the chat completions of OpenAI do, as well or as badly as an
// act says. It has no model, and is no proof that any real one works.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { ModelSettings } from '../assistant/model/exchange'

export const STAND_IN_KEY = 'sk-of-the-stand-in'

/** What it was asked, as far as acts and tests look into it. */
export interface AskedModel {
  readonly method: string | undefined
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly messages: readonly { readonly role: string; readonly content: string }[]
    readonly tools: readonly { readonly function: { readonly name: string } }[]
  }
  /** as it came */
  readonly text: string
}

/** Answers, or does not. */
export type Act = (response: ServerResponse, asked: AskedModel) => void

export const sendJson = (response: ServerResponse, body: unknown): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

/** Says something. */
export const says = (response: ServerResponse, content: unknown): void =>
  sendJson(response, { id: 'x', choices: [{ index: 0, message: { role: 'assistant', content } }] })

/** Asks to read: names and arguments; a text goes as it is. */
export function reads(response: ServerResponse, ...calls: readonly (readonly [string, unknown])[]): void {
  const tool_calls = calls.map(([name, given], at) => ({
    id: `call_${at}`,
    type: 'function',
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
  }))
  sendJson(response, { choices: [{ message: { role: 'assistant', content: null, tool_calls } }] })
}

/** What the tools told it. */
export const toldBy = ({ body }: AskedModel): readonly string[] =>
  body.messages.filter(({ role }) => role === 'tool').map(({ content }) => content)

/** What stands in a text of data. */
export const dataIn = (told: string | undefined) =>
  JSON.parse(/^<data>(.*)<\/data>$/su.exec(told ?? '')?.[1] ?? '{}')

const idsIn = (told: readonly string[]): number[] =>
  told.flatMap((one) => (one.startsWith('<data>') ? (dataIn(one).jobs ?? []) : [])).map(({ id }) => id)

/** Searches for what is given, shows the first two of it, and says how many there are. */
export const honest =
  (wanted: object): Act =>
  (response, asked) => {
    const told = toldBy(asked)
    if (told.length === 0) return reads(response, ['find_jobs', wanted])
    if (told.length === 1) return reads(response, ['show_jobs', { ids: idsIn(told).slice(0, 2) }])
    says(response, `I found ${dataIn(told[0]).total} jobs.`)
  }

/** Invents jobs, people, numbers and an address, without having read anything. */
export const lying: Act = (response, asked) =>
  toldBy(asked).length === 0
    ? reads(response, ['show_jobs', { ids: [1, 2, 3] }])
    : says(
        response,
        '\u202eDara applied\u2066 for "King" at $9,000.\r\nCall\u0007 +855 12 345 678, write to king@evil.example, open https://evil.example/pay',
      )

/** Asks for what is no tool, for tools of others and for what they do not take, then says what it was told. */
export const forbidden: Act = (response, asked) => {
  const told = toldBy(asked)
  if (told.length > 0) return says(response, told.join('\n'))
  reads(
    response,
    ['delete_account', { id: '1' }],
    ['my_applications', { accountId: '2' }],
    ['__proto__', {}],
    ['my_resumes', '{"who":'],
    ['find_jobs', { words: 'x'.repeat(1_000) }],
    ['show_jobs', { ids: [-1] }],
  )
}

/** Never says anything. */
export const stalling: Act = () => {}

/** Begins, and never ends. */
export const trickling: Act = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const every = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(every))
}

/** Sends more and more, as fast as it is taken. */
export const huge: Act = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"choices":[{"message":{"content":"')
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
  }
  response.on('drain', more)
  more()
}

export const failing =
  (status: number): Act =>
  (response) =>
    void response.writeHead(status, { 'retry-after': '1' }).end('{"error":{"message":"no"}}')

export const redirecting =
  (to: string): Act =>
  (response) =>
    void response.writeHead(307, { location: to }).end()

/** Answers so, whatever it is. */
export const verbatim =
  (body: string | Buffer): Act =>
  (response) =>
    void response.setHeader('content-type', 'application/json').end(body)

async function read(request: IncomingMessage): Promise<AskedModel> {
  const body = await text(request)
  const { authorization } = request.headers
  return { method: request.method, authorization, body: JSON.parse(body), text: body }
}

/** Starts it; gone after the test. `act`: what it does next, which a test may change. */
export async function startModelStandIn(act: Act) {
  const asked: AskedModel[] = []
  const standIn = { act, asked, settings: {} as ModelSettings, open: () => open }
  let open = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const one = await read(request)
    asked.push(one)
    standIn.act(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/v1/chat/completions`
  standIn.settings = { url, model: 'stand-in', key: STAND_IN_KEY }
  return standIn
}

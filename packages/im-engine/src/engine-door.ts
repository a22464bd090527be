import type { ImEngine } from './engine-types.js'
import type { LiveEventName } from './live-events.js'
import {
  type Check,
  insist,
  isFunction,
  isId,
  isKey,
  isNumber,
  isOn,
  isPlaced,
  isText,
  listOf,
  oneOf,
  orNothing,
  shapeOf,
  wrongIn,
} from './model/given.js'
import type { Ask } from './model/group-ask.js'
import { FILE_MAX_BYTES } from './model/limits.js'

// What comes through the engine's door is looked at here, once: from JavaScript anything may come. A command that answers with a
// result refuses what is not as it must be, by its name; what answers with something else throws, and says what to give.
// Absent: what a message says, which its kind and outgoing.ts judge.

/** The arguments of a method, in their order. */
type Given = Readonly<Record<string, Check>>

const key = isKey
const fileKind = oneOf(...Object.keys(FILE_MAX_BYTES))
const file = shapeOf({ kind: fileKind, blob: shapeOf({ size: isNumber }), name: isText })

/** Methods that answer with a result. */
const COMMANDS = {
  send: { key },
  sendFile: { key, file },
  resend: { clientId: isText },
  discard: { clientId: isText },
  withdraw: { key, message: isPlaced },
  setConversation: {
    key,
    change: shapeOf(
      {
        pinnedAt: orNothing(isNumber),
        doNotDisturb: orNothing(isOn),
        isDeleted: orNothing(isOn),
        isArchived: orNothing(isOn),
        isMarkedUnread: orNothing(isOn),
      },
      true,
    ),
  },
  setAbout: { key },
  setInterview: { key },
  erase: { key, messages: listOf(isPlaced), isOn },
  star: { key, messages: listOf(isPlaced), isOn },
  clearConversation: { key },
} as const satisfies { readonly [Name in keyof ImEngine]?: Given }

const EVENTS: { readonly [Name in LiveEventName]: null } = {
  message: null,
  withdrawn: null,
  receipt: null,
  failed: null,
  contact: null,
  group: null,
  application: null,
  fact: null,
}

/** Methods that answer with something else. */
const OTHERS = {
  conversation: { key },
  tellTyping: { key },
  forward: { from: key, messages: listOf(isPlaced), to: listOf(key) },
  broadcast: { to: listOf(key), text: isText },
  sendFiles: { key, files: listOf(file) },
  search: { text: isText, key: orNothing(key) },
  starred: { key: orNothing(key) },
  images: { key, options: orNothing(shapeOf({ kinds: orNothing(listOf(fileKind)) })) },
  fileOf: { clientId: isText },
  on: {
    name: oneOf(...Object.keys(EVENTS)),
    listener: isFunction,
    options: orNothing(shapeOf({ once: orNothing(oneOf('tab', 'account')) })),
  },
} as const satisfies { readonly [Name in keyof ImEngine]?: Given }

/** Those that answer at once. */
const AT_ONCE: ReadonlySet<string> = new Set(['conversation', 'on', 'tellTyping'])

const TODO: Readonly<Record<string, string>> = {
  key: 'give personKey(imId) or groupKey(groupId)',
  from: 'give personKey(imId) or groupKey(groupId)',
  to: 'give a list of keys, each by personKey or groupKey',
  messages: 'give a list of { id, at }',
  text: 'give a text',
  clientId: 'give a text',
  files: 'give a list of { kind, blob, name }',
  name: `give one of ${Object.keys(EVENTS).join(', ')}`,
  listener: 'give a function',
}

type Method = (...given: readonly unknown[]) => unknown

const refused = (what: string) => ({ ok: false, refusal: { kind: 'malformed', what } }) as const

/** Names each argument, e.g. `{ key: "p2p-im-7", text: undefined }`. */
const named = (rules: Given, given: readonly unknown[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(rules).map((name, index) => [name, given[index]]))

/**
 * Puts the checks before the methods of an engine, whose own calls among each other stay as they are. `isNew`: nobody has started it
 * yet, so nothing would come of a command. Source: S-API-22, S-API-23.
 */
export function checkCalls<Engine extends object>(engine: Engine, isNew: () => boolean): Engine {
  const methods = engine as Record<string, Method>
  const put = (name: string, check: (run: Method, given: readonly unknown[]) => unknown): void => {
    const run = (methods[name] as Method).bind(engine)
    methods[name] = (...given) => check(run, given)
  }
  for (const [name, rules] of Object.entries<Given>(COMMANDS))
    put(name, async (run, given) => {
      const what = wrongIn(rules, named(rules, given))
      if (what !== undefined) return refused(what)
      return isNew() ? NOT_STARTED : run(...given)
    })
  for (const [name, rules] of Object.entries<Given>(OTHERS)) {
    const insistOn = (given: readonly unknown[]): void => {
      const all = named(rules, given)
      const what = wrongIn(rules, all)
      if (what === undefined) return
      const [argument = ''] = what.split('.')
      insist(false, `${name}: ${what}`, all[what], TODO[argument] ?? 'see its type')
    }
    put(
      name,
      AT_ONCE.has(name)
        ? (run, given) => {
            insistOn(given)
            return run(...given)
          }
        : async (run, given) => {
            insistOn(given)
            return run(...given)
          },
    )
  }
  return engine
}

export const NOT_STARTED = {
  ok: false,
  refusal: {
    kind: 'storage',
    error: { kind: 'not-started', origin: 'client', message: 'call engine.start() first' },
  },
} as const

/** What is asked about people, groups and talks, by the names of its fields. */
const ASKED: Given = {
  by: oneOf('phone', 'id', 'account'),
  text: isText,
  title: isText,
  name: isText,
  interviewId: isText,
  phones: listOf(isText),
  texts: listOf(isText),
  imId: isId,
  imIds: listOf(isId),
  groupId: isId,
  requestId: isId,
  decision: oneOf('accept', 'refuse', 'cancel'),
  role: oneOf('owner', 'admin', 'member'),
  isOn,
  key,
  tags: listOf(shapeOf({ imId: isId, tags: listOf(isText) })),
  change: shapeOf({}),
  options: shapeOf({ message: orNothing(isText), addBy: orNothing(isText), addFrom: orNothing(isText) }),
  job: shapeOf({ jobId: isText, jobTitle: isText, resumeId: orNothing(isText) }),
}

/** The refusal of what cannot be asked; undefined where all is as it must be. */
export function refusalOfAsk(ask: Ask) {
  const names = Object.keys(ask).filter((name) => Object.hasOwn(ASKED, name))
  const rules = Object.fromEntries(names.map((name) => [name, ASKED[name] as Check]))
  const what = wrongIn(rules, { ...ask })
  return what === undefined ? undefined : refused(what)
}

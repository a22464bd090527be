import type {
  ClientId,
  ConversationKey,
  FileKind,
  ImEngine,
  ImId,
  MentionPlace,
  Outgoing,
  OutgoingFile,
  ServerId,
} from '@sarika/im-engine'
import { outcomeOf } from '../record/commands'
import type { CommandName } from '../record/recording'
import type { ClientIds } from './client-ids'

interface DraftArgs {
  readonly text: string
  readonly quoteId?: ServerId
}

/** The arguments of a command as commands.ts wrote them. */
interface Args {
  readonly key: ConversationKey
  readonly content: {
    readonly text: string
    /** Of a kind other than text: its name and its body. */
    readonly type?: string
    readonly extra?: unknown
    readonly quoteId?: ServerId
    readonly jobId?: string
    readonly mentions?: readonly ImId[]
    readonly mentionsAt?: readonly MentionPlace[]
    readonly draft?: DraftArgs
  }
  readonly clientId: ClientId
  readonly messages: readonly { readonly msgId: string; readonly at: number }[]
  readonly receivers: readonly { readonly key: ConversationKey }[]
  readonly text: string
  readonly quoteId?: ServerId
  readonly data: { readonly pinnedAt?: number; readonly doNotDisturb?: boolean; readonly isDeleted?: boolean }
  readonly count?: number
  readonly isOn?: boolean
  readonly msgId?: string
  readonly at?: number
}

const messagesOf = ({ messages }: Args) => messages.map(({ msgId, at }) => ({ id: msgId, at }))
const draftOf = ({ text, quoteId }: DraftArgs) => ({ text, quoteId: quoteId ?? null })
const keysOf = ({ receivers }: Args) => receivers.map(({ key }) => key)

interface FileArgs {
  readonly type: FileKind
  readonly fileName: string
  readonly extra: Readonly<Record<string, number>> & { readonly fileType: string }
  readonly quoteId?: ServerId
}

/** A recording has no bytes of files, and no sizes: one byte stands for each. Absent: the calls of an upload. */
function fileOf({ type, fileName, extra, quoteId }: FileArgs): OutgoingFile {
  const {
    fileType,
    width = 0,
    height = 0,
    duration = 0,
    posterSize,
    posterWidth = 0,
    posterHeight = 0,
  } = extra
  return {
    kind: type,
    name: fileName,
    blob: new Blob(['x'], { type: fileType }),
    width,
    height,
    duration,
    ...(posterSize === undefined
      ? {}
      : {
          poster: {
            blob: new Blob(['x']),
            width: posterWidth,
            height: posterHeight,
          },
        }),
    ...(quoteId === undefined ? {} : { quoteId }),
  }
}

const COMMANDS: Readonly<Record<CommandName, (engine: ImEngine, args: Args, ids: ClientIds) => unknown>> = {
  start: (engine) => engine.start(),
  stop: (engine) => engine.stop(),
  signOut: (engine) => engine.signOut(),
  send: (engine, { key, content: { draft, type, extra, ...content } }) =>
    type === undefined
      ? engine.send(key, draft === undefined ? content : { ...content, draft: draftOf(draft) })
      : // A recording has the body of a kind as it was given.
        engine.send(key, { ...content, kind: type, body: extra } as Outgoing),
  sendFile: (engine, { key, content }) => engine.sendFile(key, fileOf(content as unknown as FileArgs)),
  sendFiles: (engine, { key, messages }) =>
    engine.sendFiles(key, (messages as unknown as readonly FileArgs[]).map(fileOf)),
  resend: (engine, { clientId }, ids) => engine.resend(ids.replayed(clientId) as ClientId),
  discard: (engine, { clientId }, ids) => engine.discard(ids.replayed(clientId) as ClientId),
  withdraw: (engine, args) => engine.withdraw(args.key, messagesOf(args)[0] ?? { id: '', at: 0 }),
  forward: (engine, args) => engine.forward(args.key, messagesOf(args), keysOf(args)),
  broadcast: (engine, args) => engine.broadcast(keysOf(args), args.text),
  setConversation: (engine, { key, data }) => engine.setConversation(key, data),
  star: (engine, args) => engine.star(args.key, messagesOf(args), args.isOn ?? true),
  clearConversation: (engine, { key }) => engine.clearConversation(key),
  open: (engine, args) => engine.conversation(args.key).open(),
  close: (engine, args) => engine.conversation(args.key).close(),
  loadOlder: (engine, args) => engine.conversation(args.key).loadOlder(args.count),
  loadNewer: (engine, args) => engine.conversation(args.key).loadNewer(args.count),
  showAround: (engine, args) => engine.conversation(args.key).showAround(args.msgId ?? ''),
  toNewest: (engine, args) => engine.conversation(args.key).toNewest(),
  markRead: (engine, args) =>
    engine
      .conversation(args.key)
      .markRead(
        args.msgId === undefined || args.at === undefined ? undefined : { id: args.msgId, at: args.at },
      ),
  seen: (engine, { key, msgId = '', at = 0 }) => engine.conversation(key).seen({ id: msgId, at }),
  setDraft: (engine, args) => engine.conversation(args.key).setDraft(draftOf(args)),
}

/**
 * Calls a recorded command at the public door; `onClientIds` gets the ids that this engine made, in order, as soon as
 * they are known. Resolves to whether everything was accepted.
 */
export async function runCommand(
  engine: ImEngine,
  name: CommandName,
  args: unknown,
  ids: ClientIds,
  onClientIds: (clientIds: readonly string[]) => void,
): Promise<boolean> {
  // What reads as a whole recording of this format was written by commands.ts.
  const { isOk, clientIds } = outcomeOf(await COMMANDS[name](engine, args as Args, ids))
  onClientIds(clientIds)
  return isOk
}

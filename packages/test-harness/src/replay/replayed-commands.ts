import type {
  ClientId,
  ContactChange,
  ConversationKey,
  FileKind,
  FindBy,
  GroupSettings,
  ImEngine,
  ImId,
  MentionPlace,
  Outgoing,
  OutgoingFile,
  Privacy,
  RequestOptions,
  ServerId,
  TalkJob,
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
  readonly im_id: string
  readonly im_ids: readonly string[]
  readonly group_id: string
  readonly role: 'admin' | 'member'
  readonly title: string
  readonly memo: string
  readonly req_id: string
  readonly decision: 'accept' | 'refuse'
  readonly message?: string
  readonly add_by?: string
  readonly add_from?: string
  readonly phones: readonly string[]
  readonly contacts: readonly { readonly im_id: string; readonly tags: readonly string[] }[]
  readonly quoteId?: ServerId
  readonly data: PeopleData &
    GroupData & {
      readonly pinnedAt?: number
      readonly doNotDisturb?: boolean
      readonly isDeleted?: boolean
      readonly isForced?: boolean
    }
  readonly interview: string
  readonly count?: number
  readonly isOn?: boolean
  readonly msgId?: string
  readonly at?: number
}

interface PeopleData {
  readonly friend_nickname?: string
  readonly note?: string
  readonly tags?: readonly string[]
  readonly is_disturb?: number
  readonly is_hide?: number
  readonly add_verify?: number
  readonly last_seen?: number
  readonly find_by_phone?: number
  readonly find_by_account?: number
}

interface GroupData {
  readonly title?: string
  readonly avatar?: string
  readonly no_speaking?: number
  readonly public_group?: number
  readonly member_visible?: number
  readonly enable_media?: number
  readonly limit_time?: number
}

/** Only those that were given. */
const given = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const isOn = (flag: number | undefined): boolean | undefined => (flag === undefined ? undefined : flag === 1)

const changeOf = ({ friend_nickname, note, tags, is_disturb, is_hide }: PeopleData): ContactChange =>
  given({ memo: friend_nickname, note, tags, doNotDisturb: isOn(is_disturb), isHidden: isOn(is_hide) })

const privacyOf = ({ add_verify, find_by_phone, find_by_account, last_seen }: PeopleData): Partial<Privacy> =>
  given({
    needsConsent: isOn(add_verify),
    lastSeen: isOn(last_seen),
    byPhone: isOn(find_by_phone),
    byAccount: isOn(find_by_account),
  })

const settingsOf = (data: GroupData): Partial<GroupSettings> =>
  given({
    isMuted: isOn(data.no_speaking),
    isPrivate: isOn(data.public_group === undefined ? undefined : 1 - data.public_group),
    areMembersVisible: isOn(data.member_visible),
    isMediaOn: isOn(data.enable_media),
    limitTime: data.limit_time,
  })

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
  setAbout: (engine, { key, data: { isForced, ...job } }) =>
    engine.setAbout(key, job as unknown as TalkJob, isForced === undefined ? {} : { isForced }),
  setInterview: (engine, { key, interview }) => engine.setInterview(key, interview),
  erase: (engine, args) => engine.erase(args.key, messagesOf(args), args.isOn ?? true),
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
  'contacts.find': ({ contacts }, { add_by, im_id, text }) =>
    contacts.find(add_by as FindBy, add_by === 'id' ? im_id : text),
  'contacts.match': ({ contacts }, { phones }) => contacts.match(phones),
  'contacts.request': ({ contacts }, { im_id, message, add_by, add_from }) =>
    contacts.request(im_id, given({ message, addBy: add_by, addFrom: add_from }) as RequestOptions),
  'contacts.answer': ({ contacts }, { req_id, decision }) => contacts.answer(req_id, decision),
  'contacts.cancel': ({ contacts }, { req_id }) => contacts.cancel(req_id),
  'contacts.seen': ({ contacts }) => contacts.seen(),
  'contacts.add': ({ contacts }, { im_id }) => contacts.add(im_id),
  'contacts.change': ({ contacts }, { im_id, data }) => contacts.change(im_id, changeOf(data)),
  'contacts.tag': ({ contacts }, args) =>
    contacts.tag(args.contacts.map(({ im_id, tags }) => ({ imId: im_id, tags }))),
  'contacts.remove': ({ contacts }, { im_id }) => contacts.remove(im_id),
  'contacts.block': ({ contacts }, { im_id }) => contacts.block(im_id),
  'contacts.unblock': ({ contacts }, { im_id }) => contacts.unblock(im_id),
  'contacts.privacy': ({ contacts }) => contacts.privacy(),
  'contacts.setPrivacy': ({ contacts }, { data }) => contacts.setPrivacy(privacyOf(data)),
  'groups.create': ({ groups }, { title, im_ids }) => groups.create(title, im_ids),
  'groups.invite': ({ groups }, { group_id, im_ids }) => groups.invite(group_id, im_ids),
  'groups.remove': ({ groups }, { group_id, im_ids }) => groups.remove(group_id, im_ids),
  'groups.quit': ({ groups }, { group_id }) => groups.quit(group_id),
  'groups.disband': ({ groups }, { group_id }) => groups.disband(group_id),
  'groups.transfer': ({ groups }, { group_id, im_id }) => groups.transfer(group_id, im_id),
  'groups.setRole': ({ groups }, { group_id, im_ids, role }) => groups.setRole(group_id, im_ids, role),
  'groups.mute': ({ groups }, args) => groups.mute(args.group_id, args.im_id, args.isOn ?? true),
  'groups.change': ({ groups }, { group_id, data: { title, avatar } }) =>
    groups.change(group_id, given({ title, avatar })),
  'groups.setMyName': ({ groups }, { group_id, memo }) => groups.setMyName(group_id, memo),
  'groups.set': ({ groups }, { group_id, data }) => groups.set(group_id, settingsOf(data)),
  'groups.announce': ({ groups }, { group_id, text }) => groups.announce(group_id, text),
  'groups.announcements': ({ groups }, { group_id }) => groups.announcements(group_id),
  'groups.info': ({ groups }, { group_id }) => groups.info(group_id),
  'groups.settings': ({ groups }, { group_id }) => groups.settings(group_id),
  'groups.admins': ({ groups }, { group_id }) => groups.admins(group_id),
  'groups.memberSettings': ({ groups }, { group_id }) => groups.memberSettings(group_id),
  'groups.memberSetting': ({ groups }, { group_id, im_id }) => groups.memberSetting(group_id, im_id),
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

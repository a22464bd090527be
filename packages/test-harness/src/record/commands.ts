import type {
  ContactChange,
  ConversationKey,
  ConversationView,
  GroupSettings,
  ImEngine,
  Outgoing,
  OutgoingFile,
  Privacy,
  RequestOptions,
  TagsOf,
  TalkJob,
} from '@sarika/im-engine'
import type { Recorder } from './recorder'
import type { CommandName, EngineCommand, GroupCommand, Json, PeopleCommand, ViewCommand } from './recording'

/** The client ids of what was accepted, whatever shape the answer has. */
export function outcomeOf(answer: unknown): { isOk: boolean; clientIds: string[] } {
  if (Array.isArray(answer)) {
    const all = answer.map((one: object) => outcomeOf('result' in one ? one.result : one))
    return { isOk: all.every(({ isOk }) => isOk), clientIds: all.flatMap(({ clientIds }) => clientIds) }
  }
  const result = answer as { ok: boolean; value?: { clientId?: string } | null } | undefined
  if (result === undefined) return { isOk: true, clientIds: [] }
  const clientId = result.value?.clientId
  return { isOk: result.ok, clientIds: clientId === undefined ? [] : [clientId] }
}

const draftArgs = ({ text, quoteId }: { readonly text: string; readonly quoteId: string | null }) => ({
  text,
  ...(quoteId === null ? {} : { quoteId }),
})

/** What it says has the shape of its kind: redaction knows it under the name of a card's extra. */
const madeArgs = ({ kind, body, quoteId }: Extract<Outgoing, { readonly kind: string }>): Json => ({
  type: kind,
  extra: JSON.parse(JSON.stringify(body)) as Json,
  ...(quoteId === undefined ? {} : { quoteId }),
})

const contentArgs = (content: Outgoing): Json =>
  // From JavaScript anything may come: it is refused, and recorded as it looks.
  typeof content !== 'object' || content === null
    ? { text: String(content) }
    : 'kind' in content
      ? madeArgs(content)
      : {
          text: content.text,
          ...(content.quoteId === undefined ? {} : { quoteId: content.quoteId }),
          ...(content.jobId === undefined ? {} : { jobId: content.jobId }),
          ...(content.mentions === undefined ? {} : { mentions: [...content.mentions] }),
          ...(content.mentionsAt === undefined
            ? {}
            : { mentionsAt: content.mentionsAt.map((place) => [...place]) }),
          ...(content.draft === undefined ? {} : { draft: draftArgs(content.draft) }),
        }

/** What a file is, and how large: never its bytes. */
const fileArgs = ({
  kind,
  blob,
  name,
  width,
  height,
  duration,
  poster,
  fileType,
  quoteId,
}: OutgoingFile): Json => ({
  type: kind,
  fileName: name,
  fileSize: blob.size,
  extra: {
    fileType: fileType ?? blob.type,
    width: width ?? 0,
    height: height ?? 0,
    duration: duration ?? 0,
    ...(poster === undefined
      ? {}
      : { posterSize: poster.blob.size, posterWidth: poster.width, posterHeight: poster.height }),
  },
  ...(quoteId === undefined ? {} : { quoteId }),
})

const messageArgs = ({ id, at }: { readonly id: string; readonly at: number }): Json => ({ msgId: id, at })

/** Every command as plain values under field names of the wire, so that redaction knows what they are. */
const ARGS = {
  start: () => ({}),
  stop: () => ({}),
  signOut: () => ({}),
  send: (key: ConversationKey, content: Outgoing) => ({ key, content: contentArgs(content) }),
  sendFile: (key: ConversationKey, file: OutgoingFile) => ({ key, content: fileArgs(file) }),
  sendFiles: (key: ConversationKey, files: readonly OutgoingFile[]) => ({
    key,
    messages: files.map(fileArgs),
  }),
  resend: (clientId: string) => ({ clientId }),
  discard: (clientId: string) => ({ clientId }),
  withdraw: (key: ConversationKey, message: { id: string; at: number }) => ({
    key,
    messages: [messageArgs(message)],
  }),
  forward: (
    key: ConversationKey,
    messages: readonly { id: string; at: number }[],
    to: readonly string[],
  ) => ({
    key,
    messages: messages.map(messageArgs),
    receivers: to.map((receiver) => ({ key: receiver })),
  }),
  broadcast: (to: readonly string[], text: string) => ({
    receivers: to.map((receiver) => ({ key: receiver })),
    text,
  }),
  setConversation: (key: ConversationKey, change: { readonly [field: string]: number | boolean }) => ({
    key,
    data: { ...change },
  }),
  setAbout: (key: ConversationKey, job: TalkJob, options: { readonly isForced?: boolean } = {}) => ({
    key,
    data: { ...job, ...options },
  }),
  setInterview: (key: ConversationKey, interview: string) => ({ key, interview }),
  erase: (
    key: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    isOn: boolean,
  ) => ({ key, messages: messages.map(messageArgs), isOn }),
  star: (
    key: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    isOn: boolean,
  ) => ({ key, messages: messages.map(messageArgs), isOn }),
  clearConversation: (key: ConversationKey) => ({ key }),
} as const satisfies Readonly<Record<EngineCommand, (...args: never[]) => Json>>

const VIEW_ARGS = {
  open: () => ({}),
  close: () => ({}),
  loadOlder: (count?: number) => (count === undefined ? {} : { count }),
  loadNewer: (count?: number) => (count === undefined ? {} : { count }),
  showAround: (msgId: string) => ({ msgId }),
  toNewest: () => ({}),
  markRead: (upTo?: { id: string; at: number }) =>
    upTo === undefined ? {} : { msgId: upTo.id, at: upTo.at },
  seen: ({ id, at }: { id: string; at: number }) => ({ msgId: id, at }),
  setDraft: draftArgs,
} as const satisfies Readonly<Record<ViewCommand, (...args: never[]) => { readonly [field: string]: Json }>>

const onOff = (isOn: boolean) => (isOn ? 1 : 0)

const changeArgs = ({ memo, note, tags, doNotDisturb, isHidden }: ContactChange): Json => ({
  ...(memo === undefined ? {} : { friend_nickname: memo }),
  ...(note === undefined ? {} : { note }),
  ...(tags === undefined ? {} : { tags: [...tags] }),
  ...(doNotDisturb === undefined ? {} : { is_disturb: onOff(doNotDisturb) }),
  ...(isHidden === undefined ? {} : { is_hide: onOff(isHidden) }),
})

const privacyArgs = ({ needsConsent, byPhone, byAccount, lastSeen }: Partial<Privacy>): Json => ({
  ...(needsConsent === undefined ? {} : { add_verify: onOff(needsConsent) }),
  ...(byPhone === undefined ? {} : { find_by_phone: onOff(byPhone) }),
  ...(byAccount === undefined ? {} : { find_by_account: onOff(byAccount) }),
  ...(lastSeen === undefined ? {} : { last_seen: onOff(lastSeen) }),
})

const toPerson = (im_id: string) => ({ im_id })
const toRequest = (req_id: string) => ({ req_id })

const PEOPLE_ARGS = {
  find: (by: string, text: string) => (by === 'id' ? { add_by: by, im_id: text } : { add_by: by, text }),
  match: (phones: readonly string[]) => ({ phones: [...phones] }),
  request: (im_id: string, { message, addBy, addFrom }: RequestOptions = {}) => ({
    im_id,
    ...(message === undefined ? {} : { message }),
    ...(addBy === undefined ? {} : { add_by: addBy }),
    ...(addFrom === undefined ? {} : { add_from: addFrom }),
  }),
  answer: (req_id: string, decision: string) => ({ req_id, decision }),
  cancel: toRequest,
  seen: () => ({}),
  add: toPerson,
  change: (im_id: string, change: ContactChange) => ({ im_id, data: changeArgs(change) }),
  tag: (tags: readonly TagsOf[]) => ({
    contacts: tags.map((one) => ({ im_id: one.imId, tags: [...one.tags] })),
  }),
  remove: toPerson,
  block: toPerson,
  unblock: toPerson,
  privacy: () => ({}),
  setPrivacy: (change: Partial<Privacy>) => ({ data: privacyArgs(change) }),
} as const satisfies Readonly<Record<PeopleCommand, (...args: never[]) => Json>>

const settingsArgs = (set: Partial<GroupSettings>): Json => ({
  ...(set.isMuted === undefined ? {} : { no_speaking: onOff(set.isMuted) }),
  ...(set.isPrivate === undefined ? {} : { public_group: onOff(!set.isPrivate) }),
  ...(set.areMembersVisible === undefined ? {} : { member_visible: onOff(set.areMembersVisible) }),
  ...(set.isMediaOn === undefined ? {} : { enable_media: onOff(set.isMediaOn) }),
  ...(set.limitTime === undefined ? {} : { limit_time: set.limitTime }),
})

const toGroup = (group_id: string) => ({ group_id })
const toMember = (group_id: string, im_id: string) => ({ group_id, im_id })
const toMembers = (group_id: string, imIds: readonly string[]) => ({ group_id, im_ids: [...imIds] })

const GROUP_ARGS = {
  create: (title: string, imIds: readonly string[]) => ({ title, im_ids: [...imIds] }),
  invite: toMembers,
  remove: toMembers,
  quit: toGroup,
  disband: toGroup,
  transfer: toMember,
  setRole: (group_id: string, imIds: readonly string[], role: string) => ({
    ...toMembers(group_id, imIds),
    role,
  }),
  mute: (group_id: string, im_id: string, isOn: boolean) => ({ group_id, im_id, isOn }),
  change: (group_id: string, { title, avatar }: { readonly title?: string; readonly avatar?: string }) => ({
    group_id,
    data: { ...(title === undefined ? {} : { title }), ...(avatar === undefined ? {} : { avatar }) },
  }),
  setMyName: (group_id: string, memo: string) => ({ group_id, memo }),
  set: (group_id: string, change: Partial<GroupSettings>) => ({ group_id, data: settingsArgs(change) }),
  announce: (group_id: string, text: string) => ({ group_id, text }),
  announcements: toGroup,
  info: toGroup,
  settings: toGroup,
  admins: toGroup,
  memberSettings: toGroup,
  memberSetting: toMember,
} as const satisfies Readonly<Record<GroupCommand, (...args: never[]) => Json>>

/** Every command, e.g. to see that each is done somewhere. */
export const COMMAND_NAMES = [
  ...Object.keys(ARGS),
  ...Object.keys(VIEW_ARGS),
  ...Object.keys(PEOPLE_ARGS).map((name) => `contacts.${name}`),
  ...Object.keys(GROUP_ARGS).map((name) => `groups.${name}`),
] as readonly CommandName[]

type Call = (...args: never[]) => unknown

const counts = new WeakMap<Recorder, number>()

/** The call with a note before it and one behind it. */
function noted(recorder: Recorder, tab: string, name: CommandName, args: Json, call: () => unknown): unknown {
  const id = (counts.get(recorder) ?? 0) + 1
  counts.set(recorder, id)
  recorder.note(tab, (redactor) => ({ type: 'command', id, name, args: redactor.value(args) }))
  const settle = (answer: unknown): void => {
    const { isOk, clientIds } = outcomeOf(answer)
    recorder.note(tab, ({ ids }) => ({
      type: 'settled',
      id,
      isOk,
      clientIds: clientIds.map((clientId) => ids.clientId(clientId)),
    }))
  }
  const answer = call()
  if (answer instanceof Promise) void answer.then(settle, () => undefined)
  else settle(undefined)
  return answer
}

/** The same object with some of its methods heard; everything else is the object's own. */
function heard<T extends object>(target: T, methodOf: (name: PropertyKey) => Call | undefined): T {
  return new Proxy(target, {
    get(_, name) {
      const method = methodOf(name)
      if (method !== undefined) return method
      const own: unknown = Reflect.get(target, name, target)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })
}

/** An engine whose commands are recorded as they are called. */
export function watchCommands(engine: ImEngine, recorder: Recorder, tab: string): ImEngine {
  const views = new WeakMap<ConversationView, ConversationView>()
  const watchView = (view: ConversationView): ConversationView => {
    const known = views.get(view)
    if (known !== undefined) return known
    const watched = heard(view, (name) => {
      if (!Object.hasOwn(VIEW_ARGS, name)) return undefined
      const command = name as keyof typeof VIEW_ARGS
      return (...args: never[]) =>
        noted(
          recorder,
          tab,
          command,
          { key: view.key, ...((VIEW_ARGS[command] as Call)(...args) as object) },
          () => (view[command] as Call)(...args),
        )
    })
    views.set(view, watched)
    return watched
  }
  const parts = {
    contacts: watchPart(engine.contacts, 'contacts', PEOPLE_ARGS, recorder, tab),
    groups: watchPart(engine.groups, 'groups', GROUP_ARGS, recorder, tab),
  }
  const watched = heard(engine, (name) => {
    if (name === 'conversation') return (key: ConversationKey) => watchView(engine.conversation(key))
    if (!Object.hasOwn(ARGS, name)) return undefined
    const command = name as keyof typeof ARGS
    return (...args: never[]) =>
      noted(recorder, tab, command, (ARGS[command] as Call)(...args) as Json, () =>
        (engine[command] as Call).call(engine, ...args),
      )
  })
  return new Proxy(watched, {
    get: (target, name) => Reflect.get(Object.hasOwn(parts, name) ? parts : target, name),
  })
}

/** What the engine has of one kind, e.g. its contacts, with its commands. */
function watchPart<Command extends PeopleCommand | GroupCommand, T extends Readonly<Record<Command, Call>>>(
  part: T,
  kind: 'contacts' | 'groups',
  args: Readonly<Record<Command, Call>>,
  recorder: Recorder,
  tab: string,
): T {
  return heard(part, (name) => {
    if (!Object.hasOwn(args, name)) return undefined
    const command = name as Command
    const full = `${kind}.${command}` as CommandName
    return (...given: never[]) =>
      noted(recorder, tab, full, args[command](...given) as Json, () => part[command](...given))
  })
}

import {
  type ConversationItem,
  type ConversationKey,
  type ConversationList,
  isGroupKey,
  peerOf,
  personKey,
  type ShownMessage,
} from '@sarika/im-engine'
import {
  useComposer,
  useConnection,
  useContacts,
  useConversation,
  useGroup,
  useImEngine,
  useView,
} from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { copyText } from '../../../lib/copy-text'
import { isolate } from '../../../lib/isolate'
import { useIsVisible } from '../../../lib/page-state'
import { useLater } from '../../../lib/use-later'
import { useJobTitle } from '../api/job'
import { HiringTable } from '../hiring/hiring-table'
import type { Spoken } from '../media/sound'
import { Reporting } from '../reports/reporting'
import { withAlbums } from '../rules/albums'
import { seenIn } from '../rules/group-rights'
import { toJobId } from '../rules/job-id'
import { type Chosen, edit, mentionsOf, NOTHING_CHOSEN, placesIn } from '../rules/mention'
import { whyNoField } from '../rules/no-field'
import { refusalInWords } from '../rules/refusals'
import { createTimeline } from '../rules/timeline'
import type { Side, Whom } from '../rules/whom'
import { copyOf } from '../rules/words'
import { AddFriend } from './add-friend'
import { BeforeChange } from './before-change'
import { Composer } from './composer'
import { DetailsPane } from './details-pane'
import { ForwardDialog } from './forward-dialog'
import { JobPin } from './job-pin'
import { MessageLog } from './message-log'
import { ReadersPane } from './readers-pane'
import { useSay } from './say'
import { SearchPane } from './search-pane'
import { SelectBar } from './select-bar'
import { StarsPane } from './stars-pane'
import type { Talk } from './talk'
import { ThreadHead } from './thread-head'
import { Unblock } from './unblock'
import { useBackToList } from './use-back-to-list'
import { useChosen } from './use-chosen'
import { useDeed } from './use-deed'
import { useDrop } from './use-drop'
import { useMemberName } from './use-member-name'
import { useThreadScroll } from './use-thread-scroll'
import { useTipWords } from './use-tip-words'
import { type Trays, useTray } from './use-tray'
import { ViewingProvider } from './viewing'

const loadViewer = async () => (await import('./viewer')).Viewer

/** More messages than this are not kept for a reader who is at the end: what is far above is read again when asked for. */
const KEPT = 200
/** After the message that was one too many, ms: it is on the screen, and the frame that shows it has no other work. */
const DROPPED_AFTER_MS = 500

interface Props {
  conversation: ConversationKey
  me: string
  /** Who was chosen in what is typed, by conversation. */
  mentions: Map<ConversationKey, Chosen>
  /** Which files wait to be sent, by conversation. */
  trays: Trays
  side: Side
  onSide: (side: Side) => void
  /** A message that is to be shown, and the moment it was asked for. */
  asked: { readonly id: string; readonly visit: string } | null
  /** The job that it was opened from just now; "": of the conversation's own. */
  jobId: string
}

/** One conversation: who it is with, what was said, and the field to answer. */
export function Thread({ conversation, me, mentions, trays, side, onSide, asked, jobId }: Props) {
  const t = useSay()
  const { snapshot, unread, loadOlder, loadNewer, showAround, toNewest, seen, countBehind } =
    useConversation(conversation)
  const composer = useComposer(conversation)
  const { isReady, hasNewer, messages, title, isDeleted, ended } = snapshot
  const { isCaughtUp } = useConnection()
  // Whose job was just opened is told in a moment.
  const isUnknown = title === null && isCaughtUp && isReady && jobId === ''
  const isNobody = isUnknown && ended === null && messages.length === 0
  const whom = useWhom(conversation, title, isUnknown)
  useBackToList(isReady, isDeleted)
  const group = useGroup(conversation)
  const contacts = useContacts()
  const userType = useListed(conversation, 'userType') ?? 0
  // Whose job was just opened is a contact in a moment.
  const known = jobId === '' ? contacts : []
  const insteadOfField = whyNoField({ snapshot, isNobody, group, contacts: known, userType, me })
  const canWrite = insteadOfField === null
  const isWordsOnly = group?.isMediaOn === false && group.role === 'member'
  const [hadNoField, setHadNoField] = useState(false)
  if (!canWrite && !hadNoField) setHadNoField(true)
  const listedJob = useListed(conversation, 'jobId') ?? ''
  // What is sent names the job as the list does: who reads it may have another language.
  const listedTitle = useListed(conversation, 'jobTitle') ?? ''
  const pinnedJob = jobId || toJobId(listedJob)
  const makeRoom = useCallback(() => {
    onSide(null)
    setReadersOf(null)
  }, [onSide])
  const isVisible = useIsVisible()
  const [buildTimeline] = useState(createTimeline)
  const { chosen, choose, begin, end } = useChosen()
  const said = useMemo(() => buildTimeline(snapshot, unread), [buildTimeline, snapshot, unread])
  // Those that are chosen are chosen one by one.
  const isChoosing = chosen !== null
  const rows = useMemo(() => (isChoosing ? said : withAlbums(said)), [said, isChoosing])
  const scroll = useThreadScroll(rows, snapshot, unread, seen)
  const { quoteId, setQuote } = composer
  // As it is now: it may be withdrawn while one answers it. Until the draft is kept nobody else looks for it.
  const answered =
    quoteId === null ? undefined : (messages.find(({ id }) => id === quoteId) ?? snapshot.quoted.get(quoteId))
  const [mentioned, setMentioned] = useState(mentions.get(conversation) ?? NOTHING_CHOSEN)
  useEffect(() => {
    mentions.set(conversation, mentioned)
  }, [mentioned, mentions, conversation])
  const [found, setFound] = useState<string | null>(null)
  const [forwarded, setForwarded] = useState<readonly ShownMessage[] | null>(null)
  const [reported, setReported] = useState<ShownMessage | null>(null)
  const closeReport = useCallback(() => setReported(null), [])
  const [viewed, setViewed] = useState<string | null>(null)
  const { data: Viewer } = useLater('viewer', viewed !== null, loadViewer)
  const tray = useTray(conversation, trays)
  const drop = useDrop(canWrite && !isWordsOnly ? tray.add : null)
  const [readersOf, setReadersOf] = useState<string | null>(null)
  const [notice, setNotice] = useState<{ readonly text: string; readonly number: number } | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  // What came while nobody looked is seen when somebody does.
  const { look } = scroll
  useEffect(() => {
    if (isVisible && isReady) look()
  }, [isVisible, isReady, look])

  const isTooLong = isReady && !scroll.hasLeft && !hasNewer && messages.length > KEPT
  useEffect(() => {
    if (!isTooLong) return
    const timer = setTimeout(() => void toNewest(), DROPPED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isTooLong, toNewest])

  const say = useCallback(
    (text: string) => setNotice((last) => ({ text, number: (last?.number ?? 0) + 1 })),
    [],
  )

  const { seek, toEnd } = scroll
  const engine = useImEngine()
  const deed = useDeed()
  const jump = useCallback(
    async (id: string) => {
      const keyHere = () =>
        engine
          .conversation(conversation)
          .getSnapshot()
          .messages.find((message) => message.id === id)?.key
      if (keyHere() === undefined) await showAround(id)
      const key = keyHere()
      if (key === undefined) return say(t('thread.away'))
      setFound(key)
      seek(key)
    },
    [engine, conversation, showAround, seek, say, t],
  )
  /** Once: from there the reader goes where they like. */
  const shownAsk = useRef<Props['asked']>(null)
  useEffect(() => {
    if (asked === null || !isReady || shownAsk.current === asked) return
    shownAsk.current = asked
    void jump(asked.id)
  }, [asked, isReady, jump])

  const isGroup = isGroupKey(conversation)
  const nameOfMember = useMemberName(conversation)
  const tipInWords = useTipWords(conversation, t)
  const talk = useMemo<Talk>(
    () => ({
      isGroup,
      peer: isGroup ? null : peerOf(conversation),
      nameOf: ({ from, own }) => (own ? t('thread.you') : isGroup ? nameOfMember(from) : whom.name),
      tipInWords,
      canWrite,
      reply: (message) => {
        setQuote(message.id)
        field.current?.focus()
      },
      jump: (id) => void jump(id),
      resend: (clientId) => void deed(engine.resend(clientId)),
      discard: (clientId) => void deed(engine.discard(clientId)),
      withdraw: (message) => void deed(engine.withdraw(conversation, message)),
      star: (message) => void deed(engine.star(conversation, [message], message.isStarred !== true)),
      forward: setForwarded,
      select: begin,
      readers: ({ id }) => {
        onSide(null)
        setReadersOf(id)
      },
      report: setReported,
    }),
    [
      isGroup,
      nameOfMember,
      tipInWords,
      canWrite,
      whom.name,
      jump,
      setQuote,
      deed,
      engine,
      conversation,
      begin,
      onSide,
      t,
    ],
  )
  const chosenMessages = chosen === null ? [] : messages.filter(({ key }) => chosen.has(key))
  const copyChosen = async () => {
    const texts = chosenMessages.map((one) => copyOf(one, t)).filter(Boolean)
    if (!(await copyText(texts.join('\n')))) return say(t('thread.notCopied'))
    end()
    say(t('thread.copied'))
  }

  const goToEnd = useCallback(() => {
    void toNewest().then(toEnd)
  }, [toNewest, toEnd])
  const forgetFound = useCallback(() => setFound(null), [])
  const sendFiles = async (answered: string | null) => {
    if (tray.items.length === 0) return
    if (hasNewer) goToEnd()
    if ((await tray.send(answered)) && answered !== null) setQuote(null)
  }
  const send = async () => {
    if (isBlank(composer.text)) return sendFiles(quoteId)
    const places = placesIn(edit(mentioned, composer.text), group?.members ?? [], me)
    const sent = composer.send(mentionsOf(places))
    // They go with this one; with a text that is refused they come back, unless others were chosen meanwhile.
    setMentioned(NOTHING_CHOSEN)
    if (hasNewer) goToEnd()
    // A text waits for no file, so it stands above them on both sides.
    if ((await sent).ok) return sendFiles(null)
    setMentioned((chosen) => (chosen === NOTHING_CHOSEN ? mentioned : chosen))
  }
  const sendVoice = async (spoken: Spoken) => {
    const result = await engine.sendFile(conversation, { kind: 'audio', ...spoken })
    if (!result.ok) say(refusalInWords(result.refusal, t))
    else if (hasNewer) goToEnd()
  }
  const toLastOwn = () => {
    const buttons = scroll.frame.current?.querySelectorAll<HTMLElement>('.said-own .tool-more')
    buttons?.[buttons.length - 1]?.focus()
  }

  return (
    <ViewingProvider value={setViewed}>
      <HiringTable
        conversation={conversation}
        jobId={pinnedJob}
        jobTitle={listedTitle}
        isSideTaken={side !== null || readersOf !== null}
        onSide={makeRoom}
      >
        <section className="thread" aria-label={whom.name} {...drop.on}>
          {drop.isOver && <p className="drop-here">{t('media.drop', { name: isolate(whom.name) })}</p>}
          <BeforeChange act={scroll.note} />
          <ThreadHead whom={whom} side={side} onSide={onSide} />
          {pinnedJob !== '' && <JobPin id={pinnedJob} />}
          {isNobody && <div className="log" />}
          {!isNobody && (
            <MessageLog
              snapshot={snapshot}
              name={whom.name}
              talk={talk}
              scroll={scroll}
              found={found}
              onFoundShown={forgetFound}
              loadOlder={loadOlder}
              loadNewer={loadNewer}
              countBehind={countBehind}
              onToEnd={goToEnd}
              onNotice={say}
              chosen={chosen}
              onChoose={choose}
            />
          )}
          <div className="thread-notice" role="status">
            {notice !== null && (
              <p key={notice.number} onAnimationEnd={() => setNotice(null)}>
                {notice.text}
              </p>
            )}
          </div>
          {chosen !== null ? (
            <SelectBar
              messages={chosenMessages}
              onForward={() => setForwarded(chosenMessages)}
              onStar={() => {
                void deed(engine.star(conversation, chosenMessages, true))
                end()
              }}
              onCopy={() => void copyChosen()}
              onCancel={end}
            />
          ) : insteadOfField === null ? (
            <Composer
              ref={field}
              composer={composer}
              name={whom.name}
              members={group === undefined ? [] : seenIn(group, me)}
              me={me}
              mentioned={mentioned}
              onMentioned={setMentioned}
              answered={answered}
              nameOf={talk.nameOf}
              tray={tray}
              onVoice={(spoken) => void sendVoice(spoken)}
              isWordsOnly={isWordsOnly}
              // A field that comes back takes the focus from nobody.
              isFocused={!hadNoField}
              onSend={() => void send()}
              onUp={toLastOwn}
            />
          ) : (
            <div className="thread-ended">
              {!isBlank(composer.text) && (
                <textarea
                  readOnly
                  dir="auto"
                  rows={2}
                  aria-label={t('thread.unsent')}
                  value={composer.text}
                />
              )}
              <p role="status">{t(`thread.${insteadOfField}`, { name: isolate(whom.name) })}</p>
              {insteadOfField === 'notFriends' && <AddFriend peer={peerOf(conversation)} />}
              {insteadOfField === 'blockedByYou' && <Unblock peer={peerOf(conversation)} />}
            </div>
          )}
        </section>
        {side === 'details' && (
          <DetailsPane
            whom={whom}
            onStars={() => onSide('stars')}
            onJump={(id) => void jump(id)}
            onClose={() => onSide(null)}
          />
        )}
        {side === 'stars' && (
          <StarsPane whom={whom} onJump={(id) => void jump(id)} onClose={() => onSide(null)} />
        )}
        {side === null && readersOf !== null && (
          <ReadersPane conversation={conversation} messageId={readersOf} onClose={() => setReadersOf(null)} />
        )}
        {forwarded !== null && (
          <ForwardDialog
            from={conversation}
            me={me}
            messages={forwarded}
            onClose={() => {
              setForwarded(null)
              end()
            }}
          />
        )}
        {reported !== null && (
          <Reporting
            about={{ kind: 'message', id: reported.id }}
            name={talk.nameOf(reported)}
            onClose={closeReport}
          />
        )}
        {side === 'search' && (
          <SearchPane whom={whom} onJump={(id) => void jump(id)} onClose={() => onSide(null)} />
        )}
        {viewed !== null && Viewer !== undefined && (
          <Viewer
            conversation={conversation}
            messageKey={viewed}
            nameOf={talk.nameOf}
            onClose={() => setViewed(null)}
          />
        )}
      </HiringTable>
    </ViewingProvider>
  )
}

/** Something of the conversation's line in the list: a line that only says something newer draws nothing here. */
function useListed<Field extends 'avatar' | 'company' | 'jobId' | 'jobTitle' | 'userType'>(
  key: ConversationKey,
  field: Field,
): ConversationItem[Field] | undefined {
  const pick = useCallback(
    ({ items }: ConversationList) => items.find((one) => one.key === key)?.[field],
    [key, field],
  )
  return useView(useImEngine().conversations, pick)
}

/** Who the engine says it is; the company by the list, else by the contacts: not everybody has been talked to. */
function useWhom(key: ConversationKey, title: string | null, isUnknown: boolean): Whom {
  const t = useSay()
  const listedCompany = useListed(key, 'company') ?? ''
  const jobTitle = useJobTitle(toJobId(useListed(key, 'jobId') ?? ''), useListed(key, 'jobTitle') ?? '')
  const avatar = useListed(key, 'avatar') ?? ''
  const group = useGroup(key)
  const contact = useContacts().find(({ imId }) => personKey(imId) === key)
  const unknown = t(isGroupKey(key) ? 'thread.notYours' : 'thread.unknownContact')
  const name = title ?? (isUnknown ? unknown : '')
  const company = listedCompany || contact?.company || ''
  const count = group?.count ?? 0
  return useMemo(
    () => ({ key, name, avatar, company, jobTitle, count }),
    [key, name, avatar, company, jobTitle, count],
  )
}

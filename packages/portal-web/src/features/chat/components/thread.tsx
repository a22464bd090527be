import {
  type ConversationKey,
  EVERYBODY_KEY,
  isGroupKey,
  peerOf,
  type ShownMessage,
  USER_TYPE,
} from '@sarika/im-engine'
import {
  useComposer,
  useConnection,
  useContacts,
  useConversation,
  useGroup,
  useImEngine,
} from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../lib/copy-text'
import { isolate } from '../../../lib/isolate'
import { useIsPhone, useIsVisible } from '../../../lib/page-state'
import { useLater } from '../../../lib/use-later'
import { useErase } from '../acts/use-erase'
import { Asking } from '../assistant/asking'
import { ASSISTANT } from '../assistant/assistant'
import { WaitingLine } from '../assistant/waiting-line'
import { HiringTable } from '../hiring/hiring-table'
import { useLinkPreview } from '../links/use-link-preview'
import type { Spoken } from '../media/sound'
import { TypingLine } from '../presence/typing-line'
import { Reporting } from '../reports/reporting'
import { withAlbums } from '../rules/albums'
import { seenIn } from '../rules/group-rights'
import { toJobId } from '../rules/job-id'
import { type Chosen, edit, mentionsOf, NOTHING_CHOSEN, placesIn } from '../rules/mention'
import { whyNoField } from '../rules/no-field'
import { personOffer } from '../rules/person-offer'
import { refusalInWords } from '../rules/refusals'
import { scriptOf } from '../rules/script-of'
import { createTimeline } from '../rules/timeline'
import type { Side } from '../rules/whom'
import { copyOf } from '../rules/words'
import { WalletTable } from '../wallet/wallet-table'
import { BeforeChange } from './before-change'
import { Composer } from './composer'
import { DetailsPane } from './details-pane'
import { EverybodyDialog } from './everybody-dialog'
import { EverybodyLine } from './everybody-line'
import { ForwardDialog } from './forward-dialog'
import { JobPin } from './job-pin'
import { MeetingLine } from './meeting-line'
import { MessageLog } from './message-log'
import { NoField } from './no-field'
import { PersonCardLater } from './person-card-later'
import { ReadersPane } from './readers-pane'
import { useSay } from './say'
import { SearchPane } from './search-pane'
import { SelectBar } from './select-bar'
import { StarsPane } from './stars-pane'
import type { Talk } from './talk'
import { TalkToPerson } from './talk-to-person'
import { ThreadHead } from './thread-head'
import { useAgain } from './use-again'
import { useBackToList } from './use-back-to-list'
import { useChosen } from './use-chosen'
import { useDeed } from './use-deed'
import { useDrop } from './use-drop'
import { useFaces } from './use-faces'
import { type Asked, useFound } from './use-found'
import { useMemberName } from './use-member-name'
import { useThreadScroll } from './use-thread-scroll'
import { useTipWords } from './use-tip-words'
import { type Trays, useTray } from './use-tray'
import { useListed, useWhom } from './use-whom'
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
  asked: Asked | null
  /** The job that it was opened from just now; "": of the conversation's own. */
  jobId: string
}

/** One conversation: who it is with, what was said, and the field to answer. */
export function Thread({ conversation, me, mentions, trays, side, onSide, asked, jobId }: Props) {
  const t = useSay()
  const { t: tTyping } = useTranslation('typing')
  const { snapshot, unread, loadOlder, loadNewer, showAround, toNewest, seen, countBehind } =
    useConversation(conversation)
  const composer = useComposer(conversation)
  const { isReady, hasNewer, messages, title, isDeleted, isArchived, ended } = snapshot
  const { isCaughtUp } = useConnection()
  // Whose job was just opened is told in a moment.
  const isUnknown = title === null && isCaughtUp && isReady && jobId === ''
  const isNobody = isUnknown && ended === null && messages.length === 0
  const whom = useWhom(conversation, title, isUnknown)
  useBackToList(isReady, isDeleted || isArchived)
  const group = useGroup(conversation)
  const contacts = useContacts()
  const listedType = useListed(conversation, 'userType') ?? USER_TYPE.im
  const userType = whom.isManager ? USER_TYPE.manage : listedType
  // Whose job was just opened is a contact in a moment.
  const known = jobId === '' ? contacts : []
  const insteadOfField = whyNoField({ snapshot, isNobody, group, contacts: known, userType, me })
  const canWrite = insteadOfField === null
  const isAssistant = conversation === ASSISTANT
  const offer = isAssistant ? personOffer(messages) : null
  const isToAll = conversation === EVERYBODY_KEY
  const isWordsOnly = isAssistant || isToAll || (group?.isMediaOn === false && group.role === 'member')
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
  const [isAskingAll, setIsAskingAll] = useState(false)
  const [forwarded, setForwarded] = useState<readonly ShownMessage[] | null>(null)
  const [reported, setReported] = useState<ShownMessage | null>(null)
  const [person, setPerson] = useState<string | null>(null)
  const closeReport = useCallback(() => setReported(null), [])
  const [viewed, setViewed] = useState<string | null>(null)
  const { data: Viewer } = useLater('viewer', viewed !== null, loadViewer)
  const tray = useTray(conversation, trays)
  const drop = useDrop(canWrite && !isWordsOnly ? tray.add : null)
  const linked = useLinkPreview(composer.text, canWrite && !isWordsOnly)
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
  const again = useAgain(conversation, composer, field, setMentioned)
  const engine = useImEngine()
  const deed = useDeed()
  const isSearching = side === 'search'
  const onAway = useCallback(() => say(t('thread.away')), [say, t])
  const sought = { conversation, asked, isReady, isSearching, showAround, seek, onAway }
  const { found, jump, forget } = useFound(sought)
  const isPhone = useIsPhone()
  /** From a pane, which covers the message where there is room for one. */
  const jumpFromPane = (id: string) => {
    if (isPhone) onSide(null)
    void jump(id)
  }

  const isGroup = isGroupKey(conversation)
  const nameOfMember = useMemberName(conversation)
  const tipInWords = useTipWords(conversation, t)
  const faceOf = useFaces(conversation, whom.avatar)
  const othersCount = isGroup ? whom.count - 1 : 1
  const erase = useErase(conversation, end)
  const talk = useMemo<Talk>(
    () => ({
      isGroup,
      peer: isGroup ? null : peerOf(conversation),
      nameOf: ({ from, own }) => (own ? t('thread.you') : isGroup ? nameOfMember(from) : whom.name),
      faceOf,
      othersCount,
      tipInWords,
      // A question is asked, and that is all: nothing is taken back or answered.
      canWrite: canWrite && !isAssistant,
      reply: (message) => {
        setQuote(message.id)
        field.current?.focus()
      },
      jump: (id) => void jump(id),
      resend: (clientId) => void deed(engine.resend(clientId)),
      discard: (clientId) => void deed(engine.discard(clientId)),
      ...again.talk,
      erase,
      star: (message) => void deed(engine.star(conversation, [message], message.isStarred !== true)),
      forward: setForwarded,
      select: begin,
      readers: ({ id }) => {
        onSide(null)
        setReadersOf(id)
      },
      report: setReported,
      person: ({ from }) => (isGroup ? setPerson(from) : onSide('details')),
    }),
    [
      isGroup,
      nameOfMember,
      faceOf,
      othersCount,
      tipInWords,
      canWrite,
      isAssistant,
      whom.name,
      jump,
      setQuote,
      again.talk,
      deed,
      erase,
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
  const sendFiles = async (answered: string | null) => {
    if (tray.items.length === 0) return
    if (hasNewer) goToEnd()
    if ((await tray.send(answered)) && answered !== null) setQuote(null)
  }
  const send = async () => {
    if (isBlank(composer.text)) return sendFiles(quoteId)
    if (!again.canSend()) return say(t('refusal.too-late'))
    const places = placesIn(edit(mentioned, composer.text), group?.members ?? [], me)
    const { preview } = linked
    const sent = composer.send({ ...mentionsOf(places), ...(preview && { preview }) })
    // They go with this one; with a text that is refused they come back, unless others were chosen meanwhile.
    setMentioned(NOTHING_CHOSEN)
    if (hasNewer) goToEnd()
    // A text waits for no file, so it stands above them on both sides.
    if ((await sent).ok) {
      again.sent()
      return sendFiles(null)
    }
    setMentioned((chosen) => (chosen === NOTHING_CHOSEN ? mentioned : chosen))
  }
  const sendVoice = async (spoken: Spoken) => {
    const result = await engine.sendFile(conversation, { kind: 'audio', ...spoken })
    if (!result.ok) say(refusalInWords(result.refusal, t))
    else if (hasNewer) goToEnd()
  }
  const goUp = (isToActs: boolean) => {
    if (!isToActs && !isAssistant && again.takeLast(messages)) return
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
        <WalletTable
          conversation={conversation}
          name={whom.name}
          avatar={whom.avatar}
          isSideTaken={side !== null || readersOf !== null}
          onSide={makeRoom}
        >
          <section className="thread" aria-label={whom.name} {...drop.on}>
            {drop.isOver && <p className="drop-here">{t('media.drop', { name: isolate(whom.name) })}</p>}
            <BeforeChange act={scroll.note} />
            <ThreadHead whom={whom} canWrite={canWrite} side={side} onSide={onSide} />
            <MeetingLine conversation={conversation} />
            {pinnedJob !== '' && <JobPin id={pinnedJob} />}
            {isNobody && <div className="log" />}
            {!isNobody && (
              <MessageLog
                snapshot={snapshot}
                name={whom.name}
                talk={talk}
                scroll={scroll}
                found={found}
                onFoundShown={forget}
                loadOlder={loadOlder}
                loadNewer={loadNewer}
                countBehind={countBehind}
                onToEnd={goToEnd}
                onNotice={say}
                chosen={chosen}
                onChoose={choose}
              />
            )}
            <TypingLine conversation={conversation} />
            <EverybodyLine conversation={conversation} />
            {isAssistant && <WaitingLine last={messages.at(-1)} />}
            {offer !== null && (
              <p className="person-offer">
                <TalkToPerson key={messages.at(-1)?.id} question={offer} />
              </p>
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
                onErase={() => erase(chosenMessages)}
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
                spoken={messages.findLast(({ text }) => scriptOf(text) >= 0)?.text ?? ''}
                nameOf={talk.nameOf}
                again={again}
                linked={linked}
                tray={tray}
                onVoice={(spoken) => void sendVoice(spoken)}
                isWordsOnly={isWordsOnly}
                asking={
                  isAssistant ? (
                    <Asking
                      isNew={userType === USER_TYPE.robot && messages.every(({ own }) => !own)}
                      onAsk={(question) => void deed(engine.send(conversation, question))}
                    />
                  ) : isToAll ? null : (
                    false
                  )
                }
                placeholder={
                  isAssistant
                    ? tTyping('assistant.ask')
                    : isToAll
                      ? tTyping('everybody.write')
                      : t('composer.placeholder')
                }
                // A field that comes back takes the focus from nobody.
                isFocused={!hadNoField}
                onSend={() => (isToAll && !isBlank(composer.text) ? setIsAskingAll(true) : void send())}
                onUp={goUp}
              />
            ) : (
              <NoField
                why={insteadOfField}
                peer={peerOf(conversation)}
                name={whom.name}
                unsent={composer.text}
              />
            )}
          </section>
          {side === 'details' && (
            <DetailsPane
              whom={whom}
              onStars={() => onSide('stars')}
              onJump={jumpFromPane}
              onClose={() => onSide(null)}
            />
          )}
          {side === 'stars' && <StarsPane whom={whom} onJump={jumpFromPane} onClose={() => onSide(null)} />}
          {side === null && readersOf !== null && (
            <ReadersPane
              conversation={conversation}
              messageId={readersOf}
              onClose={() => setReadersOf(null)}
            />
          )}
          {isAskingAll && (
            <EverybodyDialog
              text={composer.text}
              opener={field}
              onSend={() => void send()}
              onClose={() => setIsAskingAll(false)}
            />
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
          {person !== null && (
            <PersonCardLater imId={person} name={nameOfMember(person)} onClose={() => setPerson(null)} />
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
        </WalletTable>
      </HiringTable>
    </ViewingProvider>
  )
}

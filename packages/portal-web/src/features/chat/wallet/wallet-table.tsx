import { type ConversationKey, isGroupKey, peerOf, toImId } from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine } from '@sarika/im-engine/react'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openArea } from '../../../i18n/i18n'
import { useIsWalletOn } from '../../../lib/chat-switch'
import { toFields } from '../../../lib/fields'
import { useLater } from '../../../lib/use-later'
import { useSay } from '../components/say'
import { useBackCloses } from '../components/use-back-closes'
import { useFaces } from '../components/use-faces'
import { useMemberName } from '../components/use-member-name'
import { useOpened } from '../components/use-opened'
import { keyOfTry, readTry } from './kept-try'
import { payeesOf } from './payees'
import { type Asked, type Purse, PurseProvider, SENDS } from './table'

const loadDialogs = async () => {
  const [{ WalletDialog }] = await Promise.all([import('./dialogs'), openArea('wallet')])
  return WalletDialog
}
const loadPane = async () => {
  const [{ PacketPane }] = await Promise.all([import('./packet-pane'), openArea('wallet')])
  return PacketPane
}

/** What was asked for on the wallet's page, or went out before a reload and nobody knows whether it came there. */
function askedFirst(conversation: ConversationKey, state: unknown): Asked | null {
  const { send } = toFields(state)
  const kind =
    SENDS.find((one) => readTry(keyOfTry(`${one}.${conversation}`))?.isTried) ??
    SENDS.find((one) => one === send)
  return kind === undefined ? null : { kind }
}

/** Nothing is sent where nobody can be paid. */
const isFor = ({ people }: Purse, asked: Asked | null): asked is Asked =>
  asked !== null && (asked.kind === 'pay' || people.length > 0)

interface Props {
  conversation: ConversationKey
  /** Who else is there. */
  name: string
  avatar: string
  /** Something else stands beside the conversation. */
  isSideTaken: boolean
  /** Makes room beside it. */
  onSide: () => void
  children: ReactNode
}

/** What stands around a conversation where there is a wallet: its dialogs, and a red packet beside it. */
export function WalletTable({ conversation, name, avatar, isSideTaken, onSide, children }: Props) {
  const isOn = useIsWalletOn()
  const { me } = useImEngine()
  const t = useSay()
  const group = useGroup(conversation)
  const nameOfMember = useMemberName(conversation)
  const faceOf = useFaces(conversation, avatar)
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(() => (isOn ? askedFirst(conversation, state) : null))
  const [packet, setPacket] = useState('')
  const isSendAsked = toFields(state).send !== undefined
  useEffect(() => {
    // Asked for once: a reload does not ask again.
    if (isSendAsked)
      void navigate(
        { search },
        {
          replace: true,
          state: { ...state, send: undefined, visit: state?.visit ?? key },
          preventScrollReset: true,
        },
      )
  }, [isSendAsked, navigate, search, state, key])
  const close = useCallback(() => setAsked(null), [])
  const Dialog = useOpened('wallet-dialogs', asked !== null, loadDialogs, close)
  const { data: PacketPane } = useLater('wallet-packet', packet !== '', loadPane)
  useBackCloses(asked !== null || packet !== '', () => (asked === null ? setPacket('') : close()))
  const peer = isGroupKey(conversation) ? null : peerOf(conversation)
  const members = group?.members
  const contacts = useContacts()
  const [payee] = peer === null ? [] : payeesOf(peer, contacts)
  const purse = useMemo<Purse | null>(
    () =>
      isOn
        ? {
            conversation,
            me,
            peer,
            name,
            people:
              peer === null
                ? (members ?? []).flatMap(({ imId }) => (imId === me ? [] : [toImId(imId)]))
                : payee === undefined
                  ? []
                  : [payee],
            nameOf: (imId) => (imId === me ? t('thread.you') : imId === peer ? name : nameOfMember(imId)),
            faceOf: (imId) => faceOf(toImId(imId)),
            open: setAsked,
            openPacket: (id) => {
              onSide()
              setPacket(id)
            },
          }
        : null,
    [isOn, conversation, me, peer, payee, name, members, nameOfMember, faceOf, onSide, t],
  )
  // What is opened beside it later takes its place for good.
  if (isSideTaken && packet !== '') setPacket('')
  return (
    <PurseProvider value={purse}>
      {children}
      {purse !== null && isFor(purse, asked) && Dialog !== undefined && (
        <Dialog purse={purse} asked={asked} onClose={close} />
      )}
      {purse !== null && packet !== '' && PacketPane !== undefined && (
        <PacketPane key={packet} id={packet} purse={purse} onClose={() => setPacket('')} />
      )}
    </PurseProvider>
  )
}

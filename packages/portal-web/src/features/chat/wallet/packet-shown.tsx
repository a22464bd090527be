import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showTime } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { useSession } from '../../../lib/session'
import { Avatar } from '../../../ui/avatar'
import { Bird } from '../../../ui/bird'
import { FormFailure } from '../../../ui/failure'
import { openPacket, type Packet, restOf } from './api'
import { useFaultWords } from './refusals'
import { usePeople } from './use-people'
import { useWalletChanged } from './use-wallet'
import '../../../styles/wallet-send.css'

interface Props {
  packet: Packet
  me: string
}

/** A red packet: its opening, and who took what. */
export function PacketShown({ packet, me }: Props) {
  const { t } = useTranslation('wallet')
  const ownName = useSession()?.name ?? ''
  const { id, from, to, note, amount, count, left, isOver, isByChance, taken } = packet
  const { nameOf, faceOf } = usePeople(packet, from === me ? to : from)
  const changed = useWalletChanged()
  const inWords = useFaultWords()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const mine = taken.find(({ imId }) => imId === me)
  const canOpen = mine === undefined && left > 0 && !isOver && !(from === me && to !== '')
  const most = Math.max(...taken.map((one) => one.amount))
  const rest = restOf(packet)
  const over = !isOver
    ? null
    : from === me
      ? t('opening.restBack', { amount: showAmount(rest) })
      : t('opening.over')
  const isLate = left === 0 && from !== me
  const whyNothing = isLate
    ? t('opening.late')
    : left === 0
      ? t(count === 1 ? 'card.openedOnce' : 'card.allOpened', { count })
      : (over ?? t(canOpen ? 'opening.tap' : 'opening.notOpened'))
  const open = async () => {
    if (isBusy) return
    setIsBusy(true)
    const fault = await openPacket(id)
    await changed()
    setIsBusy(false)
    // Who came too late reads it where the amount would stand.
    const isLate = fault?.kind === 'refused' && fault.code === 'empty'
    setFailure(fault === null || isLate ? null : inWords(fault))
  }
  return (
    <div className="packet">
      <div className="packet-lid">
        <p>{from === me ? t('opening.own') : t('opening.title', { name: isolate(nameOf(from)) })}</p>
        <p className="packet-note">
          <bdi>{note || t('card.greeting')}</bdi>
        </p>
        {canOpen ? (
          <button
            type="button"
            className="money-coin packet-open"
            aria-disabled={isBusy || undefined}
            onClick={() => void open()}
          >
            <Bird size={30} />
            <span>{t('opening.open')}</span>
          </button>
        ) : (
          <span className="money-coin">
            <Bird size={28} />
          </span>
        )}
      </div>
      <div className="packet-got" role="status">
        {mine !== undefined ? (
          <>
            <p className="packet-amount">{showAmount(mine.amount)}</p>
            <p className="soft">{t('opening.inWallet')}</p>
            {over !== null && <p className="soft">{over}</p>}
          </>
        ) : (
          <>
            <p className="soft">{whyNothing}</p>
            <p className="soft">{t('demo')}</p>
          </>
        )}
      </div>
      <FormFailure text={failure ?? false} />
      <section className="packet-taken">
        <p className="soft">
          {t('opening.progress', {
            opened: count - left,
            count,
            taken: showAmount(amount - rest),
            total: showAmount(amount),
          })}
        </p>
        <ul>
          {taken.map((one) => (
            <li key={one.imId}>
              <Avatar
                id={`p2p-${one.imId}`}
                name={one.imId === me ? ownName : nameOf(one.imId)}
                src={faceOf(one.imId)}
              />
              <span>
                <bdi>{one.imId === me ? t('you') : nameOf(one.imId)}</bdi>
                <small>{showTime(one.at)}</small>
              </span>
              <span className="packet-part">
                <strong>{showAmount(one.amount)}</strong>
                {isByChance && left === 0 && count > 1 && one.amount === most && (
                  <small className="packet-luck">{t('opening.luckiest')}</small>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
